<div class="references"<?php if ($id ?? ''): ?> id="<?= e($id) ?>"<?php endif ?>>
  <div class="references__columns">
    <?php foreach ($references['projects'] as $index => $project): ?>
      <div class="reference-column<?php if ($index >= $references['visible']): ?> is-hidden<?php endif ?>"<?php if ($index === $references['visible']): ?> id="<?= e($wording['more_references_id']) ?>"<?php endif ?>>
        <?php $this->part('sections/reference', ['project' => $project]) ?>
      </div>
    <?php endforeach ?>
  </div>
  <p class="references__foot"><a class="references__more" href="#<?= e($wording['more_references_id']) ?>"><?= e($wording['more_references']) ?></a></p>
</div>
