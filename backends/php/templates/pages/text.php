<?php $this->part('layout/top') ?>
<?php $text = $texts[$page['text']] ?>
<?php $this->part('parts/page-header', ['title' => $page['title'], 'intro' => $text['intro']]) ?>
<?php $this->part('sections/table-of-contents', ['parts' => $text['parts']]) ?>
<?php foreach ($text['parts'] as $part): ?>
  <?php $this->part('sections/text-part', ['part' => $part]) ?>
<?php endforeach ?>
<?php $this->part('layout/bottom') ?>
