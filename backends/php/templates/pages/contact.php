<?php $this->part('layout/top') ?>
<?php $this->part('parts/page-header', ['title' => $page['form_state'] === 'errors' ? $page['title'] : $contact['title'], 'intro' => $page['form_state'] === 'errors' ? '' : $contact['intro']]) ?>
<?php $this->part('sections/inquiry-form') ?>
<?php $this->part('sections/map') ?>
<?php $this->part('layout/bottom') ?>
