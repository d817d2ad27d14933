<?php defined( 'ABSPATH' ) || exit; ?>
<!-- wp:auftritt/opt-out /-->
