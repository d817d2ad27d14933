// @vitest-environment jsdom
import fc from 'fast-check';
import { expect } from 'vitest';
import { fieldsOf } from '../../src/micro-roots/category-gallery/calls.js';
import { readColour } from '../../src/micro-roots/category-gallery/colours.js';
import { categoryAskedFor, ownAddress } from '../../src/micro-roots/category-gallery/parts.js';
import { pageWith } from '../support/contract.js';
import { hostileText } from '../support/hostile-text.js';
import { holdsForAll } from '../support/properties.js';

const page = pageWith();

/** As text goes over the wire: halves of a pair that stand alone are replaced. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

holdsForAll(
  'whatever a colour is written as, nothing but a colour comes of it',
  hostileText,
  (text) => {
    expect(readColour(text) ?? '#000').toMatch(/^#([\da-f]{3}|[\da-f]{6})$/);
  },
);

const gallery = (uids: readonly string[]): HTMLElement => {
  const element = document.createElement('section');
  for (const uid of uids) {
    const item = document.createElement('i');
    item.className = 'product_reference';
    item.dataset.uid = uid;
    element.append(item);
  }
  return element;
};

holdsForAll(
  'whatever the address asks for, it is a category of the gallery or none',
  fc.record({ query: hostileText, uids: fc.array(hostileText, { maxLength: 4 }) }),
  ({ query, uids }) => {
    history.replaceState(null, '', `/?${new URLSearchParams({ id_category: query })}`);
    const expected =
      query !== '' && uids.includes(wellFormed(query)) ? wellFormed(query) : undefined;
    expect(categoryAskedFor(gallery(uids), page)).toBe(expected);
    history.replaceState(
      null,
      '',
      `/?id_category=${encodeURI(wellFormed(query)).replaceAll('#', '')}`,
    );
    expect([...uids, undefined]).toContain(categoryAskedFor(gallery(uids), page));
    history.replaceState(null, '', '/');
  },
);

holdsForAll(
  'whatever a call is made of, the server gets these fields and these alone',
  fc.record({
    plugin: hostileText,
    uid: hostileText,
    contentUid: hostileText,
    settings: hostileText,
  }),
  ({ plugin, ...values }) => {
    for (const kind of ['category', 'parent'] as const) {
      const body = new URLSearchParams();
      const fields = fieldsOf({ kind, ...values }, plugin);
      for (const [name, value] of fields) body.append(name, value);
      expect([...new URLSearchParams(body.toString())]).toEqual(
        fields.map((field) => field.map((text) => wellFormed(text))),
      );
    }
  },
);

holdsForAll('wherever a page says that calls go, they stay on its origin', hostileText, (text) => {
  const address = ownAddress(text);
  expect(address?.origin ?? location.origin).toBe(location.origin);
  expect(address?.protocol ?? location.protocol).toBe(location.protocol);
});
