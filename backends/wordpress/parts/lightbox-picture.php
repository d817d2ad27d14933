<?php defined( 'ABSPATH' ) || exit; ?>
<figure>
	<a class="lightbox-link" href="<?php echo esc_url( wp_get_attachment_image_url( $picture, 'full' ) ); ?>" data-fancybox="<?php echo esc_attr( $group ); ?>" data-caption="<?php echo esc_attr( $caption ); ?>">
		<?php echo wp_get_attachment_image( $picture, 'large' ); ?>
	</a>
	<?php if ( $caption ) : ?>
		<figcaption><?php echo esc_html( $caption ); ?></figcaption>
	<?php endif; ?>
</figure>
