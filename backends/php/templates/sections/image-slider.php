<?php // slides: picture and caption each; heading, sizes, priority for the first slide ?>
<section class="image-slider-section">
  <h2 class="section-label"><?= e($heading) ?></h2>
  <div class="image-slider">
    <?php foreach ($slides as $slide): ?>
      <figure class="image-slider__slide">
        <?php $this->part('parts/picture', ['picture' => $pictures[$slide['picture']], 'sizes' => '(min-width: 1600px) 1440px, 100vw']) ?>
        <figcaption><a href="<?= e($links[$slide['page']]) ?>"><?= e($slide['caption']) ?></a></figcaption>
      </figure>
    <?php endforeach ?>
  </div>
</section>
