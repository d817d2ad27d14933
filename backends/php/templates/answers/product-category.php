<?php $this->part('sections/product-gallery') ?>
<?php $this->part('sections/product-content') ?>
