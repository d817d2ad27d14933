<?php if ($field['help'] || $failing): ?>
  <div class="help-block" id="<?= e($id) ?>-help">
    <?php if ($failing): ?>
      <ul class="list-unstyled">
        <li><?= e($field['error']) ?></li>
      </ul>
    <?php endif ?>
    <?php if ($field['help']): ?>
      <span><?= e($field['help']) ?></span>
    <?php endif ?>
  </div>
<?php endif ?>
