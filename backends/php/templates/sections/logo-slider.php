<?php // Holds nothing to focus, so the row itself is: it scrolls where there is no script. lazy 'data' writes data-lazy, as slick's own lazy loading has it; otherwise the browser's. ?>
<section class="clients">
  <h2 class="section-label"><?= e($title) ?></h2>
  <div class="logo-slider" role="group" aria-label="<?= e($title) ?>" tabindex="0">
    <?php foreach ($clients as $client): ?>
      <?php $picture = $pictures[$client['picture']] ?>
      <div class="logo-slider__item">
        <?php if (($lazy ?? '') === 'data'): ?>
          <img src="/theme/blank.svg" data-lazy="<?= e($picture['src']) ?>" alt="<?= e($picture['alt']) ?>" width="<?= e($picture['width']) ?>" height="<?= e($picture['height']) ?>">
          <noscript><img src="<?= e($picture['src']) ?>" alt="<?= e($picture['alt']) ?>" width="<?= e($picture['width']) ?>" height="<?= e($picture['height']) ?>"></noscript>
        <?php else: ?>
          <img src="<?= e($picture['src']) ?>" alt="<?= e($picture['alt']) ?>" width="<?= e($picture['width']) ?>" height="<?= e($picture['height']) ?>" loading="lazy" decoding="async">
        <?php endif ?>
      </div>
    <?php endforeach ?>
  </div>
</section>
