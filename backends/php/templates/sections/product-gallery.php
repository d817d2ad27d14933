<div class="gallery-inner">
  <div class="gallery-slider">
    <?php foreach ($category['pictures'] as $name): ?>
      <figure>
        <?php $this->part('parts/lightbox-picture', ['picture' => $pictures[$name], 'group' => 'product-' . $category['uid'], 'sizes' => '(min-width: 1050px) 70vw, 100vw']) ?>
        <figcaption><?= e($pictures[$name]['alt']) ?></figcaption>
      </figure>
    <?php endforeach ?>
  </div>
</div>
