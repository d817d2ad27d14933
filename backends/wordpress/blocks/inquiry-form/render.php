<?php
defined( 'ABSPATH' ) || exit;

$inquiry = auftritt_inquiry();
$message = auftritt_inquiry_message( $inquiry['notice'] );
$privacy = auftritt_privacy_url();
$id      = auftritt_element_id( 'inquiry' );
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<section class="inquiry" id="<?php echo esc_attr( $id ); ?>">
		<?php if ( $attributes['title'] ) : ?>
			<h2><?php echo esc_html( $attributes['title'] ); ?></h2>
		<?php endif; ?>
		<?php if ( $message ) : ?>
			<p class="alert<?php echo 'sent' === $inquiry['notice'] ? ' form-result' : ''; ?>" role="<?php echo 'sent' === $inquiry['notice'] ? 'status' : ''; ?><?php echo 'sent' !== $inquiry['notice'] ? 'alert' : ''; ?>"><?php echo esc_html( $message ); ?></p>
		<?php endif; ?>
		<form class="inquiry-form" action="<?php echo esc_url( auftritt_inquiry_address() . "#$id" ); ?>" method="post"<?php echo $attributes['inPlace'] ? ' data-submit="in-place"' : ''; ?>>
			<input type="hidden" name="auftritt_inquiry[nonce]" value="<?php echo esc_attr( wp_create_nonce( 'auftritt_inquiry' ) ); ?>">
			<input type="hidden" name="auftritt_inquiry[since]" value="<?php echo esc_attr( $inquiry['since'] ); ?>">
			<div class="honeypot" hidden>
				<label for="<?php echo esc_attr( "$id-website" ); ?>"><?php esc_html_e( 'Leave this empty', 'auftritt' ); ?></label>
				<input type="text" id="<?php echo esc_attr( "$id-website" ); ?>" name="auftritt_inquiry[website]" tabindex="-1" autocomplete="off">
			</div>
			<?php foreach ( auftritt_inquiry_fields() as $name => $field ) : ?>
				<?php auftritt_print( auftritt_part( 'field', array( 'name' => $name, 'field' => $field, 'id' => "$id-$name", 'value' => $inquiry['values'][ $name ], 'error' => $inquiry['errors'][ $name ] ?? '' ) ) ); ?>
			<?php endforeach; ?>
			<?php if ( $privacy ) : ?>
				<p class="inquiry__privacy"><a href="<?php echo esc_url( $privacy ); ?>"><?php esc_html_e( 'Privacy policy', 'auftritt' ); ?></a></p>
			<?php endif; ?>
			<button class="button wp-element-button" type="submit"><?php esc_html_e( 'Send', 'auftritt' ); ?></button>
		</form>
	</section>
</div>
