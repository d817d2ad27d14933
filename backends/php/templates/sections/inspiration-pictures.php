<div class="gallery-inner">
  <header class="gallery-inner__text">
    <h3><?= e($category['title']) ?></h3>
    <p><?= e($category['text']) ?></p>
  </header>
  <div class="gallery-slider">
    <?php foreach ($category['pictures'] as $name): ?>
      <figure>
        <?php $this->part('parts/lightbox-picture', ['picture' => $pictures[$name], 'group' => 'inspiration-' . $category['uid'], 'sizes' => '(min-width: 1050px) 70vw, 100vw']) ?>
        <figcaption><?= e($pictures[$name]['alt']) ?></figcaption>
      </figure>
    <?php endforeach ?>
  </div>
</div>
