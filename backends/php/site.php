<?php

declare(strict_types=1);

require_once __DIR__ . '/content.php';

/** The page at an address, as its template and what that knows; null where there is none. */
function pageAt(string $path): ?array
{
    $content = content(languageOf($path));
    foreach ($content['pages'] as $index => $page) {
        if ($page['url'] !== $path) {
            continue;
        }
        foreach (LANGUAGES as $language => $name) {
            $url = content($language)['pages'][$index]['url'];
            $page['alternates'][] = ['language' => $language, 'name' => $name, 'url' => $url];
        }
        $page += ['body_class' => '', 'open_product' => 0, 'open_group' => '', 'open_inspiration' => 0];
        return ['pages/' . $page['template'], ['page' => $page] + $content];
    }
    return null;
}

/**
 * The answer to calls 1 to 3, as its template and what that knows; null where no category has the
 * uid or the fields are not those of a call.
 */
function answerTo(string $path, array $posted): ?array
{
    $content = content(languageOf($path));
    $fields = $posted[$content['site']['plugin']] ?? [];
    if (!is_array($fields)) {
        return null;
    }
    $uid = filter_var($fields['uid'] ?? '', FILTER_VALIDATE_INT);
    $chosen = ($fields['ajax'] ?? '') === '1'; // calls 1 and 2
    $back = ($fields['render_parent_ajax'] ?? '') === '1'; // call 3
    foreach ($content['products']['groups'] as $group) {
        foreach ($group['categories'] as $category) {
            if ($category['uid'] === $uid && ($chosen || $back)) {
                $template = $chosen ? 'answers/product-category' : 'answers/product-parent';
                return [$template, ['group' => $group, 'category' => $category] + $content];
            }
        }
    }
    foreach ($content['inspiration']['categories'] as $category) {
        if ($category['uid'] === $uid && $chosen) {
            return ['answers/inspiration-category', ['category' => $category] + $content];
        }
    }
    return null;
}
