<div class="collection">
  <div class="coverflow">
    <ul>
      <?php foreach ($collection['items'] as $item): ?>
        <?php $picture = $pictures[$item['picture']] ?>
        <li data-flip-category="<?= e($item['category']) ?>">
          <img src="<?= e($picture['small']) ?>" data-detail-src="<?= e($picture['src']) ?>" alt="<?= e($picture['alt']) ?>" width="<?= e($picture['small_width']) ?>" height="<?= e($picture['small_height']) ?>" decoding="async">
          <div class="coverflow__text">
            <h2 class="flip-title"><?= e($item['name']) ?></h2>
            <p class="sub-header"><?= e($item['sub_header']) ?></p>
            <p class="text"><?= e($item['text']) ?></p>
            <a class="link" href="<?= e($links['products']) ?>?id_category=<?= e($item['uid']) ?>" aria-label="<?= e($collection['more']) ?>: <?= e($item['name']) ?>"><?= e($collection['more']) ?></a>
          </div>
        </li>
      <?php endforeach ?>
    </ul>
  </div>
  <?php $first = $collection['items'][0] ?>
  <div class="coverflow-detail">
    <img class="coverflow-detail__image" src="<?= e($pictures[$first['picture']]['src']) ?>" alt="<?= e($pictures[$first['picture']]['alt']) ?>" width="<?= e($pictures[$first['picture']]['width']) ?>" height="<?= e($pictures[$first['picture']]['height']) ?>" loading="lazy" decoding="async">
    <div class="coverflow-detail__words">
      <h2 class="coverflow-detail__title"><?= e($first['name']) ?></h2>
      <p class="coverflow-detail__sub-header"><?= e($first['sub_header']) ?></p>
      <p class="coverflow-detail__text"><?= e($first['text']) ?></p>
      <a class="coverflow-detail__more" href="<?= e($links['products']) ?>?id_category=<?= e($first['uid']) ?>" aria-label="<?= e($collection['more']) ?>: <?= e($first['name']) ?>"><?= e($collection['more']) ?></a>
    </div>
  </div>
</div>
