<div class="reference_content">
  <div class="reference_content__text">
    <h3><?= e($category['name']) ?></h3>
    <p class="reference_content__intro"><?= e($category['intro']) ?></p>
    <p><?= e($category['text']) ?></p>
    <dl class="facts">
      <?php foreach ($category['facts'] as $fact): ?>
        <div><dt><?= e($fact['label']) ?></dt><dd><?= e($fact['value']) ?></dd></div>
      <?php endforeach ?>
    </dl>
  </div>
  <?php foreach ($references['projects'] as $project): ?>
    <?php if ($project['key'] === $category['project']): ?>
      <figure class="reference_content__project">
        <?php $this->part('parts/lightbox-picture', ['picture' => $pictures[$project['picture']], 'group' => 'project-' . $category['uid'], 'caption' => $project['caption'], 'sizes' => '(min-width: 768px) 40vw, 100vw']) ?>
        <figcaption><a href="<?= e($links['references']) ?>#<?= e($project['key']) ?>"><?= e($project['name']) ?></a>, <?= e($project['place']) ?></figcaption>
      </figure>
    <?php endif ?>
  <?php endforeach ?>
</div>
