<?php defined( 'ABSPATH' ) || exit; ?>
<form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
	<h2><?php esc_html_e( 'Pages to begin with', 'auftritt' ); ?></h2>
	<p><?php esc_html_e( 'Creates both galleries, a contact page and a privacy policy with words that you replace, a menu, and a page with every section that is in no menu. Visitors see the pages at once. A site without a home page gets one.', 'auftritt' ); ?></p>
	<?php if ( ! $pictures ) : ?>
		<p>
			<?php esc_html_e( 'The pages show the newest pictures of the media library, and it has none yet.', 'auftritt' ); ?>
			<a href="<?php echo esc_url( admin_url( 'media-new.php' ) ); ?>"><?php esc_html_e( 'Upload pictures', 'auftritt' ); ?></a>
		</p>
	<?php else : ?>
		<p><?php esc_html_e( 'The pages show the newest pictures of the media library.', 'auftritt' ); ?></p>
		<input type="hidden" name="action" value="auftritt_starter">
		<?php wp_nonce_field( 'auftritt_starter' ); ?>
		<table class="form-table" role="presentation">
			<tr>
				<th scope="row"><label for="starter-logo"><?php esc_html_e( 'Logo', 'auftritt' ); ?></label></th>
				<td>
					<select id="starter-logo" name="auftritt_starter[logo]">
						<option value="0">—</option>
						<?php foreach ( $pictures as $picture ) : ?>
							<option value="<?php echo esc_attr( $picture->ID ); ?>"<?php selected( $picture->ID, (int) get_theme_mod( 'custom_logo' ) ); ?>><?php echo esc_html( $picture->post_title ); ?></option>
						<?php endforeach; ?>
					</select>
				</td>
			</tr>
			<tr>
				<th scope="row"><label for="starter-telephone"><?php esc_html_e( 'Telephone', 'auftritt' ); ?></label></th>
				<td><input class="regular-text" type="tel" id="starter-telephone" name="auftritt_starter[telephone]" placeholder="+49 (0)30 23125-014"></td>
			</tr>
			<tr>
				<th scope="row"><label for="starter-address"><?php esc_html_e( 'Address', 'auftritt' ); ?></label></th>
				<td><textarea class="regular-text" id="starter-address" name="auftritt_starter[address]" rows="3"></textarea></td>
			</tr>
			<tr>
				<th scope="row"><label for="starter-lat"><?php esc_html_e( 'Latitude, such as 52.5512', 'auftritt' ); ?></label></th>
				<td><input class="regular-text" type="text" inputmode="decimal" id="starter-lat" name="auftritt_starter[lat]"></td>
			</tr>
			<tr>
				<th scope="row"><label for="starter-lng"><?php esc_html_e( 'Longitude, such as 13.3713', 'auftritt' ); ?></label></th>
				<td><input class="regular-text" type="text" inputmode="decimal" id="starter-lng" name="auftritt_starter[lng]"></td>
			</tr>
			<?php if ( $languages ) : ?>
				<tr>
					<th scope="row"><label for="starter-language"><?php esc_html_e( 'Second language', 'auftritt' ); ?></label></th>
					<td>
						<select id="starter-language" name="auftritt_starter[language]" aria-describedby="starter-language-help">
							<option value="">—</option>
							<?php foreach ( array( true => __( 'With words of Auftritt', 'auftritt' ), false => __( 'Without: the pages are drafts in English, for you to translate', 'auftritt' ) ) as $speaks => $group ) : ?>
								<optgroup label="<?php echo esc_attr( $group ); ?>">
									<?php foreach ( array_filter( $languages, fn ( string $locale ): bool => (bool) $speaks === auftritt_speaks( $locale ), ARRAY_FILTER_USE_KEY ) as $locale => $name ) : ?>
										<option value="<?php echo esc_attr( $locale ); ?>"><?php echo esc_html( $name ); ?></option>
									<?php endforeach; ?>
								</optgroup>
							<?php endforeach; ?>
						</select>
						<p class="description" id="starter-language-help"><?php esc_html_e( 'WordPress installs the language if it is not there yet.', 'auftritt' ); ?></p>
					</td>
				</tr>
			<?php endif; ?>
			<tr>
				<th scope="row"><?php esc_html_e( 'Home page', 'auftritt' ); ?></th>
				<td><label><input type="checkbox" name="auftritt_starter[intro]" value="1"> <?php esc_html_e( 'Begin with a start screen, which shows the logo and then fades', 'auftritt' ); ?></label></td>
			</tr>
			<tr>
				<th scope="row"><?php esc_html_e( 'Theme', 'auftritt' ); ?></th>
				<td>
					<label>
						<input type="checkbox" name="auftritt_starter[theme]" value="1" checked>
						<?php if ( wp_is_block_theme() ) : ?>
							<?php esc_html_e( 'Replace the theme’s header and footer with ours', 'auftritt' ); ?>
						<?php else : ?>
							<?php esc_html_e( 'Show the menu and our footer in the theme’s own places, instead of WordPress’s example widgets', 'auftritt' ); ?>
						<?php endif; ?>
					</label>
				</td>
			</tr>
		</table>
		<p><button class="button button-primary" type="submit"><?php esc_html_e( 'Create the pages', 'auftritt' ); ?></button></p>
	<?php endif; ?>
</form>
