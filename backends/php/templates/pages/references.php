<?php $this->part('layout/top') ?>
<?php $this->part('parts/page-header', ['title' => $references['title'], 'intro' => $references['intro']]) ?>
<?php $this->part('sections/references') ?>
<?php $this->part('sections/reference-slider') ?>
<?php $this->part('sections/project-slider') ?>
<?php $this->part('sections/logo-slider', ['title' => $wording['clients']]) ?>
<?php $this->part('sections/invitation') ?>
<?php $this->part('layout/bottom') ?>
