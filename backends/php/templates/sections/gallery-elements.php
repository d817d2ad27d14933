<nav class="gallery-navigation" aria-label="<?= e($wording['room_navigation']) ?>">
  <ul>
    <?php foreach ($rooms['rooms'] as $room): ?>
      <li><a href="#<?= e($room['key']) ?>"><?= e($room['name']) ?></a></li>
    <?php endforeach ?>
  </ul>
</nav>
<?php foreach ($rooms['rooms'] as $room): ?>
  <section class="gallery-element" id="<?= e($room['key']) ?>" data-parent="<?= e($room['name']) ?>">
    <div class="gallery-element__text">
      <h2><?= e($room['name']) ?></h2>
      <p><?= e($room['text']) ?></p>
    </div>
    <div class="gallery-element__pictures">
      <?php foreach ($room['pictures'] as $name): ?>
        <?php $this->part('parts/lightbox-picture', ['picture' => $pictures[$name], 'group' => 'room-' . $room['key'], 'sizes' => '(min-width: 768px) 50vw, 100vw']) ?>
      <?php endforeach ?>
    </div>
  </section>
<?php endforeach ?>
