<article class="reference" id="<?= e($project['key']) ?>">
  <h2 class="reference__heading">
    <button class="reference__toggle" type="button">
      <span class="reference__name"><?= e($project['name']) ?></span>
      <span class="reference__place"><?= e($project['place']) ?></span>
    </button>
  </h2>
  <div class="reference__body">
    <?php $this->part('parts/lightbox-picture', ['picture' => $pictures[$project['picture']], 'group' => 'references', 'caption' => $project['caption'], 'sizes' => '(min-width: 1050px) 33vw, (min-width: 768px) 50vw, 100vw']) ?>
    <p><?= e($project['text']) ?></p>
    <dl class="reference__facts">
      <div><dt><?= e($wording['year']) ?></dt><dd><?= e($project['year']) ?></dd></div>
      <div><dt><?= e($wording['lights']) ?></dt><dd><?= e($project['lights']) ?></dd></div>
    </dl>
  </div>
</article>
