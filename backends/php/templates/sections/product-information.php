<div class="product_information">
  <header>
    <h2><?= e($title) ?></h2>
    <p><?= e($intro) ?></p>
  </header>
  <p class="product_information__links">
    <a class="back-to-category" href="<?= e($links[$back]) ?>"><?= e($wording['back_to_category']) ?></a>
    <?php if ($info): ?>
      <a class="info-link" href="<?= e($links['contact']) ?>"><?= e($wording['info_link']) ?></a>
    <?php endif ?>
  </p>
</div>
