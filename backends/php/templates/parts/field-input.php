<?php $this->part('parts/field-label', $values) ?>
<input class="form-control" type="<?= e($field['type']) ?>" id="<?= e($id) ?>" name="<?= e($name) ?>"<?php if ($failed && $field['entered']): ?> value="<?= e($field['entered']) ?>"<?php endif ?><?php $this->part('parts/field-attributes', $values) ?>>
