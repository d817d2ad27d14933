// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  type Source,
  staticSources,
  typo3Sources,
  wordpressSources,
} from '../../../support/backend-sources.js';
import {
  type Hook,
  type Parts,
  type Structure,
  selectors,
  structures,
} from '../../../support/contract.js';
import { templated } from '../../../support/templates.js';

const typo3 = typo3Sources();
const wordpress = wordpressSources();
const pages = staticSources();

/** The hooks that have to be there for a behaviour to start. */
function required({ root, parts = {} }: Structure): Hook[] {
  return [root, ...requiredParts(parts)];
}

function requiredParts(parts: Parts): Hook[] {
  return (Object.entries(parts) as [Hook, Parts[Hook]][]).flatMap(([hook, part]) => [
    ...(part?.count === 'one' || part?.count === 'some' ? [hook] : []),
    ...requiredParts(part?.parts ?? {}),
  ]);
}

const holds = (sources: readonly Source[], hook: Hook): boolean =>
  sources.some(({ markup }) => markup.querySelector(selectors[hook]));

const contractNames = (pattern: RegExp): string[] =>
  Object.values(selectors).flatMap((selector) =>
    [...selector.matchAll(pattern)].map(([, name = '']) => name),
  );

const elementsOf = (sources: readonly Source[]): Element[] =>
  sources.flatMap(({ markup }) => [...markup.querySelectorAll('*')]);

const classesIn = (sources: readonly Source[]): string[] => [
  ...new Set(
    elementsOf(sources).flatMap((element) =>
      (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean),
    ),
  ),
];

const dataIn = (sources: readonly Source[]): string[] => [
  ...new Set(
    elementsOf(sources)
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => name.startsWith('data-')),
  ),
];

/** What the contract and the static pages know. */
const classes = new Set([...classesIn(pages), ...contractNames(/\.([\w-]+)/g)]);
const attributes = new Set([
  ...dataIn(pages),
  ...contractNames(/\[(data-[\w-]+)/g),
  'data-namespace-typo3-fluid',
]);

describe.each([
  ['TYPO3', typo3],
  ['WordPress', wordpress],
  ['The pages that Twig and PHP render', pages],
])('%s', (_, sources) => {
  it('asks no other host before consent', () => {
    // What a browser loads by itself, and where its address stands.
    const loaded = ['src', 'srcset', 'data', 'poster'];
    const asking = elementsOf(sources).flatMap((element) => {
      const addresses = loaded.map((name) => element.getAttribute(name));
      if (element.matches('link:is([rel~=stylesheet], [rel*=preload], [rel~=icon])')) {
        addresses.push(element.getAttribute('href'));
      }
      const isOutside = addresses.some((address) => /^\s*(https?:)?\/\//i.test(address ?? ''));
      // A frame may show anything: its address always waits.
      const isFrame = element.matches('iframe[src], embed[src], object[data]');
      return isOutside || isFrame ? [element.outerHTML.slice(0, 120)] : [];
    });
    expect(asking).toEqual([]);
  });

  it.each(Object.entries(structures).filter(([name]) => templated.includes(name)))(
    'has markup for %s',
    (_name, structure) => {
      expect(required(structure).filter((hook) => !holds(sources, hook))).toEqual([]);
    },
  );
});

describe.each([
  // What a partial is given.
  ['TYPO3', typo3, /^\{class\}$/],
  // What core writes on its own blocks and buttons, and the plugin's message to editors.
  ['WordPress', wordpress, /^(wp-block-|wp-element-button$|alignwide$|auftritt-notice$)/],
])('%s', (_, sources, own) => {
  it('has content that waits for consent', () => {
    expect(holds(sources, 'consentContent')).toBe(true);
  });

  it('uses no class that neither the contract nor the static pages know', () => {
    const unknown = classesIn(sources).filter((name) => !classes.has(name) && !own.test(name));
    expect(unknown).toEqual([]);
  });

  it('uses no data attribute that neither the contract nor the static pages know', () => {
    expect(dataIn(sources).filter((name) => !attributes.has(name))).toEqual([]);
  });
});
