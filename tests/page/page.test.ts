// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { describe as line } from '../../src/configuration/diagnostics.js';
import { findTag, type Misconfiguration } from '../../src/configuration/tag.js';
import { readWholeTag } from '../support/configuration.js';
import { pageWith } from '../support/contract.js';

function read(selectors: object) {
  document.head.innerHTML = `<script src="/auftritt.js" data-selectors='${JSON.stringify(selectors)}'></script>`;
  const misread: Misconfiguration[] = [];
  const configuration = readWholeTag(findTag(document), (wrong) => misread.push(wrong));
  return { page: pageWith(configuration), lines: misread.map(line) };
}

it('has the selectors of all hooks, with the overrides of the page', () => {
  const { page } = read({ downloads: '.dateien', downloadsBody: '.liste' });
  expect(page.selectors).toMatchObject({
    downloads: '.dateien',
    downloadsBody: '.liste',
    downloadsToggle: '.downloads__toggle',
    telephone: 'a[href^="tel:"]',
  });
});

it('tells of an override of a hook that there is none of, with the nearest known name', () => {
  expect(read({ logoSlidr: 'a', downloadsBdy: 'b' }).lines).toEqual([
    'data-selectors: unknown name logoSlidr; did you mean logoSlider?',
    'data-selectors: unknown name downloadsBdy; did you mean downloadsBody?',
  ]);
});

it('knows its language once the menu is there', () => {
  document.documentElement.lang = 'de';
  const { page } = read({});
  document.body.innerHTML = '<ul class="language-menu"><li class="active" lang="en">EN</li></ul>';
  expect(page.language).toBe('en');
});
