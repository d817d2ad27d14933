<?php $this->part('layout/top') ?>
<?php $this->part('parts/page-header', ['title' => $page['title'], 'intro' => $page['description']]) ?>
<?php $this->part('sections/downloads') ?>
<?php $this->part('sections/invitation') ?>
<?php $this->part('layout/bottom') ?>
