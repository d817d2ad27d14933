import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import fc from 'fast-check';
import { runs } from '../support/extent.js';
import { hostileText } from '../support/hostile-text.js';
import { seeds } from '../support/seeds.js';
import { expect, test } from '../support/site.js';

/** How many answers are tried by each seed. The browser reads them faster than jsdom. */
const ordinary = 1000;

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
  'id',
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
  // A field or an image of that name hides a property of its form or of the document.
  fc.constantFrom('attributes', 'documentElement', 'localName', 'matches', 'querySelectorAll'),
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

declare global {
  interface Window {
    inert: typeof import('../../src/page/html.js');
  }
}

/** Brings the reading of answers to a page on its own, where the browser's own parser is. */
async function bringParser(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['src/page/html.ts'],
    bundle: true,
    write: false,
    globalName: 'inert',
  });
  await page.goto('about:blank');
  await page.addScriptTag({ content: outputFiles.map(({ text }) => text).join('') });
}

/** What in an answer could run, or lead elsewhere, after it has been read; empty if all is well. */
const findRunning = (page: Page, answers: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    /** Every element, those in templates too. */
    function* elementsIn(root: Element | DocumentFragment): Generator<Element> {
      for (const element of root.querySelectorAll('*')) {
        yield element;
        if (element instanceof HTMLTemplateElement) yield* elementsIn(element.content);
      }
    }
    const { matches } = Element.prototype;
    const isScript = (value: string): boolean =>
      URL.canParse(value, 'https://www.example.com/') &&
      new URL(value, 'https://www.example.com/').protocol === 'javascript:';
    const canRun = ({ name, value }: Attr): boolean =>
      /^on|^srcdoc$/i.test(name) ||
      (/href$|src|action|^data$/i.test(name) && isScript(value)) ||
      (/^attributename$/i.test(name) && /href$/i.test(value));
    return all.filter((html) =>
      [...elementsIn(window.inert.parseInert(html))].some(
        (element) =>
          matches.call(element, 'script, base, meta[http-equiv]') ||
          [...Reflect.get(Element.prototype, 'attributes', element)].some(canRun),
      ),
    );
  }, answers);

// A long run tries many answers.
test.setTimeout(30_000 + 10 * runs(ordinary));

/** The names by which fields and images were not kept, or by which something else was. */
const findClobbered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const owners = [HTMLFormElement, HTMLElement, Element, Node, EventTarget, Document];
    const names = new Set(owners.flatMap((owner) => Object.getOwnPropertyNames(owner.prototype)));
    const before = '<form action="javascript:x()" onfocus="x()">';
    return [...names].filter((name) => {
      const fields = `<input name="${name}"><input name="${name}">`;
      const images = `<img name="${name}" alt=""><form name="${name}"></form>`;
      const html = `${images}${before}${fields}<script>x()</script></form><script>x()</script>`;
      const parsed = window.inert.parseInert(html).querySelector('body')?.innerHTML;
      return parsed !== `${images}<form>${fields}</form>`;
    });
  });

test('whatever fields and images are called, nothing in an answer can run', {
  tag: '@long',
}, async ({ page }) => {
  await bringParser(page);
  expect(await findClobbered(page)).toEqual([]);
});

for (const { name, get } of seeds) {
  test(`whatever the server answers, nothing in it can run: ${name}`, async ({ page }) => {
    await bringParser(page);
    const answers = fc.sample(markup, { seed: get(), numRuns: runs(ordinary) });
    expect(await findRunning(page, answers)).toEqual([]);
  });
}
