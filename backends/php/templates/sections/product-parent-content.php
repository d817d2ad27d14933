<div class="reference_content">
  <ul class="reference_content__families">
    <?php foreach ($group['categories'] as $item): ?>
      <li>
        <h3><a href="<?= e($links[$item['page']]) ?>"><?= e($item['name']) ?></a></h3>
        <p><?= e($item['intro']) ?></p>
      </li>
    <?php endforeach ?>
  </ul>
</div>
