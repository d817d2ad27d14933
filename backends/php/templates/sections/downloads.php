<?php foreach ($downloads as $group): ?>
  <section class="downloads" id="<?= e($group['id']) ?>">
    <h2><button class="downloads__toggle" type="button"><?= e($group['name']) ?></button></h2>
    <div class="downloads__body">
      <ul>
        <?php foreach ($group['files'] as $entry): ?>
          <li>
            <a href="/files/<?= e(rawurlencode($entry['file'])) ?>" download>
              <span class="downloads__name"><?= e($entry['name']) ?></span>
              <span class="downloads__kind"><?= e($entry['details']['kind']) ?>, <?= e($entry['details']['size']) ?></span>
            </a>
            <p><?= e($entry['note']) ?></p>
          </li>
        <?php endforeach ?>
      </ul>
    </div>
  </section>
<?php endforeach ?>
