<?php $this->part('parts/field-label', $values) ?>
<select class="form-control" id="<?= e($id) ?>" name="<?= e($name) ?>[]" size="<?= e(count($field['options'])) ?>" multiple<?php $this->part('parts/field-attributes', $values) ?>>
  <?php foreach ($field['options'] as $option): ?>
    <option value="<?= e($option['value']) ?>"<?php if ($failed && in_array($option['value'], $field['entered'], true)): ?> selected<?php endif ?>><?= e($option['label']) ?></option>
  <?php endforeach ?>
</select>
