<?php

// A site of one form, as plain PHP writes it: php -S localhost:8000 server.php. It keeps a token in the session, checks
// the fields, and answers as the address says, in the words of the stand-in backend (static-html/backend).

declare(strict_types=1);

$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (str_starts_with($path, '/assets/')) {
    $file = dirname(__DIR__, 4) . '/dist/' . substr($path, 8);
    header('Content-Type: ' . (str_ends_with($file, '.css') ? 'text/css' : 'text/javascript'));
    readfile($file);
    return;
}
if (preg_match('#^/example/(de/)?$#', $path, $matches)) {
    // What the documentation has to copy.
    $chapter = file_get_contents(dirname(__DIR__, 4) . '/docs/' . ($matches[1] ?? '') . 'forms.md');
    preg_match('/```php\n(.*?)```/s', $chapter, $matches);
    eval('?>' . $matches[1]);
    return;
}
session_start();
$told = $_GET['form'] ?? '';
$status = (int) ($_GET['status'] ?? 0);
$language = $_GET['lang'] ?? 'en';
$_SESSION['token'] ??= bin2hex(random_bytes(8));
$errors = [];

/** A page of the site. */
function page(string $body, string $head = ''): void
{
    global $language;
    echo "<!doctype html><html lang=\"$language\"><head><meta charset=\"utf-8\"><title>Contact</title>$head",
        '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">',
        '<link rel="stylesheet" href="/assets/auftritt.css"><script type="module" src="/assets/auftritt.js"></script>',
        "</head><body><header class=\"site-header\">Site</header><main>$body</main></body></html>";
}

/** What a visitor entered, as text of HTML. */
function entered(string $name): string
{
    return htmlspecialchars((string) ($_POST[$name] ?? ''));
}

/** A field with what is wrong in it. */
function field(string $name, string $type, string $attributes = ''): string
{
    global $errors;
    $error = $errors[$name] ?? '';
    [$class, $invalid, $help] = $error === '' ? ['', '', ''] : [
        ' has-error',
        " aria-invalid=\"true\" aria-describedby=\"$name-help\"",
        "<span class=\"help-block\" id=\"$name-help\"><strong>$error</strong></span>",
    ];
    return "<div class=\"form-group$class\"><label for=\"$name\">$name</label>"
        . "<input id=\"$name\" name=\"$name\" type=\"$type\" value=\"" . entered($name) . "\" $attributes$invalid>$help</div>";
}

/** The form, with the token that is valid now. */
function form(string $remark = ''): string
{
    $query = htmlspecialchars($_SERVER['QUERY_STRING'] ?? '');
    return ($remark ? "<p class=\"alert\" role=\"alert\">$remark</p>" : '')
        . "<form class=\"inquiry-form\" id=\"contact\" action=\"/contact/?$query\" method=\"post\" enctype=\"multipart/form-data\" data-submit=\"in-place\">"
        . "<input type=\"hidden\" name=\"token\" value=\"{$_SESSION['token']}\">"
        . field('name', 'text', 'required') . field('email', 'email') . '<div class="form-group"><label for="plan">plan</label>'
        . '<input id="plan" name="plan" type="file"></div><button name="way" value="post">Send</button></form>';
}

/** Sends a page with a status. */
function answer(int $status, string $body): void
{
    http_response_code($status);
    page($body);
}

const RESULT = '<div class="form-result"><h2>Thank you</h2><p>We answer soon.</p><a href="more/">More</a></div>';
const LOGIN = '<form action="/login/" method="post"><input name="user"><input name="password" type="password"></form>';

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    match ($path) {
        '/thanks/' => page('<h1>Thanks on a page</h1>'),
        '/thanks-region/' => page('<h1>Thanks</h1>' . RESULT),
        default => page('<h1>Contact</h1>' . form()),
    };
    return;
}
usleep((int) ($_GET['delay'] ?? 0) * 1000);
$isValid = ($_POST['token'] ?? '') === $_SESSION['token'];
$_SESSION['token'] = bin2hex(random_bytes(8));
if (!$isValid) {
    answer(419, '<h1>Page expired</h1>');
    return;
}
if ($told === 'refused' || trim($_POST['name']) === 'nobody') {
    $errors['name'] = 'Who is that?';
}
if (str_ends_with($_POST['email'], '@example.invalid')) {
    $errors['email'] = 'This address does not exist.';
}
if ($errors) {
    answer($status ?: 422, '<h1>Contact</h1>' . form('Please check your entries.'));
    return;
}
if (($status && $told === '') || isset($_GET['page'])) {
    answer($status ?: 200, '<h1>Something went wrong</h1>');
    return;
}
if (isset($_GET['json'])) {
    header('Content-Type: application/json');
    echo '{"ok":true}';
    return;
}
switch ($told) {
    case 'remark':
        answer(200, form('Too many inquiries. Please try in an hour.'));
        break;
    case 'redirect':
        header('Location: /thanks-region/', true, 303);
        break;
    case 'elsewhere':
        header('Location: /thanks/', true, 303);
        break;
    case 'abroad':
        header('Location: http://localhost:' . $_SERVER['SERVER_PORT'] . '/thanks/', true, 303);
        break;
    case 'login':
        answer($status ?: 200, LOGIN);
        break;
    case 'empty':
        http_response_code(204);
        break;
    case 'fragment':
        echo RESULT;
        break;
    case 'latin-1':
        header('Content-Type: text/html; charset=iso-8859-1');
        echo "<div class=\"form-result\">Gr\xFC\xDFe</div>";
        break;
    case 'hostile':
        page('<form action="/search/"><input name="q"></form><div class="form-result" onclick="window.run=1">Thanks'
            . '<script>window.run=1</script><style>p{color:red}</style><img src="x" onerror="window.run=1">'
            . '<a href="javascript:window.run=1">Link</a></div><script>window.run=1</script>');
        break;
    case 'big':
        page(str_repeat('<p>' . str_repeat('x', 1000) . '</p>', 5000) . RESULT);
        break;
    default:
        http_response_code($status ?: 200);
        $entries = json_encode([...$_POST, 'plan' => $_FILES['plan']['size'] ?? 0, 'type' => strtok($_SERVER['CONTENT_TYPE'], ';')]);
        page('<h1>Contact</h1><div class="form-result"><h2>Thank you</h2><code>' . htmlspecialchars($entries) . '</code> <a href="more/">More</a></div>');
}
