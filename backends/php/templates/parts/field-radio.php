<?php $this->part('parts/field-legend', $values) ?>
<div class="choices" role="radiogroup" aria-labelledby="<?= e($id) ?>-label">
  <?php foreach ($field['options'] as $option): ?>
    <div class="radio">
      <label><input type="radio" id="<?= e($id) ?>-<?= e($option['value']) ?>" name="<?= e($name) ?>" value="<?= e($option['value']) ?>"<?php if ($failed && $option['value'] === $field['entered']): ?> checked<?php endif ?>> <?= e($option['label']) ?></label>
    </div>
  <?php endforeach ?>
</div>
