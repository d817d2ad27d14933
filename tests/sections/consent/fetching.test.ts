import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fetching, fetchingLinks } from '../../../src/command/check/requests/named-addresses.js';
import { heldAttributes, waits } from '../../../src/services/consent/definition.js';

/** Interface and attribute of all that holds an address or HTML, as the standards define it. */
const standard = readFileSync('tests/support/html-addresses.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** What holds an address that no browser asks for before a visitor follows it or sends a form. */
const followed = [
  /^HTML(Hyperlink|Base|Quote|Mod)\w* /,
  /^HTMLFormElement action$/,
  / formAction$/,
  /^SVGAElement href$/,
  // These did something once (HTML, "Obsolete features").
  / (longDesc|lowsrc|codeBase)$/,
];

/** The elements of an interface whose name is not theirs. */
const elementsOf: Readonly<Record<string, readonly string[]>> = {
  HTMLAnchorElement: ['a'],
  HTMLImageElement: ['img'],
  HTMLMediaElement: ['audio', 'video'],
  SVGFEImageElement: ['feImage'],
  SVGGradientElement: ['linearGradient', 'radialGradient'],
  SVGMPathElement: ['mpath'],
  SVGTextPathElement: ['textPath'],
};

const named = (line: string): string[] => {
  const [type = '', attribute = ''] = line.split(' ');
  const usual = type.replace(/^(HTML|SVG)(\w+)Element$/, '$2').toLowerCase();
  return (elementsOf[type] ?? [usual]).map((element) => `${element} ${attribute.toLowerCase()}`);
};

/** HTML, "Rendering": the attribute is in no interface, or holds a plain text there. */
const backgrounds = ['body', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'].map(
  (element) => `${element} background`,
);

it('the table of what fetches has all that the standards have', () => {
  const fetched = standard.filter((line) => !followed.some((each) => each.test(line)));
  const ours = Object.entries(fetching).flatMap(([element, attributes]) =>
    attributes.map((attribute) => `${element} ${attribute}`),
  );
  expect(ours.toSorted()).toEqual([...new Set([...fetched.flatMap(named), ...backgrounds])].sort());
});

it('whatever fetches can wait for consent', () => {
  const attributes = Object.values(fetching)
    .flat()
    .map((name) => (name === 'data' ? 'src' : name));
  expect([...new Set(attributes)].sort()).toEqual(heldAttributes.toSorted());
  for (const name of attributes) expect(waits).toContain(`[data-${name}]`);
});

// HTML, "Link types": the external resources, without `pingback`, which no browser asks for.
const external = [
  'compression-dictionary',
  'dns-prefetch',
  'icon',
  'shortcut icon',
  'manifest',
  'modulepreload',
  'preconnect',
  'prefetch',
  'preload',
  'alternate Stylesheet',
];

it('a link fetches where its type is of an external resource, and else not', () => {
  const others = ['canonical', 'alternate', 'next', 'privacy-policy', 'search'];
  expect([...external, ...others].filter((type) => fetchingLinks.test(type))).toEqual(external);
});
