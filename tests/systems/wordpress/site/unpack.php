<?php
// Unpacks WordPress and its SQLite driver: php unpack.php <package> <version> <folder>

declare(strict_types=1);

[, $package, $version, $folder] = $argv;

function unpack_archive(string $file, string $folder): void
{
    $archive = new ZipArchive();
    if ($archive->open($file) !== true || !$archive->extractTo($folder)) {
        throw new RuntimeException("$file cannot be unpacked");
    }
    $archive->close();
}

$content = "$folder/wp-content";
unpack_archive("$package/src/wordpress/wp-$version.zip", $folder);
unpack_archive("$package/src/sqlite-database-integration/sqlite-database-integration.zip", "$content/mu-plugins");
$driver = glob("$content/mu-plugins/sqlite-database-integration-*")[0];
$dropIn = file_get_contents("$driver/db.copy");
file_put_contents("$content/db.php", str_replace('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', $driver, $dropIn));
