// @vitest-environment jsdom
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChecker } from '../../../../src/command/check/check-page.js';
import {
  askingOthers,
  classesIn,
  dataIn,
  holds,
  knownNames,
  requiredHooks,
} from '../../../support/backend-markup.js';
import { filesIn, type Source, staticSources } from '../../../support/backend-sources.js';
import { structures } from '../../../support/contract.js';
import { casesOf, isLong } from '../../../support/extent.js';
import { buildSite, type Generator, startSite } from '../../../support/generators.mjs';
import { newestHugo } from '../../../support/hugo.mjs';
import { templated } from '../../../support/templates.js';

const generators: [string, Generator][] = [
  ['Hugo', 'hugo'],
  ['Eleventy', 'eleventy'],
];

interface MadePage extends Source {
  readonly html: string;
}

/** The pages that a generator has made, and no redirects. */
interface Site {
  readonly pages: readonly MadePage[];
  /** What the generator has printed. */
  readonly said: string;
}

function made(generator: Generator, folder: string, address?: string, program?: string): Site {
  const { output, said } = buildSite(generator, folder, address, program);
  const pages = filesIn(output, '.html')
    .map((file) => ({ file: relative(output, file), html: readFileSync(file, 'utf8') }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
    .map((page) => ({
      ...page,
      markup: new DOMParser().parseFromString(page.html, 'text/html'),
    }));
  return { pages, said };
}

const pageAt = ({ pages }: Site, path: string): Document => {
  const page = pages.find(({ file }) => file === `${path}/index.html`);
  if (!page) throw new Error(`there is no page ${path}`);
  return page.markup;
};

const checker = createChecker();
afterAll(checker.close);

/** What `auftritt check` finds, without the keys that only the owner of a site has. */
const findings = (pages: readonly MadePage[]): string[] =>
  pages.flatMap(({ file, html }) =>
    checker
      .check({ html, address: `https://www.example.com/${file}` })
      .findings.filter(({ rule }) => !['no-maps-key', 'no-analytics-id'].includes(rule.name))
      .map(({ message }) => `${file}: ${message}`),
  );

const texts = (page: Document, selector: string): (string | undefined)[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

const known = knownNames(staticSources());

/** What a visitor meets on a page, in its order: elements with their classes, and their own text. */
const shapeOf = (page: Document): string[] =>
  [...page.querySelectorAll('html, html *')].map((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own.map(({ textContent }) => textContent?.trim()).join('');
    return `${element.localName}.${element.className} ${text}`;
  });

/** The pages of a generator, to be compared. */
function shapesOf(generator: Generator): readonly (readonly string[])[] {
  const folder = startSite(generator);
  const { pages } = made(generator, folder);
  rmSync(folder, { recursive: true });
  return pages.map(({ file, markup }) => [file, ...shapeOf(markup)]);
}

// In the short run Hugo's pages are those that are looked at, and Eleventy's are compared with them.
const [hugo] = generators;
const tried = casesOf(generators, (each) => each === hugo);

describe.each(tried)('the starter with %s', (_, generator) => {
  let folder: string;
  let site: Site;
  beforeAll(() => {
    folder = startSite(generator);
    site = made(generator, folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has nothing that check complains of', () => {
    expect(site.pages.length).toBeGreaterThan(20);
    // The templates are the same in both languages.
    const checked = casesOf(site.pages, ({ file }) => !file.startsWith('en/'));
    expect(checked.length).toBeGreaterThan(10);
    expect(findings(checked)).toEqual([]);
  });

  it.each(Object.entries(structures).filter(([name]) => templated.includes(name)))(
    'has markup for %s',
    (_name, structure) => {
      expect(requiredHooks(structure).filter((hook) => !holds(site.pages, hook))).toEqual([]);
    },
  );

  it('has content that waits for consent, and asks no other host before', () => {
    expect(holds(site.pages, 'consentContent')).toBe(true);
    expect(askingOthers(site.pages)).toEqual([]);
  });

  it('uses no class and no data attribute that neither the contract nor the static pages know', () => {
    expect(classesIn(site.pages).filter((name) => !known.classes.has(name))).toEqual([]);
    const tag = JSON.parse(readFileSync('backends/starter/data/tag.json', 'utf8'));
    const unknown = dataIn(site.pages).filter((name) => !known.attributes.has(name));
    expect(unknown.filter((name) => !(name.slice('data-'.length) in tag))).toEqual([]);
  });

  it('has the same sections in German and in English, and a way from each page to the other', () => {
    const german = site.pages.filter(({ markup }) => markup.documentElement.lang === 'de');
    for (const { file, markup } of german) {
      const other = markup.querySelector<HTMLAnchorElement>('.language-menu [hreflang=en]');
      const english = pageAt(site, join('.', other?.getAttribute('href') ?? '', '.'));
      expect(english.documentElement.lang).toBe('en');
      const shape = (page: Document) =>
        [...page.querySelectorAll('main [class]')].map(({ className }) => className);
      expect(shape(english), file).toEqual(shape(markup));
      expect(texts(markup, '.language-menu .active')).toEqual(['Deutsch']);
    }
  });

  it('names the script and the stylesheet with their hashes', () => {
    const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
    for (const { markup } of site.pages) {
      const script = markup.querySelector('script[type=module]')?.getAttribute('src');
      const style = markup.querySelector('link[rel=stylesheet]')?.getAttribute('href');
      expect(script).toBe(`/assets/auftritt.js?${files['auftritt.js'].hash.slice(0, 12)}`);
      expect(style).toBe(`/assets/auftritt.css?${files['auftritt.css'].hash.slice(0, 12)}`);
    }
  });

  it('takes the categories from their own pages', () => {
    for (const { markup } of site.pages) {
      expect(markup.querySelector('script[data-requests=pages]')).not.toBeNull();
    }
  });

  it('measures each picture, and makes a small version of a photograph', () => {
    const pictures = site.pages.flatMap(({ markup }) => [...markup.querySelectorAll('img')]);
    expect(pictures.length).toBeGreaterThan(50);
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
    }
    const slides = pageAt(site, 'alles').querySelectorAll<HTMLImageElement>('.image-slider img');
    expect(slides).toHaveLength(2);
    for (const { srcset } of slides) expect(srcset).toMatch(/ 720w, .* 1200w$/);
  });

  it('leads from a category to its group, and from there to all', () => {
    const category = pageAt(site, 'en/lights/pendant-lamps');
    expect(category.querySelector('.back-to-category')?.getAttribute('href')).toBe(
      '/en/lights/interiors/',
    );
    expect(texts(category, '.product_reference.active')).toEqual(['Pendant lamps']);
    const group = pageAt(site, 'en/lights/interiors');
    expect(texts(group, '.reference_content h3')).toEqual(['Pendant lamps', 'Floor lamps']);
    expect(texts(group, '.product_reference.active')).toEqual([]);
  });

  it.runIf(isLong)('works below a path, as on hosts that give each project one', () => {
    const below = made(generator, folder, 'https://www.example.com/project/');
    const addresses = below.pages.flatMap(({ markup }) =>
      [...markup.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ),
    );
    const own = addresses.filter((address) => address.startsWith('/'));
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((address) => !address.startsWith('/project/'))).toEqual([]);
  });

  it('writes a letter without a service, and posts to a service where one is named', () => {
    const form = pageAt(site, 'kontakt').querySelector('form');
    expect(form?.getAttribute('action')).toBe('mailto:werkstatt@example.com');
    expect(form?.querySelector('[type=file], .honeypot')).toBeNull();
  });
});

it('Hugo and Eleventy make the same pages of the same content', () => {
  const shapes = shapesOf('hugo');
  expect(shapes.length).toBeGreaterThan(20);
  expect(shapesOf('eleventy')).toEqual(shapes);
});

it.runIf(isLong)(
  'the newest Hugo makes them too, and has nothing to say against our templates',
  (test) => {
    const program = newestHugo();
    if (!program) return test.skip('Debian has no newer Hugo here');
    const folder = startSite('hugo');
    const { pages, said } = made('hugo', folder, undefined, program);
    rmSync(folder, { recursive: true });
    expect(said).not.toMatch(/WARN|ERROR|deprecated/);
    expect(pages.map(({ file, markup }) => [file, ...shapeOf(markup)])).toEqual(shapesOf('hugo'));
  },
);

describe.each(tried)("an editor's mistakes with %s", (_, generator) => {
  let folder: string;
  let site: Site;

  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, 'content', file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(from, to);
    expect(changed, `${file} has no ${from}`).not.toBe(text);
    writeFileSync(path, changed);
  };

  beforeAll(() => {
    folder = startSite(generator);
    change(
      'en/products/indoor/pendants.html',
      'Pendant lamps',
      `'It''s <b onclick="x">bold</b> & "q"'`,
    );
    change('en/products/indoor/floor-lamps.html', 'floor-lamp.jpg', 'lost.jpg');
    change('en/products/indoor/floor-lamps.html', /color: .*\n/, '');
    change('en/products/outdoor/bollards.html', 'uid: 13', 'uid: 13\ndraft: true');
    change('en/everything.html', 'pictures/client-nordbahn.svg', 'pictures/lost.svg');
    change('en/everything.html', 'page: /contact', 'page: /lost');
    change('en/everything.html', /references:\n( {6}- .*\n)+/, 'references: []\n');
    change('en/everything.html', 'files/tannwald-care-en.pdf', 'files/lost.pdf');
    change('en/contact.html', 'action: ""', 'action: https://forms.example/f/1');
    site = made(generator, folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('break no page, and are named where something is missing', () => {
    const pages = casesOf(site.pages, ({ file }) => file.startsWith('en/lights'));
    expect(findings(pages)).toEqual([]);
    for (const lost of ['pictures/lost.jpg', 'pictures/lost.svg', '/lost', 'files/lost.pdf']) {
      expect(site.said).toContain(lost);
    }
  });

  it('leave out what is missing or empty', () => {
    const page = pageAt(site, 'en/everything');
    expect(texts(page, 'main h2')).not.toContain('References');
    expect(texts(page, 'main h2')).not.toContain('Downloads');
    expect(page.querySelectorAll('.logo-slider img')).toHaveLength(4);
    expect(texts(page, '.image-slider figcaption')).toEqual(['The workshop', 'Pendant lamps']);
    expect(page.querySelectorAll('.image-slider a')).toHaveLength(1);
    expect(pageAt(site, 'en/lights/floor-lamps').querySelector('.gallery-slider')).toBeNull();
  });

  it('give nothing away of a draft, and leave out the group that it leaves empty', () => {
    for (const { markup } of site.pages.filter(({ file }) => file.startsWith('en/lights'))) {
      expect(texts(markup, '.product_group__heading')).toEqual(['Interiors']);
      expect(texts(markup, '.main-navigation a')).not.toContain('Outdoors');
      expect(texts(markup, '.main-navigation a')).not.toContain('Bollard lights');
    }
    expect(site.pages.map(({ file }) => file)).not.toContain('en/lights/bollard-lights/index.html');
  });

  it('stay text where they look like HTML', () => {
    const typed = `It's <b onclick="x">bold</b> & "q"`;
    const page = pageAt(site, 'en/lights/pendant-lamps');
    expect(texts(page, '.reference_content h2')).toEqual([typed]);
    expect(texts(page, '.product_reference.active')).toEqual([typed]);
    expect(page.title).toBe(`${typed} – Tannwald`);
    for (const { markup } of site.pages) expect(markup.querySelector('[onclick]')).toBeNull();
  });

  it('do not keep the form from its service', () => {
    const form = pageAt(site, 'en/contact').querySelector('form');
    expect(form?.getAttribute('action')).toBe('https://forms.example/f/1');
    expect(form?.querySelector('[type=file]')).not.toBeNull();
    expect(form?.querySelector('.honeypot')?.hasAttribute('hidden')).toBe(true);
  });
});
