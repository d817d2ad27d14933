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

it("names a distance of Owl's slides that is no number, wherever the markup says it", () => {
  for (const attribute of [
    'data-margin="wide"',
    'data-margin="1e999"',
    `data-owl-options='{"margin": "10px"}'`,
  ]) {
    const body = `<div class="owl-carousel" ${attribute}><p>One</p><p>Two</p></div>`;
    const { findings, predictions } = checkPage({
      html: page('data-preset="owl"', body),
      address,
    });
    expect(predictions.find(({ behaviour }) => behaviour === 'slider')?.starts).toBe(true);
    expect(findings.map(({ rule, level, message }) => [rule.name, level, message])).toEqual([
      ['slider-option', 'warning', 'data-slider: the distance of its slides is no number'],
    ]);
  }
});

it('names what is wrong in data-slider as the script does, on sliders of every kind', () => {
  const slides = '<p>One</p><p>Two</p>';
  const wrong = '{"slideToShow": 2, "dots": "yes", "rtl": true, "speed": 100}';
  for (const [behaviour, attribute] of [
    ['slider', ''],
    ['image-slider', 'class="image-slider"'],
  ]) {
    const body = `<div ${attribute} data-slider='${wrong}'>${slides}</div>`;
    const { findings, predictions } = checkPage({ html: page('', body), address });
    expect(predictions.find((each) => each.behaviour === behaviour)?.starts).toBe(true);
    expect(findings.map(({ rule, level, message }) => [rule.name, level, message])).toEqual([
      ['slider-option', 'warning', 'data-slider: slideToShow is no option of a slider'],
      ['slider-option', 'warning', 'data-slider: dots must be true or false'],
      [
        'slider-option',
        'warning',
        'data-slider: rtl cannot be set: the direction is that of the page',
      ],
    ]);
  }
  const { findings } = checkPage({
    html: page('', `<div data-slider="{'dots': true}">${slides}</div>`),
    address,
  });
  expect(findings.map(({ message }) => message)).toEqual(['data-slider: is no JSON object']);
});
