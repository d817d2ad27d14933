<?php // A picture that opens in the lightbox: picture, group, caption, sizes. ?>
<a class="lightbox-link" href="<?= e($picture['src']) ?>" data-fancybox="<?= e($group) ?>" data-caption="<?= e($caption ?? $picture['alt']) ?>">
  <?php $this->part('parts/picture', ['picture' => $picture, 'sizes' => $sizes ?? '100vw']) ?>
</a>
