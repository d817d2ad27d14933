<header class="page-header">
  <h1><?= e($title) ?></h1>
  <?php if ($intro ?? ''): ?>
    <p class="lead"><?= e($intro) ?></p>
  <?php endif ?>
</header>
