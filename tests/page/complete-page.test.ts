// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import arrive from '../../src/complete-page.js';
import { findTag, readConfiguration } from '../../src/configuration.js';
import { createPage } from '../../src/create-page.js';

function complete(selectors: object) {
  document.head.innerHTML = `<script src="/auftritt.js" data-selectors='${JSON.stringify(selectors)}'></script>`;
  const configuration = readConfiguration(findTag(document), () => {});
  const lifecycle = { enhance: () => {}, release: () => {}, instances: () => [] };
  return arrive(createPage(configuration, lifecycle, () => undefined)).page;
}

it('has the selectors of all hooks, with the overrides of the page', () => {
  const { selectors } = complete({ downloads: '.dateien', downloadsBody: '.liste' });
  expect(selectors).toMatchObject({
    downloads: '.dateien',
    downloadsBody: '.liste',
    downloadsToggle: '.downloads__toggle',
    telephone: 'a[href^="tel:"]',
  });
});

it('tells of an override of a hook that there is none of, with the nearest known name', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  complete({ logoSlidr: 'a', downloadsBdy: 'b' });
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(warn.mock.calls.flat()).toEqual([
    'auftritt: data-selectors: unknown name logoSlidr; did you mean logoSlider?',
    'auftritt: data-selectors: unknown name downloadsBdy; did you mean downloadsBody?',
  ]);
});
