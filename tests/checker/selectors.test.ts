import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/command/pages/selectors.js';
import { checkPage } from '../support/check-page.js';
import { selectorCases, selectorPage } from '../support/selectors.js';

const address = 'https://www.example.com/';

describe('a selector', () => {
  const { window } = new JSDOM(selectorPage);
  const matched = (selector: string): string =>
    [...window.document.querySelectorAll(selector)].map(({ id }) => id).join(' ');

  it.each(selectorCases)('%j has in the checker what it has in Chromium, or is unsure', (...of) => {
    const [selector = '', inChromium, unsure] = of;
    const verdict = judge(selector, window);
    if (unsure) expect(verdict).toBe('unsure');
    else if (inChromium === 'refused') expect(verdict).toBe('refused');
    else expect([verdict, matched(selector)]).toEqual(['sure', inChromium]);
  });

  it('is unsure with every pseudo-class that is not known to be told right', () => {
    const others =
      'hover focus focus-within active visited target defined read-only valid open modal';
    for (const name of others.split(' ')) expect(judge(`p:${name}`, window)).not.toBe('sure');
  });

  it('is refused however deep it is, and ends nothing', () => {
    expect(judge(`${':has('.repeat(20_000)}a${')'.repeat(20_000)}`, window)).toBe('refused');
    expect(judge(`${':is('.repeat(20_000)}a${')'.repeat(20_000)}`, window)).toBe('unsure');
  });
});

describe('a page whose own selector cannot be judged', () => {
  const page = (selectors: object, json = JSON.stringify(selectors)): string =>
    `<script src="auftritt.js"\n  data-selectors='${json}'></script>` +
    '<div class="downloads"></div><a href="tel:1">1</a><div class="map"></div>';

  it.each([
    [
      'nothing is said of the behaviours that need it',
      page({ downloadsToggle: ':nth-child(1 of .x)' }),
      'downloadsToggle ":nth-child(1 of .x)" may match otherwise in a browser; downloads is not checked',
      2,
    ],
    [
      'not where the page has its other settings',
      `<script type="application/json" data-auftritt>{"observe": true}</script>\n${page({ downloadsToggle: 'p:hover' })}`,
      'downloadsToggle "p:hover" may match otherwise in a browser; downloads is not checked',
      3,
    ],
    [
      'also where no behaviour starts by it',
      page({ header: 'p:hover' }),
      'header "p:hover" may match otherwise in a browser; what needs it is not checked',
      2,
    ],
  ])('is told so where it says it: %s', (_, html, message, line) => {
    const { predictions, findings } = checkPage({ html, address });
    if (message.includes('downloads')) {
      expect(predictions.map(({ behaviour }) => behaviour)).toEqual(['telephone']);
      expect(findings).toHaveLength(1);
    }
    const place = { level: 'warning', about: 'tag', line, column: 3 };
    expect(findings.filter(({ rule }) => rule.name === 'unjudged-selector')).toMatchObject([
      { ...place, message: `data-selectors: ${message}` },
    ]);
  });

  it('is told so too where the site has the selector', () => {
    const html = '<script src="auftritt.js"></script><p class="x">';
    const { findings } = checkPage({ html, address }, '{"category": "p:hover"}');
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining('category-gallery, inspiration-gallery is not checked'),
    ]);
  });

  it.each([':has(:has(a))', 'svg|a', 'a[['])(
    'is refused %j as by a browser, and goes on',
    (map) => {
      const { predictions, findings } = checkPage({ html: page({ map }), address });
      expect(findings.map(({ message }) => message)).toContain(
        `data-selectors: map ${JSON.stringify(map)} is not a selector`,
      );
      expect(predictions.map(({ behaviour }) => behaviour)).toContain('telephone');
    },
  );
});
