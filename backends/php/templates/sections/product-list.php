<div class="list_products">
  <?php foreach ($products['groups'] as $entry): ?>
    <div class="product_group">
      <h2 class="product_group__heading"><?= e($entry['name']) ?></h2>
      <ul>
        <?php foreach ($entry['categories'] as $item): ?>
          <li class="product_reference<?php if ($item['uid'] === ($category['uid'] ?? 0)): ?> active<?php endif ?>" data-uid="<?= e($item['uid']) ?>" data-color="<?= e($item['color']) ?>">
            <a href="<?= e($links[$item['page']]) ?>"><?= e($item['name']) ?></a>
          </li>
        <?php endforeach ?>
      </ul>
    </div>
  <?php endforeach ?>
</div>
