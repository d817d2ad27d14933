<?php // The product gallery in one of its two levels: a chosen category (open) or a group (parent). ?>
<section class="category-gallery" id="gallery">
  <input type="hidden" class="reference_request_url" value="<?= e($site['request_url']['products']) ?>">
  <input type="hidden" class="content_uid" value="<?= e($site['content_uid']['products']) ?>">
  <input type="hidden" class="plugin_settings" value="<?= e($site['plugin_settings']['products']) ?>">
  <?php $this->part('sections/product-list', ['category' => $category]) ?>
  <div class="category-gallery__stage">
    <?php if ($category['uid'] ?? 0): ?>
      <?php $this->part('sections/product-information', ['title' => $products['information']['title'], 'intro' => $products['information']['intro'], 'back' => $group['page'], 'info' => true]) ?>
      <?php $this->part('sections/product-gallery', ['category' => $category]) ?>
      <?php $this->part('sections/product-content', ['category' => $category]) ?>
    <?php else: ?>
      <?php $this->part('sections/product-information', ['title' => $group['title'], 'intro' => $group['intro'], 'back' => $group['page'], 'info' => false]) ?>
      <?php $this->part('sections/product-parent-gallery', ['group' => $group]) ?>
      <?php $this->part('sections/product-parent-content', ['group' => $group]) ?>
    <?php endif ?>
  </div>
</section>
