<?php $this->part('layout/top') ?>
<?php $this->part('parts/page-header', ['title' => $collection['title'], 'intro' => $collection['intro']]) ?>
<?php $this->part('sections/coverflow') ?>
<?php $this->part('sections/invitation') ?>
<?php $this->part('layout/bottom') ?>
