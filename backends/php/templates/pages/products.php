<?php $this->part('layout/top') ?>
<?php $this->part('parts/page-header', ['title' => $page['title'], 'intro' => $page['description']]) ?>
<?php $this->part('sections/products-open') ?>
<?php $this->part('sections/invitation') ?>
<?php $this->part('layout/bottom') ?>
