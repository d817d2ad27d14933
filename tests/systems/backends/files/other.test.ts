import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answer } from '../../../../backends/other/answer.mjs';
import { filesIn } from '../../../support/backend-sources.js';

const site = {
  visibleCategory: (uid: number) =>
    [{ uid: 11, group: { uid: 1 } }, { uid: 21 }].find((category) => category.uid === uid),
  render: (template: string, values: object) => `${template} ${Object.keys(values)};`,
};

it.each([
  ['call 1', { ajax: '1', uid: '11' }, 'gallery-inner category;reference-content category;'],
  ['call 2', { ajax: '1', uid: '21' }, 'gallery-inner category;'],
  [
    'call 3',
    { render_parent_ajax: '1', uid: '11', content_uid: '5', settings: 'products' },
    'category-list group;product-information group;group-inner group;group-content group;',
  ],
])('any backend answers %s with the sections that it replaces', (_, fields, html) => {
  expect(answer(fields, site)).toEqual({ status: 200, html });
});

it.each([
  ['no field', {}],
  ['no flag', { uid: '11' }],
  ['another flag', { ajax: 'true', uid: '11' }],
  ['a category that there is not', { ajax: '1', uid: '99' }],
  ['a uid that is no number', { ajax: '1', uid: '11 OR 1=1' }],
  ['a uid that is too long', { ajax: '1', uid: '9'.repeat(400) }],
  ['the way back where there is none', { render_parent_ajax: '1', uid: '21' }],
])('any backend answers %s with 404 and nothing', (_, fields) => {
  expect(answer(fields, site)).toEqual({ status: 404, html: '' });
});

it('plain PHP escapes all that it prints, but for the paragraphs that are HTML already', () => {
  const raw = filesIn('backends/php/templates', '.php').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<\?=\s*(.*?)\s*\?>/g)]
      .filter(([, printed = '']) => !/^e\(.*\)$/.test(printed))
      .map(([, printed]) => `${file}: ${printed}`),
  );
  expect(raw).toEqual(['backends/php/templates/sections/text-part.php: $paragraph']);
});
