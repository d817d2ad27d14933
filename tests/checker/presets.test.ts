// @vitest-environment node
import { expect, it } from 'vitest';
import { accordions, navbars, tabLists, versions } from '../support/bootstrap.js';
import { checkPage } from '../support/check-page.js';

const page = (tag: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>Page</title><meta name="viewport" content="width=device-width">
  <link rel="privacy-policy" href="/privacy/"><script src="/auftritt.js" ${tag}></script></head><body>${body}</body></html>`;

const address = 'https://www.example.com/';

it.each(versions)(
  'says what starts on the markup of $preset, and only with it',
  ({ preset, data }) => {
    const body = accordions[preset] + navbars[preset] + tabLists[preset];
    const starts = (tag: string) =>
      checkPage({ html: page(tag, body), address })
        .predictions.filter(({ behaviour }) => /^(collapse|tabs|dropdown)$/.test(behaviour))
        .map(({ behaviour, starts }) => `${behaviour} ${starts}`);
    expect(starts('')).toEqual([]);
    expect(starts(`data-preset="${preset}"`).sort()).toEqual([
      'collapse true',
      'collapse true',
      'collapse true',
      'dropdown true',
      'tabs true',
    ]);

    const lost = `<button ${data}toggle="collapse" ${data}target="#missing">Lost</button>
    <p><button ${data}toggle="dropdown">No menu</button></p>`;
    const { findings } = checkPage({ html: page(`data-preset="${preset}"`, lost), address });
    expect(findings.map(({ about, message }) => `${about}: ${message}`)).toEqual([
      'collapse: element lacks #missing',
      'dropdown: element lacks [data-dropdown-menu], .dropdown-menu',
    ]);
  },
);

it('names an unknown preset, in the tag and in the JSON of the page', () => {
  const json = '<script type="application/json" data-auftritt>{"preset": ["bootstrap"]}</script>';
  for (const html of [page('data-preset="bootstrap"', ''), page('', json)]) {
    const { findings } = checkPage({ html, address });
    expect(findings.map(({ rule, message }) => [rule.name, message])).toEqual([
      [
        'unknown-name',
        expect.stringContaining('data-preset: unknown name bootstrap; did you mean'),
      ],
    ]);
  }
});

const slides = '<p>One</p><p>Two</p>';
const wrong = `data-slider='{"slideToShow": 2, "dots": "yes", "rtl": true, "speed": 100}'`;
const wrongNames = [
  'slideToShow is no option of a slider',
  'dots must be true or false',
  'rtl cannot be set: the direction is that of the page',
];
const noDistance = ['the distance of its slides is no number'];

it.each([
  ['slider', 'class="owl-carousel" data-margin="wide"', noDistance],
  ['slider', 'class="owl-carousel" data-margin="1e999"', noDistance],
  ['slider', `class="owl-carousel" data-owl-options='{"margin": "10px"}'`, noDistance],
  ['slider', wrong, wrongNames],
  ['image-slider', `class="image-slider" ${wrong}`, wrongNames],
  ['slider', `data-slider="{'dots': true}"`, ['is no JSON object']],
])('names what is wrong in the options of a %s as the script does: %s', (about, said, wrongs) => {
  const html = page('data-preset="owl"', `<div ${said}>${slides}</div>`);
  const { findings, predictions } = checkPage({ html, address });
  expect(predictions.find(({ behaviour }) => behaviour === about)?.starts).toBe(true);
  expect(findings.map(({ rule, level, message }) => [rule.name, level, message])).toEqual(
    wrongs.map((each) => ['slider-option', 'warning', `data-slider: ${each}`]),
  );
});
