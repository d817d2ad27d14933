<?php $this->part('layout/top') ?>
<?php $this->part('parts/page-header', ['title' => $rooms['title'], 'intro' => $rooms['intro']]) ?>
<?php $this->part('sections/gallery-elements') ?>
<?php $this->part('sections/invitation') ?>
<?php $this->part('layout/bottom') ?>
