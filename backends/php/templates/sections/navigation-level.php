<ul>
  <?php foreach ($entries as $entry): ?>
    <?php $url = $links[$entry['page']] ?>
    <li>
      <a href="<?= e($url) ?>"<?php if ($url === $here && count($entry['children']) === 0): ?> aria-current="page"<?php endif ?>><?= e($entry['label']) ?></a>
      <?php if (count($entry['children']) > 0): ?>
        <?php $this->part('sections/navigation-level', ['entries' => $entry['children'], 'links' => $links, 'here' => $here]) ?>
      <?php endif ?>
    </li>
  <?php endforeach ?>
</ul>
