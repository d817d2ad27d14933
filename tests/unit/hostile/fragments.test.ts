import fc from 'fast-check';
import { expect } from 'vitest';
import { parseInert } from '../../../src/page/inert-html.js';
import { holdsForAll, hostileText } from '../../support/properties.js';

const names = fc.constantFrom(
  'a',
  'b',
  'base',
  'button',
  'embed',
  'form',
  'frameset',
  'iframe',
  'img',
  'input',
  'math',
  'meta',
  'noscript',
  'object',
  'p',
  'script',
  'select',
  'style',
  'svg',
  'svg><a',
  'svg><animate',
  'svg><script',
  'svg><set',
  'table',
  'template',
  'textarea',
  'title',
  'video',
);

const attributeNames = fc.constantFrom(
  'action',
  'attributeName',
  'class',
  'content',
  'data',
  'formaction',
  'href',
  'http-equiv',
  'name',
  'onclick',
  'ONERROR',
  'onload',
  'sandbox',
  'src',
  'srcdoc',
  'style',
  'to',
  'values',
  'xlink:href',
);

const values = fc.oneof(
  hostileText,
  fc.constantFrom('javascript:x()', 'JaVa\tScRiPt:x()', '\u0001 javascript:x()', 'refresh', 'href'),
);

/** Markup of tags that are opened, and perhaps closed, in any order. */
const markup = fc
  .array(
    fc.oneof(
      fc
        .tuple(names, attributeNames, values, attributeNames, values)
        .map(([name, one, first, two, second]) => `<${name} ${one}="${first}" ${two}='${second}'>`),
      names.map((name) => `</${name}>`),
      hostileText,
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** Every element, those in templates too. */
function* elementsIn(root: Document | DocumentFragment): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element instanceof HTMLTemplateElement) yield* elementsIn(element.content);
  }
}

holdsForAll('whatever the server answers, nothing in it can run', markup, (html) => {
  for (const element of elementsIn(parseInert(html))) {
    expect(element.localName).not.toBe('script');
    expect(element.localName).not.toBe('base');
    expect(element.matches('meta[http-equiv]')).toBe(false);
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/i);
      expect(name).not.toBe('srcdoc');
      if (/href$|src|action|^data$/i.test(name) && URL.canParse(value, document.baseURI)) {
        expect(new URL(value, document.baseURI).protocol).not.toBe('javascript:');
      }
      if (name.toLowerCase() === 'attributename') expect(value).not.toMatch(/href$/i);
    }
  }
});

holdsForAll(
  'text in an answer stays the text that it is',
  fc.string({ unit: 'grapheme' }),
  (text) => {
    const element = document.createElement('p');
    element.textContent = text;
    const parsed = parseInert(`<div class="gallery-inner">${element.outerHTML}</div>`);
    expect(parsed.querySelector('.gallery-inner > p')?.textContent).toBe(text);
  },
);
