<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title><?= e($page['title']) ?> – <?= e($site['name']) ?></title>
  <meta name="description" content="<?= e($page['description']) ?>">
  <link rel="canonical" href="<?= e($site['origin'] . $page['url']) ?>">
  <?php foreach ($page['alternates'] as $alternate): ?>
    <link rel="alternate" hreflang="<?= e($alternate['language']) ?>" href="<?= e($site['origin'] . $alternate['url']) ?>">
  <?php endforeach ?>
  <link rel="icon" href="/media/favicon.svg" type="image/svg+xml">
  <?php foreach ($site['fonts'] as $font): ?>
    <link rel="preload" href="/theme/fonts/<?= e($font) ?>" as="font" type="font/woff2" crossorigin>
  <?php endforeach ?>
  <link rel="stylesheet" href="<?= e($site['theme']) ?>">
  <link rel="stylesheet" href="/assets/auftritt.css">
  <?php $this->part('layout/script-tag') ?>
</head>
