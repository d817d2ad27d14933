import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { markdownPages, snippetsOf } from '../../support/markdown.js';
import { answerWith } from '../../support/routes.js';

const require = createRequire(import.meta.url);

const page = markdownPages.find(({ path }) => path === 'docs/soft-navigation.md');
const snippets = page ? snippetsOf(page) : [];

/** The lines that docs/soft-navigation.md has under a heading. */
export function lines(heading: string, language = 'js'): string {
  const text = page?.text ?? '';
  const at = text.indexOf(`\n## ${heading}\n`);
  const end = text.indexOf('\n## ', at + 1);
  const section = text.slice(at, end < 0 ? undefined : end);
  const snippet = snippets.find(
    ({ code, language: itsLanguage }) => itsLanguage === language && section.includes(code),
  );
  if (at < 0 || !snippet)
    throw new Error(`docs/soft-navigation.md has no ${language} in ${heading}`);
  return snippet.code;
}

/** A library that changes pages without loading them. */
export interface Router {
  /** The file that the package gives to browsers. */
  readonly library: string | undefined;
  /** What a site writes to use the library; nothing of it is for us. */
  readonly glue?: string;
  /** The attribute that the library wants on the body. */
  readonly body?: string;
  /** The same on `main`. */
  readonly main?: string;
  /** Whether the library keeps nodes of earlier pages by itself, without any script of ours. */
  readonly keepsNodes?: boolean;
}

/** The smallest router of one's own: links and history. */
const ownRouter = `
  const load = async (address) => {
    const html = await (await fetch(address)).text();
    const next = new DOMParser().parseFromString(html, 'text/html');
    document.startViewTransition(() => {
      document.title = next.title;
      document.body.replaceWith(next.body);
    });
  };
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="/"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    load(link.href);
  });
  addEventListener('popstate', () => load(location.href));`;

export const routers: Readonly<Record<string, Router>> = {
  Turbo: { library: '@hotwired/turbo/dist/turbo.es2017-umd.js' },
  htmx: { library: 'htmx.org/dist/htmx.js', body: 'hx-boost:inherited="true"' },
  'htmx 2': { library: 'htmx-2/dist/htmx.js', body: 'hx-boost="true"', keepsNodes: true },
  swup: {
    library: 'swup/dist/Swup.umd.js',
    glue: "new Swup({ containers: ['main'], animationSelector: false });",
  },
  Unpoly: {
    library: 'unpoly/unpoly.js',
    glue: `up.link.config.followSelectors.push('.main-navigation a'); 
      up.network.config.cacheSize = 2;`,
    keepsNodes: true,
  },
  Barba: {
    library: '@barba/core/dist/barba.umd.js',
    glue: 'barba.init();',
    body: 'data-barba="wrapper"',
    main: 'data-barba="container"',
  },
  'a router with view transitions': { library: undefined, glue: ownRouter },
};

/** The library's own file, from its package. */
export const fileOf = (library: string): string => {
  const [scope = '', name = ''] = library.split('/');
  const packageName = scope.startsWith('@') ? `${scope}/${name}` : scope;
  const main = require.resolve(packageName);
  const folder = `node_modules/${packageName}`;
  const root = main.slice(0, main.lastIndexOf(folder) + folder.length);
  return readFileSync(root + library.slice(packageName.length), 'utf8');
};

/**
 * What gives an image several files. Chromium listens to the viewport for such an image, and at times keeps
 * the whole page that it stood on.
 */
const choiceOfFiles = /\s(?:srcset|sizes)="[^"]*"/g;

/**
 * Gives every page of the site the library, the lines and the attributes, and takes from it what the
 * browser itself may keep.
 *
 * @param tag attributes of our own tag, beside those of the page
 */
export async function withRouter(
  page: Page,
  { library, glue = '', body, main }: Router,
  tag = '',
): Promise<void> {
  await answerWith(
    page,
    '**/vendor/library.js',
    library === undefined ? '' : fileOf(library),
    'text/javascript',
  );
  await answerWith(page, '**/vendor/glue.js', glue, 'text/javascript');
  const scripts =
    '<script src="/vendor/library.js" defer></script><script src="/vendor/glue.js" defer></script>';
  const change = (html: string): string =>
    html
      .replace('<script type="module"', `$& ${tag}`)
      .replace('</head>', `${scripts}</head>`)
      .replace('<body', `<body ${body ?? ''}`)
      .replace('<main', `<main ${main ?? ''}`)
      .replaceAll(choiceOfFiles, '');
  await page.route(/\/home\/([^?]*\/)?(\?id_category=\w+)?$/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Follows the link of the navigation that has no level below it, and resolves once the address is that of its page. */
export async function followTo(page: Page, path: string): Promise<void> {
  const link = `.main-navigation a[href="${path}"]`;
  await page.locator(link).last().waitFor({ state: 'attached' });
  // Found and pressed in one step: a router may put a page in place twice, and a link that has left it leads away from all
  // routers.
  await page.evaluate((selector) => {
    [...document.querySelectorAll<HTMLElement>(selector)].at(-1)?.click();
  }, link);
  await page.waitForURL(`**${path}`);
}
