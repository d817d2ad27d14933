<section class="image-slider-section">
  <h2 class="section-label"><?= e($sliders['projects']['title']) ?></h2>
  <div class="image-slider">
    <?php foreach ($references['projects'] as $project): ?>
      <figure class="image-slider__slide">
        <?php $this->part('parts/picture', ['picture' => $pictures[$project['picture']], 'sizes' => '(min-width: 1600px) 1440px, 100vw']) ?>
        <figcaption><a href="<?= e($links['references']) ?>#<?= e($project['key']) ?>"><?= e($project['caption']) ?></a></figcaption>
      </figure>
    <?php endforeach ?>
  </div>
</section>
