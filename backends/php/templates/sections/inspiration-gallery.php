<section class="inspiration-gallery" id="times-of-day">
  <input type="hidden" class="reference_request_url" value="<?= e($site['request_url']['inspiration']) ?>">
  <input type="hidden" class="content_uid" value="<?= e($site['content_uid']['inspiration']) ?>">
  <input type="hidden" class="plugin_settings" value="<?= e($site['plugin_settings']['inspiration']) ?>">
  <div class="list_products">
    <div class="product_group">
      <h2 class="product_group__heading"><?= e($wording['times_of_day']) ?></h2>
      <ul>
        <?php foreach ($inspiration['categories'] as $item): ?>
          <li><a class="product_reference<?php if ($item['uid'] === $category['uid']): ?> active<?php endif ?>" data-uid="<?= e($item['uid']) ?>" data-color="<?= e($item['color']) ?>" href="<?= e($links[$item['page']]) ?>"><?= e($item['name']) ?></a></li>
        <?php endforeach ?>
      </ul>
    </div>
  </div>
  <div class="category-gallery__stage">
    <?php $this->part('sections/inspiration-pictures', ['category' => $category]) ?>
  </div>
</section>
