<?php $telephone ??= '+49 (0)30 23125-014'; ?>
<!-- wp:html -->
<p><a class="to-top" href="#top"><?php esc_html_e( 'Back to top', 'auftritt' ); ?></a></p>
<?php if ( $telephone ) : ?>
<p><a href="tel:<?php echo esc_attr( auftritt_dialled_number( $telephone ) ); ?>"><?php echo esc_html( $telephone ); ?></a></p>
<?php endif; ?>
<p><button class="cookie-settings" type="button"><?php esc_html_e( 'Cookie settings', 'auftritt' ); ?></button></p>
<!-- /wp:html -->
