<!-- wp:html -->
<p><button class="analytics-opt-out" type="button"><?php esc_html_e( 'Switch off web analytics on this device', 'auftritt' ); ?></button></p>
<!-- /wp:html -->
