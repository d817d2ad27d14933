// @vitest-environment jsdom
import fc from 'fast-check';
import { expect } from 'vitest';
import { indicatedElement } from '../../src/page/addresses.js';
import { readItem } from '../../src/sections/coverflow/read-item.js';
import { plainText } from '../../src/sections/gallery-elements/gallery-elements.js';
import { contentOf } from '../../src/sections/lightbox/content.js';
import { normalised } from '../../src/sections/telephone/telephone.js';
import { readPlace } from '../../src/services/map/map.js';
import { hostileText } from '../support/hostile-text.js';
import { holdsForAll } from '../support/properties.js';

function element(name: string, given: Readonly<Record<string, string>>, text = ''): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(given)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}

holdsForAll(
  'whatever an item of the coverflow holds, its words stay words and its link leads to the web',
  fc.record({ title: hostileText, text: hostileText, href: hostileText, src: hostileText }),
  ({ title, text, href, src }) => {
    const item = document.createElement('li');
    item.append(
      element('img', { src, 'data-detail-src': src }),
      element('h2', { class: 'flip-title' }, title),
      element('p', { class: 'text' }, text),
      element('a', { class: 'link', href }, text),
    );
    const read = readItem(item);
    expect(read.title).toBe(title.replace(/\s+/g, ' ').trim());
    expect(read.text.every((node) => node.nodeType === Node.TEXT_NODE)).toBe(true);
    // Blanks alone are no text, so that the detail area hides their part.
    const shown = /\S/.test(text) ? text : '';
    expect(read.text.map((node) => node.textContent).join('')).toBe(shown);
    expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(read.link?.protocol ?? 'http:');
  },
);

/** Half of the earth, in millionths of a degree, as a template writes it. */
const degrees = fc.integer({ min: -180e6, max: 180e6 }).map((value) => (value / 1e6).toFixed(6));

holdsForAll(
  'whatever the place of a map is written as, it is a place on the earth or an error',
  fc.record({ lat: hostileText, lng: fc.oneof(hostileText, degrees) }),
  (given) => {
    const read = readPlace(given);
    if (typeof read === 'string') {
      expect(read).toMatch(/data-(lat|lng)/);
      return;
    }
    expect(Math.abs(read.lat)).toBeLessThanOrEqual(90);
    expect(Math.abs(read.lng)).toBeLessThanOrEqual(180);
  },
);

holdsForAll(
  'whatever a telephone link holds, it stays one, and others stay what they are',
  fc.tuple(fc.constantFrom('tel:', 'TEL:', '', 'java-'), hostileText),
  ([scheme, text]) => {
    const href = scheme + text;
    if (/^\s*tel:/i.test(href)) {
      expect(normalised(href)).toMatch(/^tel:/i);
      // What stands behind a semicolon is no number.
      expect(normalised(href).split(';')[0]).not.toMatch(/\s|\p{Dash}/u);
    } else expect(normalised(href)).toBe(href);
  },
);

holdsForAll(
  'whatever a lightbox link holds, what is opened is of the web or on the page',
  fc.record({ href: hostileText, type: hostileText }),
  ({ href, type }) => {
    const content = contentOf(element('a', { href, 'data-type': type }), {
      configuration: { presets: [] },
    });
    if (content) expect(content.address).toMatch(/^(https?:\/\/|#)/);
  },
);

holdsForAll('whatever the hash is, it leads to an element or nowhere', hostileText, (hash) => {
  document.body.replaceChildren(element('p', { id: hash }), element('a', { name: hash }));
  expect(indicatedElement(`#${hash}`)?.id).toBe(hash === '' ? undefined : hash);
  expect(indicatedElement(`#${hash} elsewhere`)).toBeNull();
});

holdsForAll(
  'names of gallery elements are equal however white space and accents are written',
  fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })),
  ([one, other]) => {
    expect(plainText(`  ${one}\n\t${other} `.normalize('NFD'))).toBe(plainText(`${one} ${other}`));
  },
);
