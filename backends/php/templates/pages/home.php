<?php $this->part('layout/top') ?>
<section class="hero">
  <div class="hero__words">
    <h1><?= e($home['title']) ?></h1>
    <p class="lead"><?= e($home['intro']) ?></p>
    <p><a class="button" href="<?= e($links['products']) ?>"><?= e($home['action']) ?></a></p>
  </div>
  <div class="hero__picture">
    <?php $this->part('parts/picture', ['picture' => $pictures['hero-foyer'], 'sizes' => '100vw', 'priority' => 'high']) ?>
  </div>
</section>
<?php $this->part('sections/logo-slider', ['title' => $wording['clients']]) ?>
<section class="statement">
  <h2><?= e($home['statement']) ?></h2>
  <p><?= e($home['statement_text']) ?></p>
</section>
<?php $this->part('sections/families') ?>
<?php $this->part('sections/image-slider', ['heading' => $sliders['workshop']['title'], 'slides' => $sliders['workshop']['slides']]) ?>
<?php $this->part('sections/reference-slider') ?>
<section class="feature">
  <div class="feature__picture">
    <?php $this->part('parts/picture', ['picture' => $pictures['inspiration-evening-1'], 'sizes' => '(min-width: 1050px) 60vw, 100vw']) ?>
  </div>
  <div class="feature__words">
    <h2><?= e($home['inspiration_title']) ?></h2>
    <p><?= e($home['inspiration_text']) ?></p>
    <p><a class="arrow-link" href="<?= e($links['inspiration']) ?>"><?= e($home['inspiration_action']) ?></a></p>
  </div>
</section>
<?php $this->part('sections/invitation') ?>
<?php $this->part('layout/bottom') ?>
