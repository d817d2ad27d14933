<?php
// Prints the entry of the site health, with the home page behind an optimiser.

require __DIR__ . '/load.php';
update_option( 'test_optimiser', $argv[2] ?? '' );
try {
	echo wp_json_encode( auftritt_script_status() );
} finally {
	delete_option( 'test_optimiser' );
}
