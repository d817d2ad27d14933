<?php defined( 'ABSPATH' ) || exit; ?>
<!-- wp:embed {"type":"video","providerNameSlug":"youtube","responsive":true} /-->
