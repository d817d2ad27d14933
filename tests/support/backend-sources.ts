import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

/** A file of backends, read as markup. */
export interface Source {
  readonly file: string;
  readonly markup: Document;
}

/** The files below a folder, as paths with forward slashes, sorted. */
export function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort();
}

/** What the first group of the pattern finds, each time. */
export const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Each name once, sorted. */
export const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();

const html = (text: string): Document => new DOMParser().parseFromString(text, 'text/html');

/**
 * Code that decides over a class gives that class, code that prints an image gives one with its class,
 * code that prints gives some text, other code none.
 */
function withoutPhp(text: string): string {
  return text
    .replace(/<\?php echo wp_get_attachment_image\((.*?)\); \?>/g, (_, values: string) => {
      const [, name = ''] = /'class' => '(.*?)'/.exec(values) ?? [];
      return `<img class="${name}" src="x" alt="x">`;
    })
    .replace(/<\?php echo [^?]*\? '(.*?)' : ''; \?>/g, '$1')
    .replace(/<\?php echo .*?\?>/gs, 'x')
    .replace(/<\?php.*?(\?>|$)/gs, '');
}

/** What a condition adds counts as there, and what an editor chooses as the field's default. */
const withoutDecisions = (fluid: string): string =>
  fluid
    .replace('{data.tx_auftritt_app}', 'cms')
    .replace(/\{f:if\([^{}]*(?:\{[^{}]*\}[^{}]*)*, then: '([^']*)'\)\}/g, '$1');

/** The value at a path of keys in what YAML or JSON holds. */
export function valueAt(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (found, key) =>
      found !== null && typeof found === 'object'
        ? Object.entries(found).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  );
}

/** EXT:form's setup, for which each version looks at its own place. */
const formSetup = 'backends/typo3/Configuration/Form/Auftritt/config.yaml';

/** What EXT:form puts on the form element, as its setup has it. */
function typo3Form(): string {
  const form = ['prototypes', 'standard', 'formElementsDefinition', 'Form', 'renderingOptions'];
  const attributes = [...form, 'fluidAdditionalAttributes'];
  return `<form class="${valueAt(load(readFileSync(formSetup, 'utf8')), ...attributes, 'class')}"></form>`;
}

/** TYPO3: every Fluid file, the body tag of the TypoScript, and the form of EXT:form. */
export function typo3Sources(): Source[] {
  const fluid = filesIn('backends/typo3', '.html').map((file) => ({
    file,
    markup: new DOMParser().parseFromString(
      withoutDecisions(readFileSync(file, 'utf8')),
      'application/xml',
    ),
  }));
  const bodies = filesIn('backends/typo3', '.typoscript').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<body[^>]*>/g)].map(([tag]) => ({
      file,
      markup: html(tag),
    })),
  );
  return [...fluid, ...bodies, { file: formSetup, markup: html(typo3Form()) }];
}

/** The kinds that one block of WordPress prints, as its definition names them. */
const sliderKinds = (): string[] => {
  const block = readFileSync('backends/wordpress/blocks/slider/block.json', 'utf8');
  const kinds = valueAt(JSON.parse(block), 'attributes', 'kind', 'enum');
  return Array.isArray(kinds) ? kinds.map(String) : [];
};

/** The slider's block counts as one of each kind. */
const withKinds = (php: string): string =>
  php.replace(
    /<\?php echo esc_attr\( "\{\$attributes\['kind'\]\}(-\w+)" \); \?>/g,
    (_, ending: string) =>
      sliderKinds()
        .map((kind) => `${kind}${ending}`)
        .join(' '),
  );

/** WordPress: the blocks, the parts, the patterns, and the class that a filter puts on the body. */
export function wordpressSources(): Source[] {
  const folder = 'backends/wordpress';
  const files = ['blocks', 'parts', 'patterns'].flatMap((name) =>
    filesIn(`${folder}/${name}`, '.php'),
  );
  const start = `${folder}/includes/start-screen.php`;
  const [, added = ''] = /\.\.\.\$classes, '(.*?)'/.exec(readFileSync(start, 'utf8')) ?? [];
  return [
    ...files.map((file) => ({
      file,
      markup: html(withoutPhp(withKinds(readFileSync(file, 'utf8')))),
    })),
    { file: start, markup: html(`<body class="${added}">`) },
  ];
}

/** The pages that Twig and plain PHP render: those of static-html. */
export function staticSources(): Source[] {
  return filesIn('static-html/pages', '.html').map((file) => ({
    file,
    markup: html(readFileSync(file, 'utf8')),
  }));
}
