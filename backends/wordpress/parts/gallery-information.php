<?php
// What is true for every category of the gallery: calls 1 and 2 leave it as it is.

defined( 'ABSPATH' ) || exit;

$contact = $info ? auftritt_contact_url() : '';
?>
<div class="product_information">
	<header>
		<h2><?php echo esc_html( auftritt_plain_text( $overview->post_excerpt ) ?: auftritt_title( $overview ) ); ?></h2>
	</header>
	<p class="product_information__links">
		<a class="back-to-category" href="<?php echo esc_url( get_permalink( $group ) ); ?>"><?php esc_html_e( 'Back to the overview', 'auftritt' ); ?></a>
		<?php if ( $contact ) : ?>
			<a class="info-link" href="<?php echo esc_url( $contact ); ?>"><?php esc_html_e( 'Ask us about this', 'auftritt' ); ?></a>
		<?php endif; ?>
	</p>
</div>
