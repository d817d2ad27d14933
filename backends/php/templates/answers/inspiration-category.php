<?php $this->part('sections/inspiration-pictures') ?>
