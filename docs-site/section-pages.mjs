// A page for each section: what docs/sections.md, the definitions, the sections' READMEs and
// docs/accessibility.md say of it, in one place, with the section at work.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { definitionFiles, readDefinitions } from '../build/definitions.mjs';
import { livePagePath } from './live-pages.mjs';
import { below, sectionsFile, tableRows, withLinksOnSite } from './markdown.mjs';

/** @typedef {Awaited<ReturnType<typeof readDefinitions>>[number]} Module */
/** @typedef {import('./markdown.mjs').Language} Language */

/** @param {string} path */
const read = (path) => readFileSync(path, 'utf8');

/** What the German pages say around that file's text; all else is in English, as the reference is. */
const words = {
  en: {
    example: 'Example',
    alone: 'Open the example on a page of its own',
    noExample: 'There is no live example: this section needs an account with the service.',
  },
  de: {
    example: 'Beispiel',
    alone: 'Das Beispiel auf einer eigenen Seite öffnen',
    noExample: 'Ohne Konto bei dem Dienst gibt es hier kein Beispiel in Aktion.',
    reference: 'Alle Teile, Attribute, Ereignisse und Eigenschaften',
  },
};

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** @param {string} text */
const code = (text) => `\`${text}\``;

/**
 * A heading with a table below it, or nothing where the table has no rows.
 *
 * @param {string} heading
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 * @param {string} [after]
 */
const part = (heading, head, rows, after = '') =>
  rows.length === 0 ? '' : `## ${heading}\n\n${table(head, rows)}\n\n${after}`;

/** Where behaviours and the libraries that they work with have their files. */
const folders = /^src\/(?:sections|micro-roots|services|libraries)\//;

/**
 * The files of behaviours and libraries that a file loads, now or later, and those that they load.
 *
 * @param {string} file
 * @param {Set<string>} found grows with each file
 * @returns {Set<string>}
 */
function filesFrom(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const imports = /(?:from|import|@import)\s*(?:\(|url\()?["']([^"']+\.(?:js|css))["']/g;
  for (const [, path = ''] of read(file).matchAll(imports)) {
    const written = join(dirname(file), path);
    const sources = [written, written.replace(/js$/, 'ts'), written.replace(/js$/, 'tsx')];
    const source = sources.find((each) => existsSync(each));
    if (source && folders.test(source)) filesFrom(source, found);
  }
  return found;
}

/**
 * The custom properties of the look that a section's styles use.
 *
 * @param {string} file of the definition
 * @param {Readonly<Record<string, string>>} lookTexts
 */
function lookOf(file, lookTexts) {
  const own = readdirSync(dirname(file)).map((name) => join(dirname(file), name));
  const css = [...new Set([...own, ...filesFrom(file)])]
    .filter((path) => path.endsWith('.css'))
    .map(read)
    .join('');
  return Object.entries(lookTexts).filter(([name]) => css.includes(`var(${name})`));
}

/** @param {string} cell @param {string} name */
const names = (cell, name) => cell.split(/,\s*/).includes(code(name));

/**
 * What docs/accessibility.md says of a section.
 *
 * @param {string} name
 */
function accessibilityOf(name) {
  const file = 'docs/accessibility.md';
  const text = below(withLinksOnSite(file, read(file)), '## What each section does');
  const row = tableRows(text).find(([cell = '']) => names(cell, name));
  if (!row) throw new Error(`${file} has no row for ${name}`);
  const [, keyboard = '', set = '', yours = ''] = row;
  return { keyboard, set, yours };
}

/**
 * The section's part of the page of sections: its words, and its snippet.
 *
 * @param {string} name
 * @param {Language} language
 */
function shown(name, language) {
  const text = below(read(sectionsFile[language]), `## ${name}`);
  const [snippet = ''] = /^```html\n.*?^```$/ms.exec(text) ?? [];
  const prose = text
    .replace(snippet, '')
    .replace(/^!\[[^\]]*\]\([^)]*\)$/m, '')
    .trim();
  if (!snippet) throw new Error(`${sectionsFile[language]} has no snippet for ${name}`);
  return {
    snippet,
    prose: withChaptersApart(withLinksOnSite(sectionsFile[language], prose), language),
  };
}

/**
 * The links of a chapter to those beside it, which are pages of their own here.
 *
 * @param {string} text
 * @param {Language} language
 */
function withChaptersApart(text, language) {
  const prefix = language === 'de' ? '/de' : '';
  return text.replaceAll(/\]\(#([^)]+)\)/g, (_, anchor) =>
    sectionNames.includes(anchor)
      ? `](${prefix}/sections/${anchor}.md)`
      : `](${prefix}/sections.md#${anchor})`,
  );
}

/**
 * @param {string} name
 * @param {Language} language
 */
function example(name, language) {
  const { example: heading, alone, noExample } = words[language];
  const path = livePagePath(name, language);
  const live = path
    ? `<iframe class="live-section" data-section="${name}" src="${path}" title="${name}"></iframe>\n\n` +
      `[${alone}](${path}){target="_self"}`
    : noExample;
  return `## ${heading}\n\n${live}\n\n${shown(name, language).snippet}`;
}

/**
 * @param {Module} module
 * @param {string} file
 * @param {{ lookTexts: Readonly<Record<string, string>>, tag: readonly (readonly string[])[],
 *   events: readonly (readonly string[])[] }} shared
 */
function englishPage(module, file, { lookTexts, tag, events }) {
  const { name, hooks } = module.default;
  const { documentation, libraries = [] } = module;
  /** @param {'hooks' | 'classes' | 'added' | 'properties'} key */
  const texts = (key) =>
    Object.entries(documentation[key]).map(
      ([named, [text = '']]) => /** @type {const} */ ([named, text]),
    );
  const { prose } = shown(name, 'en');
  const { keyboard, set, yours } = accessibilityOf(name);
  // The first paragraph of the README is for everybody, the rest for who changes the code.
  const [, about = ''] = read(join(dirname(file), 'README.md')).split('\n\n');
  const isGallery = texts('hooks').some(([hook]) => hook === 'galleryInner');
  const ofTag = tag.filter(([attribute = '']) => prose.includes(attribute));
  const properties = [...texts('properties'), ...lookOf(file, lookTexts)].map(
    ([property, text]) => [code(property), text],
  );
  return [
    `# ${name}`,
    about,
    prose,
    example(name, 'en'),
    part(
      'Parts',
      ['hook', 'default selector', 'what it is'],
      texts('hooks').map(([hook, text]) => [code(hook), code(hooks[hook] ?? ''), text]),
      'You can [replace each selector](/configure.md) with your own.',
    ),
    part(
      'Options',
      ['attribute', 'on', 'what it says'],
      [
        ...Object.entries(documentation.attributes).map(([attribute, cells]) => [
          code(attribute),
          ...cells,
        ]),
        ...ofTag.map(([attribute = '', meaning = '']) => [attribute, 'the tag', meaning]),
        [code(`data-disable="${name}"`), 'the tag', 'This section must not start.'],
      ],
    ),
    part(
      'Events',
      ['event', 'when', '`detail`'],
      events.filter(([event]) => isGallery || event !== '`auftritt:replaced`'),
      `${libraries[0] ? `The code works with ${libraries[0].name}. ` : ''}[Events](/interface.md#events) has examples.`,
    ),
    part(
      'Classes',
      ['class', 'on'],
      [...texts('classes'), ...texts('added')].map(([name, text]) => [code(name), text]),
    ),
    part(
      'Custom properties',
      ['property', 'sets'],
      properties,
      '[Change the look](/style.md) says where to set them.',
    ),
    '## Accessibility',
    `- Keyboard: ${keyboard}\n- The script sets: ${set}\n- Your part: ${yours}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @param {string} name */
function germanPage(name) {
  return [
    `# ${name}`,
    shown(name, 'de').prose,
    example(name, 'de'),
    `[${words.de.reference}](/sections/${name}.md) (englisch)`,
  ].join('\n\n');
}

/** The names of the sections, in the order of the page of sections. */
export const sectionNames = [...read(sectionsFile.en).matchAll(/^## ([\w-]+)$/gm)].map(
  ([, name = '']) => name,
);

/**
 * Page of the site → its Markdown.
 *
 * @returns {Promise<Map<string, string>>}
 */
export async function sectionPages() {
  const [modules, files] = await Promise.all([readDefinitions(), definitionFiles()]);
  const reference = withLinksOnSite('docs/interface.md', read('docs/interface.md'));
  const shared = {
    lookTexts: JSON.parse(read('src/command/documentation/page.json')).properties,
    tag: tableRows(below(reference, '## The tag')),
    events: tableRows(below(reference, '## Events')).filter(([event = '']) =>
      event.startsWith('`auftritt:'),
    ),
  };
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const name of sectionNames) {
    const index = modules.findIndex((module) => module.default.name === name);
    const module = modules[index];
    if (!module) throw new Error(`${sectionsFile.en} shows ${name}, which is no behaviour`);
    pages.set(`sections/${name}.md`, englishPage(module, files[index] ?? '', shared));
    pages.set(`de/sections/${name}.md`, germanPage(name));
  }
  return pages;
}
