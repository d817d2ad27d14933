<section class="invitation">
  <h2><?= e($home['contact_title']) ?></h2>
  <p><a class="button" href="<?= e($links['contact']) ?>"><?= e($home['contact_action']) ?></a> <a class="invitation__telephone" href="tel:<?= e($site['telephone_link']) ?>"><?= e($site['telephone']) ?></a></p>
</section>
