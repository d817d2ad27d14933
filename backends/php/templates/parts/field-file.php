<?php $this->part('parts/field-label', $values) ?>
<input class="form-control" type="file" id="<?= e($id) ?>" name="<?= e($name) ?>"<?php $this->part('parts/field-attributes', $values) ?>>
