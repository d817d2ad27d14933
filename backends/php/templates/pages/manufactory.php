<?php $this->part('layout/top') ?>
<?php $this->part('parts/page-header', ['title' => $manufactory['title'], 'intro' => $manufactory['intro']]) ?>
<?php $this->part('sections/table-of-contents', ['parts' => $manufactory['parts']]) ?>
<?php foreach ($manufactory['parts'] as $part): ?>
  <?php $this->part('sections/text-part', ['part' => $part]) ?>
<?php endforeach ?>
<?php $this->part('layout/bottom') ?>
