<?php // One img: picture, sizes; priority 'high' for the largest picture of the first view, else loaded when near. ?>
<img src="<?= e($picture['src']) ?>" alt="<?= e($alt ?? $picture['alt']) ?>"
  <?php if ($picture['srcset']): ?>srcset="<?= e($picture['srcset']) ?>" sizes="<?= e($sizes ?? '100vw') ?>"
  <?php endif ?>
  width="<?= e($picture['width']) ?>" height="<?= e($picture['height']) ?>" <?php if (($priority ?? '') === 'high'): ?>fetchpriority="high"<?php else: ?>loading="lazy"<?php endif ?> decoding="async">
