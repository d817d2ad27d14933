<div class="gallery-inner">
  <div class="gallery-slider">
    <?php foreach ($group['categories'] as $item): ?>
      <figure>
        <?php $this->part('parts/lightbox-picture', ['picture' => $pictures[$item['pictures'][0]], 'group' => 'group-' . $group['key'], 'caption' => $item['name'], 'sizes' => '(min-width: 1050px) 70vw, 100vw']) ?>
        <figcaption><?= e($item['name']) ?></figcaption>
      </figure>
    <?php endforeach ?>
  </div>
</div>
