<!-- wp:html -->
<p><a class="to-top" href="#top"><?php esc_html_e( 'Back to top', 'auftritt' ); ?></a></p>
<p><a href="tel:+493023125014">+49 (0)30 23125-014</a></p>
<p><button class="cookie-settings" type="button"><?php esc_html_e( 'Cookie settings', 'auftritt' ); ?></button></p>
<!-- /wp:html -->
