<?php // The gallery at the level that the page opens with. ?>
<?php foreach ($products['groups'] as $group): ?>
  <?php if ($group['key'] === $page['open_group']): ?>
    <?php $this->part('sections/category-gallery', ['group' => $group, 'category' => ['uid' => 0]]) ?>
  <?php endif ?>
  <?php foreach ($group['categories'] as $category): ?>
    <?php if ($category['uid'] === $page['open_product']): ?>
      <?php $this->part('sections/category-gallery', ['group' => $group, 'category' => $category]) ?>
    <?php endif ?>
  <?php endforeach ?>
<?php endforeach ?>
