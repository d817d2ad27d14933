<?php $this->part('layout/top') ?>
<?php $this->part('parts/page-header', ['title' => $inspiration['title'], 'intro' => $inspiration['intro']]) ?>
<?php $this->part('sections/inspiration-open') ?>
<?php $this->part('sections/invitation') ?>
<?php $this->part('layout/bottom') ?>
