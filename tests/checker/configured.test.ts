import { describe, expect, it } from 'vitest';
import { createChecker } from '../../src/command/check/check-page.js';
import { checkPage } from '../support/check-page.js';

const check = (html: string) => checkPage({ html, address: 'https://www.example.com/home/' });

describe('the selectors of a site', () => {
  it.each([
    ['{', ['{ is not JSON']],
    ['[]', ['[] is not a JSON object']],
    [
      '{"data-selectors": {"map": ".a"}}',
      [expect.stringMatching(/^unknown name data-selectors; known are .*logoSlider/)],
    ],
    [
      '{"logoSldier": ".a", "map": 7, "form": "a["}',
      [
        'unknown name logoSldier; did you mean logoSlider?',
        'map 7 is not a selector',
        'form "a[" is not a selector',
      ],
    ],
  ])('that cannot be read are told, each by itself: %s', (json, lines) => {
    const checker = createChecker(json);
    expect(checker.wrongSelectors()).toEqual(lines);
    checker.close();
  });
});

describe("a page that is configured in its JSON, since its bundler's tag cannot be", () => {
  const page = (json: string) =>
    `<!doctype html><html><head><meta name="viewport" content="width=device-width"><script src="/assets/index-a1.js"></script>
<script type="application/json" data-auftritt>${json}</script></head>
<body><div class="pictures"></div></body></html>`;

  it('needs no tag, and its selectors count', () => {
    const { predictions, findings } = check(page('{"selectors": {"imageSlider": ".pictures"}}'));
    expect(predictions.map(({ behaviour }) => behaviour)).toContain('image-slider');
    expect(findings.map(({ rule }) => rule.name)).toEqual(['empty-slider']);
  });

  it.each([
    ['{"plugn": "tx_x"}', 'unknown-attribute', 'unknown name plugn; did you mean plugin?'],
    ['{"data-plugin": "x"}', 'unknown-attribute', 'unknown name data-plugin; did you mean plugin?'],
    ['{"plugin": {}}', 'attribute-value', 'plugin {} is not text'],
  ])('is told of what is wrong in it, at its place: %s', (json, rule, what) => {
    const { findings } = check(page(json));
    expect(findings).toMatchObject([
      {
        rule: { name: rule },
        about: 'tag',
        line: 2,
        column: 33,
        message: `data-auftritt: ${what}`,
      },
    ]);
  });

  it('is told nothing of what is null', () => {
    expect(check(page('{"maps-key": null, "observe": null}')).findings).toEqual([]);
  });

  it('is told of a second one where that stands', () => {
    const second = '\n<script type="application/json" data-auftritt>{}</script></head>';
    const { findings } = check(page('{}').replace('</head>', second));
    expect(findings).toMatchObject([{ rule: { name: 'attribute-value' }, line: 3, column: 33 }]);
  });
});
