<?php
defined( 'ABSPATH' ) || exit;

$telephone ??= '+49 (0)30 23125-014';
?>
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:html -->
<p><a class="to-top" href="#top"><?php esc_html_e( 'Back to top', 'auftritt' ); ?></a></p>
<?php if ( $telephone ) : ?>
<p><a href="tel:<?php echo esc_attr( auftritt_dialled_number( $telephone ) ); ?>"><?php echo esc_html( $telephone ); ?></a></p>
<?php endif; ?>
<!-- /wp:html -->

<!-- wp:auftritt/cookie-settings /--></div>
<!-- /wp:group --></div>
<!-- /wp:group -->
