<?php // form_state 'errors': as the server sends it back, with its messages and what was entered. ?>
<?php $failed = $page['form_state'] === 'errors' ?>
<section class="inquiry" id="<?= e($contact['form_id']) ?>">
  <header>
    <h2><?= e($form['title']) ?></h2>
    <p><?= e($form['intro']) ?></p>
    <p class="inquiry__note"><?= e($wording['required_note']) ?></p>
  </header>
  <form class="inquiry-form" action="<?= e($links['contact']) ?>" method="post" enctype="multipart/form-data">
    <?php if ($failed): ?>
      <div class="alert" role="alert">
        <p><strong><?= e($form['error_title']) ?></strong> <?= e($form['error_text']) ?></p>
      </div>
    <?php endif ?>
    <?php foreach ($form['hidden'] as $field): ?>
      <input type="hidden" name="<?= e($field['name']) ?>" value="<?= e($field['value']) ?>">
    <?php endforeach ?>
    <div class="honeypot" hidden>
      <label for="inquiry-honeypot"><?= e($form['honeypot']['label']) ?></label>
      <input type="text" id="inquiry-honeypot" name="<?= e($form['honeypot']['name']) ?>" tabindex="-1" autocomplete="off">
    </div>
    <?php foreach ($form['fieldsets'] as $fieldset): ?>
      <fieldset class="inquiry__fieldset">
        <legend><?= e($fieldset['legend']) ?></legend>
        <div class="inquiry__fields">
          <?php foreach ($fieldset['fields'] as $field): ?>
            <?php $failing = $failed && $field['error'] !== '' ?>
            <div class="form-group form-group--<?= e($field['type']) ?><?php if ($failing): ?> has-error<?php endif ?>">
              <?php $this->part('parts/field-' . $field['control'], ['field' => $field, 'id' => 'inquiry-' . $field['name'], 'name' => 'inquiry[' . $field['name'] . ']', 'failed' => $failed, 'failing' => $failing]) ?>
              <?php $this->part('parts/field-help', ['field' => $field, 'id' => 'inquiry-' . $field['name'], 'failing' => $failing]) ?>
            </div>
          <?php endforeach ?>
        </div>
      </fieldset>
    <?php endforeach ?>
    <p class="inquiry__privacy"><a href="<?= e($links['privacy']) ?>"><?= e($form['privacy_link']) ?></a></p>
    <div class="inquiry__actions">
      <button class="button" type="submit" name="<?= e($form['send']['name']) ?>" value="<?= e($form['send']['value']) ?>"><?= e($form['send']['label']) ?></button>
      <button class="button button--quiet" type="submit" name="<?= e($form['call_back']['name']) ?>" value="<?= e($form['call_back']['value']) ?>"><?= e($form['call_back']['label']) ?></button>
    </div>
  </form>
</section>
