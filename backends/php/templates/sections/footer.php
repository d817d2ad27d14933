<footer class="site-footer">
  <div class="site-footer__claim">
    <p><?= e($site['claim']) ?></p>
    <a class="to-top" href="#top"><?= e($wording['to_top']) ?></a>
  </div>
  <div class="site-footer__columns">
    <address>
      <strong><?= e($site['company']) ?></strong><br>
      <?= e($site['street']) ?><br>
      <?= e($site['postal_code']) ?> <?= e($site['city']) ?><br>
      <a href="tel:<?= e($site['telephone_link']) ?>"><?= e($site['telephone']) ?></a><br>
      <a href="mailto:<?= e($site['email']) ?>"><?= e($site['email']) ?></a>
    </address>
    <p><?= e($site['hours']) ?></p>
    <nav aria-label="<?= e($wording['footer_navigation']) ?>">
      <ul>
        <li><a href="<?= e($links['downloads']) ?>"><?= e($wording['downloads']) ?></a></li>
        <li><a href="<?= e($links['contact']) ?>"><?= e($wording['contact']) ?></a></li>
        <li><a href="<?= e($links['imprint']) ?>"><?= e($wording['imprint']) ?></a></li>
        <li><a href="<?= e($links['privacy']) ?>"><?= e($wording['privacy']) ?></a></li>
        <?php if ($site['demonstration']): ?>
          <li><a href="?jquery=1"><?= e($wording['with_jquery']) ?></a></li>
        <?php endif ?>
        <li><button class="cookie-settings" type="button"><?= e($wording['cookie_settings']) ?></button></li>
      </ul>
    </nav>
  </div>
  <p class="site-footer__note"><?= e($wording['rights']) ?></p>
</footer>
