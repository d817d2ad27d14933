<nav class="table-of-contents" aria-label="<?= e($wording['contents']) ?>">
  <p class="section-label" aria-hidden="true"><?= e($wording['contents']) ?></p>
  <ol>
    <?php foreach ($parts as $part): ?>
      <li><a href="#<?= e($part['id']) ?>"><?= e($part['heading']) ?></a></li>
    <?php endforeach ?>
  </ol>
</nav>
