<?php $this->part('layout/top') ?>
<?php $this->part('parts/page-header', ['title' => $form['thanks_title'], 'intro' => $form['thanks_text']]) ?>
<section class="next-steps">
  <h2 class="section-label"><?= e($form['thanks_next']) ?></h2>
  <ul>
    <li><a class="arrow-link" href="<?= e($links['references']) ?>"><?= e($wording['all_references']) ?></a></li>
    <li><a class="arrow-link" href="<?= e($links['downloads']) ?>"><?= e($wording['downloads']) ?></a></li>
    <li><a class="arrow-link" href="tel:<?= e($site['telephone_link']) ?>"><?= e($site['telephone']) ?></a></li>
  </ul>
</section>
<?php $this->part('layout/bottom') ?>
