<section class="text-part" id="<?= e($part['id']) ?>">
  <h2><?= e($part['heading']) ?></h2>
  <div class="prose">
    <?php foreach ($part['paragraphs'] as $paragraph): ?>
      <p><?= $paragraph ?></p>
    <?php endforeach ?>
    <?php if ($part['opt_out'] ?? false): ?>
      <p><button class="analytics-opt-out" type="button"><?= e($wording['opt_out']) ?></button></p>
    <?php endif ?>
  </div>
</section>
