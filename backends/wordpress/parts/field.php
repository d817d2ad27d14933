<?php defined( 'ABSPATH' ) || exit; ?>
<div class="form-group<?php echo $error ? ' has-error' : ''; ?>">
	<label class="control-label" for="<?php echo esc_attr( $id ); ?>"><?php echo esc_html( $field['label'] ); ?></label>
	<?php if ( 'textarea' === $field['type'] ) : ?>
		<textarea class="form-control" id="<?php echo esc_attr( $id ); ?>" name="auftritt_inquiry[<?php echo esc_attr( $name ); ?>]" rows="7"<?php auftritt_print( auftritt_field_attributes( $field, $id, $error ) ); ?>>
<?php echo esc_textarea( $value ); ?></textarea>
	<?php else : ?>
		<input class="form-control" type="<?php echo esc_attr( $field['type'] ); ?>" id="<?php echo esc_attr( $id ); ?>" name="auftritt_inquiry[<?php echo esc_attr( $name ); ?>]" value="<?php echo esc_attr( $value ); ?>"<?php auftritt_print( auftritt_field_attributes( $field, $id, $error ) ); ?>>
	<?php endif; ?>
	<?php if ( $error || $field['help'] ) : ?>
		<div class="help-block" id="<?php echo esc_attr( $id ); ?>-help">
			<?php if ( $error ) : ?>
				<strong><?php echo esc_html( $error ); ?></strong>
			<?php endif; ?>
			<span><?php echo esc_html( $field['help'] ); ?></span>
		</div>
	<?php endif; ?>
</div>
