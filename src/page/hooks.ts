/** The hooks that belong to the page and not to one behaviour, with their default selectors. */
export const pageHooks = {
  languageMenu: '.language-menu',
  header: '.site-header',
  page: 'body',
} as const;

/** The meaning of each hook. */
export const pageHookTexts: Readonly<Record<keyof typeof pageHooks, string>> = {
  languageMenu: 'The menu of languages; its `active` entry says the language of the page.',
  header: 'The header that stays at the top; every scroll to a target ends below it.',
  page: 'Where consent and analytics start.',
};
