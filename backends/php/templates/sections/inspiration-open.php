<?php foreach ($inspiration['categories'] as $category): ?>
  <?php if ($category['uid'] === $page['open_inspiration']): ?>
    <?php $this->part('sections/inspiration-gallery', ['category' => $category]) ?>
  <?php endif ?>
<?php endforeach ?>
