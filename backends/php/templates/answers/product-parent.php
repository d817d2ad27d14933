<?php $this->part('sections/product-list', ['category' => ['uid' => 0]]) ?>
<?php $this->part('sections/product-information', ['title' => $group['title'], 'intro' => $group['intro'], 'back' => $group['page'], 'info' => false]) ?>
<?php $this->part('sections/product-parent-gallery') ?>
<?php $this->part('sections/product-parent-content') ?>
