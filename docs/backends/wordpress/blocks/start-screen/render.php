<?php
$logo = auftritt_id( $attributes, 'logo' ) ?: (int) get_theme_mod( 'custom_logo' );
if ( ! wp_attachment_is_image( $logo ) ) {
	echo auftritt_notice( __( 'The start screen needs a logo. Choose one in the sidebar.', 'auftritt' ) );
	return;
}
?>
<div <?php echo get_block_wrapper_attributes(); ?>>
	<div class="start-screen" aria-hidden="true">
		<?php echo wp_get_attachment_image( $logo, 'large', false, array( 'class' => 'start-screen__logo', 'alt' => '', 'loading' => 'eager' ) ); ?>
	</div>
</div>
