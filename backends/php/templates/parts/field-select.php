<?php $this->part('parts/field-label', $values) ?>
<select class="form-control" id="<?= e($id) ?>" name="<?= e($name) ?>"<?php $this->part('parts/field-attributes', $values) ?>>
  <?php foreach ($field['options'] as $option): ?>
    <option value="<?= e($option['value']) ?>"<?php if ($failed && $option['value'] === $field['entered']): ?> selected<?php endif ?>><?= e($option['label']) ?></option>
  <?php endforeach ?>
</select>
