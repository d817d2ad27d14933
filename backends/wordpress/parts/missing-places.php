<?php defined( 'ABSPATH' ) || exit; ?>
<div class="auftritt-places">
	<?php if ( $languages ) : ?>
		<?php auftritt_print( auftritt_part( 'language-menu', compact( 'languages' ) ) ); ?>
	<?php endif; ?>
	<?php if ( $consent ) : ?>
		<button class="cookie-settings" type="button"><?php esc_html_e( 'Cookie settings', 'auftritt' ); ?></button>
	<?php endif; ?>
</div>
