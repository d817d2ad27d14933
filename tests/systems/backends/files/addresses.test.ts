// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { staticSources } from '../../../support/backend-sources.js';

// What Twig and plain PHP render is the static pages, byte for byte: tests/systems/backends/engines.
const pages = staticSources();

const attributes = (selector: string, name: string): string[] =>
  pages.flatMap(({ markup }) =>
    [...markup.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? ''),
  );

it('Twig and PHP name the page and its translations with whole addresses', () => {
  const addresses = attributes('link[rel=canonical], link[rel=alternate][hreflang]', 'href');
  expect(addresses.length).toBeGreaterThan(pages.length);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/[\w.]+\//);
});

it('Twig and PHP dial digits only', () => {
  const numbers = attributes('a[href^="tel:"]', 'href');
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) expect(number).toMatch(/^tel:\+\d+$/);
});

it('Twig and PHP hide the honeypot without any style', () => {
  const boxes = pages.flatMap(({ markup }) => [...markup.querySelectorAll('.honeypot')]);
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) expect(box.hasAttribute('hidden')).toBe(true);
});

it("Twig and PHP keep a category's headline inside what calls 1 and 2 replace", () => {
  const open = pages.flatMap(({ markup }) => {
    const active = markup.querySelector('.category-gallery .product_reference.active');
    return active ? [{ markup, name: active.textContent?.trim() ?? '' }] : [];
  });
  expect(open.length).toBeGreaterThan(0);
  for (const { markup, name } of open) {
    expect(markup.querySelector('.reference_content')?.textContent).toContain(name);
    expect(markup.querySelector('.product_information')?.textContent).not.toContain(name);
  }
});
