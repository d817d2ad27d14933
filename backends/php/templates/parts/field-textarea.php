<?php $this->part('parts/field-label', $values) ?>
<textarea class="form-control" id="<?= e($id) ?>" name="<?= e($name) ?>"<?php $this->part('parts/field-attributes', $values) ?>><?php if ($failed): ?><?= e($field['entered']) ?><?php endif ?></textarea>
