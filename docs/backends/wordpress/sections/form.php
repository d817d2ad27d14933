<?php
$state = sanitize_key( $_GET['inquiry'] ?? '' );
?>
<section class="inquiry" id="inquiry">
	<?php if ( 'sent' === $state ) : ?>
		<p role="status"><?php esc_html_e( 'Thank you. We shall reply within two working days.', 'auftritt' ); ?></p>
	<?php elseif ( 'failed' === $state ) : ?>
		<p role="alert"><?php esc_html_e( 'That could not be sent. Please check the fields.', 'auftritt' ); ?></p>
	<?php endif; ?>
	<form class="inquiry-form" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
		<input type="hidden" name="action" value="auftritt_inquiry">
		<div class="honeypot" aria-hidden="true">
			<label for="inquiry-website"><?php esc_html_e( 'Leave this empty', 'auftritt' ); ?></label>
			<input type="text" id="inquiry-website" name="inquiry[website]" tabindex="-1" autocomplete="off">
		</div>
		<div class="form-group">
			<label class="control-label" for="inquiry-name"><?php esc_html_e( 'Name', 'auftritt' ); ?></label>
			<input class="form-control" type="text" id="inquiry-name" name="inquiry[name]" required autocomplete="name">
		</div>
		<div class="form-group">
			<label class="control-label" for="inquiry-email"><?php esc_html_e( 'E-mail', 'auftritt' ); ?></label>
			<input class="form-control" type="email" id="inquiry-email" name="inquiry[email]" required autocomplete="email">
		</div>
		<div class="form-group">
			<label class="control-label" for="inquiry-message"><?php esc_html_e( 'Message', 'auftritt' ); ?></label>
			<textarea class="form-control" id="inquiry-message" name="inquiry[message]" required minlength="20" rows="7" aria-describedby="inquiry-message-help"></textarea>
			<div class="help-block" id="inquiry-message-help"><?php esc_html_e( 'At least 20 characters.', 'auftritt' ); ?></div>
		</div>
		<button class="button" type="submit"><?php esc_html_e( 'Send', 'auftritt' ); ?></button>
	</form>
</section>
