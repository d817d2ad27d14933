<?php $this->part('parts/field-legend', $values) ?>
<input type="hidden" name="<?= e($name) ?>" value="">
<div class="choices" role="group" aria-labelledby="<?= e($id) ?>-label"<?php if ($field['help']): ?> aria-describedby="<?= e($id) ?>-help"<?php endif ?>>
  <?php foreach ($field['options'] as $option): ?>
    <div class="checkbox">
      <label><input type="checkbox" id="<?= e($id) ?>-<?= e($option['value']) ?>" name="<?= e($name) ?>[]" value="<?= e($option['value']) ?>"<?php if ($failed && in_array($option['value'], $field['entered'], true)): ?> checked<?php endif ?>> <?= e($option['label']) ?></label>
    </div>
  <?php endforeach ?>
</div>
