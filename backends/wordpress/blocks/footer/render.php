<?php
defined( 'ABSPATH' ) || exit;

$telephone = trim( $attributes['telephone'] );
$address   = trim( $attributes['address'] );
$links     = array_filter( array( __( 'Contact', 'auftritt' ) => auftritt_contact_url(), __( 'Privacy policy', 'auftritt' ) => auftritt_privacy_url() ) );
auftritt_printed_places( 'consent' );
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<div class="site-footer__content">
		<div class="site-footer__sender">
			<p class="site-footer__name"><?php echo esc_html( get_bloginfo( 'name' ) ); ?></p>
			<?php if ( $address ) : ?>
				<address><?php echo nl2br( esc_html( $address ) ); ?></address>
			<?php endif; ?>
			<?php if ( $telephone ) : ?>
				<p><a href="tel:<?php echo esc_attr( auftritt_dialled_number( $telephone ) ); ?>"><?php echo esc_html( $telephone ); ?></a></p>
			<?php endif; ?>
		</div>
		<ul class="site-footer__links">
			<?php foreach ( $links as $text => $url ) : ?>
				<li><a href="<?php echo esc_url( $url ); ?>"><?php echo esc_html( $text ); ?></a></li>
			<?php endforeach; ?>
			<li><button class="cookie-settings" type="button"><?php esc_html_e( 'Cookie settings', 'auftritt' ); ?></button></li>
			<li><a class="to-top" href="#top"><?php esc_html_e( 'Back to top', 'auftritt' ); ?></a></li>
		</ul>
	</div>
</div>
