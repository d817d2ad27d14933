<header class="site-header">
  <a class="site-header__logo" href="<?= e($links['home']) ?>">
    <img src="/media/logo.svg" alt="<?= e($site['name']) ?>, <?= e($wording['home']) ?>" width="<?= e($pictures['logo']['width']) ?>" height="<?= e($pictures['logo']['height']) ?>">
  </a>
  <nav class="languages" aria-label="<?= e($wording['language']) ?>">
    <ul class="language-menu">
      <?php foreach ($page['alternates'] as $alternate): ?>
        <li<?php if ($alternate['language'] === $language): ?> class="active"<?php endif ?> lang="<?= e($alternate['language']) ?>">
          <a href="<?= e($alternate['url']) ?>" hreflang="<?= e($alternate['language']) ?>"<?php if ($alternate['language'] === $language): ?> aria-current="true"<?php endif ?> aria-label="<?= e(strtoupper($alternate['language']) . ', ' . $alternate['name']) ?>"><?= e(strtoupper($alternate['language'])) ?></a>
        </li>
      <?php endforeach ?>
    </ul>
  </nav>
  <button class="navigation-opener" type="button" aria-controls="main-navigation" aria-expanded="false">
    <span class="navigation-opener__label"><?= e($wording['menu']) ?></span>
    <span class="navigation-opener__bars" aria-hidden="true"></span>
  </button>
  <nav class="main-navigation" id="main-navigation" aria-label="<?= e($wording['main_navigation']) ?>">
    <?php $this->part('sections/navigation-level', ['entries' => $navigation, 'links' => $links, 'here' => $page['url']]) ?>
  </nav>
</header>
