import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkPage } from '../../../support/check-page.js';

const html = readFileSync('backends/static/products/ash/index.html', 'utf8');
const address = 'https://www.example.com/products/ash/';

it('the gallery of a static host starts without the address of a server', () => {
  const { predictions, findings } = checkPage({ html, address });
  expect(findings).toEqual([]);
  expect(predictions).toContainEqual(
    expect.objectContaining({ behaviour: 'category-gallery', starts: true }),
  );
});

it.each([
  ['', 'missing-part'],
  ['data-requests="page"', 'unknown-name'],
  ['data-request="pages"', 'unknown-attribute'],
])('with %j it does not, or the tag is wrong', (attribute, rule) => {
  const changed = html.replace('data-requests="pages"', attribute);
  const names = checkPage({ html: changed, address }).findings.map((each) => each.rule.name);
  expect(names).toContain(rule);
});
