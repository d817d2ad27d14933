<!DOCTYPE html>
<html lang="<?= e($language) ?>">
  <?php $this->part('layout/head') ?>
  <body id="top"<?php if ($page['body_class']): ?> class="<?= e($page['body_class']) ?>"<?php endif ?>>
    <a class="skip-link" href="#<?= e($wording['content_id']) ?>"><?= e($wording['skip']) ?></a>
    <?php if ($page['body_class'] === 'intro-mode'): ?>
      <?php $this->part('sections/start-screen') ?>
    <?php endif ?>
    <?php $this->part('sections/header') ?>
    <main id="<?= e($wording['content_id']) ?>" class="page page--<?= e($page['template']) ?>">
