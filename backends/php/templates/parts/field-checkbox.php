<div class="checkbox">
  <input type="hidden" name="<?= e($name) ?>" value="">
  <label><input type="checkbox" id="<?= e($id) ?>" name="<?= e($name) ?>" value="1"<?php $this->part('parts/field-attributes', $values) ?>> <?= e($field['label']) ?><?php if ($field['required']): ?> <span class="required" title="<?= e($wording['required']) ?>">*</span><?php endif ?></label>
</div>
