<?php $this->part('layout/top') ?>
<?php $this->part('parts/page-header', ['title' => $every_section['title'], 'intro' => $every_section['intro']]) ?>
<?php $this->part('sections/logo-slider', ['title' => $wording['clients']]) ?>
<?php $this->part('sections/image-slider', ['heading' => $sliders['workshop']['title'], 'slides' => $sliders['workshop']['slides']]) ?>
<?php $this->part('sections/references') ?>
<?php $this->part('sections/reference-slider') ?>
<?php $this->part('sections/products-open') ?>
<?php $this->part('sections/inspiration-open') ?>
<?php $this->part('sections/coverflow') ?>
<?php $this->part('sections/gallery-elements') ?>
<?php $this->part('sections/project-slider') ?>
<?php $this->part('sections/logo-slider', ['title' => $every_section['second_strip'], 'lazy' => 'data']) ?>
<?php $this->part('sections/downloads') ?>
<?php $this->part('sections/inquiry-form') ?>
<?php $this->part('sections/map') ?>
<?php $this->part('layout/bottom') ?>
