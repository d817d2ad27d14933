<section class="families">
  <header class="section-header">
    <h2><?= e($home['families_title']) ?></h2>
    <p><?= e($home['families_intro']) ?></p>
  </header>
  <ul class="families__list">
    <?php foreach ($products['groups'] as $group): ?>
      <?php foreach ($group['categories'] as $item): ?>
        <li>
          <a href="<?= e($links['products']) ?>?id_category=<?= e($item['uid']) ?>">
            <?php $this->part('parts/picture', ['picture' => $pictures[$item['pictures'][0]], 'sizes' => '(min-width: 1050px) 33vw, 50vw']) ?>
            <span class="families__name"><?= e($item['name']) ?></span>
          </a>
        </li>
      <?php endforeach ?>
    <?php endforeach ?>
  </ul>
</section>
