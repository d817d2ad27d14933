// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { owl, slick } from '../../../src/foreign/carousels.js';
import type { Preset } from '../../../src/page/configuration.js';
import { readSliderOptions } from '../../../src/sections/sliders/options.js';

/** What the markup of a slider says, and what is wrong with it. */
function written(attributes: string, preset: Preset = owl) {
  document.body.innerHTML = `<div ${attributes}></div>`;
  const element = document.querySelector('div');
  if (!element) throw new Error('there is no slider');
  const { options, gap } = preset.sliderOptions?.(element) ?? { options: undefined };
  const said: string[] = [];
  return { options: readSliderOptions(options, (wrong) => said.push(wrong)), gap, said };
}

const usual = { slidesToShow: 3, infinite: false, arrows: false, dots: true, centerPadding: '0px' };

it.each<[string, object]>([
  ['', {}],
  [
    `data-slider='{"items": 2, "loop": true, "nav": true}'`,
    { slidesToShow: 2, infinite: true, arrows: true },
  ],
  [`data-slider='{"slidesToShow": 2, "dots": false}'`, { slidesToShow: 2, dots: false }],
  [
    `data-owl-options='{"autoplay": true, "autoplayTimeout": 900}'`,
    { autoplay: true, autoplaySpeed: 900 },
  ],
  [
    'data-items="1" data-autoplay-timeout="900" data-loop',
    { slidesToShow: 1, autoplaySpeed: 900, infinite: true },
  ],
  ['data-autoplayTimeout="900" data-center="false"', { autoplaySpeed: 900, centerMode: false }],
  [`data-items="1" data-slider='{"items": 4}'`, { slidesToShow: 4 }],
])('Owl, as its markup says %s', (attributes, options) => {
  expect(written(attributes)).toEqual({ options: { ...usual, ...options }, said: [] });
});

it('counts the widths of Owl upwards, from the pixel that they name', () => {
  const responsive = { 0: { items: 1 }, 600: { items: 3, nav: true } };
  const { options, said } = written(`data-slider='${JSON.stringify({ responsive })}'`);
  expect(said).toEqual([]);
  expect(options).toEqual({
    ...usual,
    mobileFirst: true,
    responsive: [
      { breakpoint: -1, settings: { slidesToShow: 1 } },
      { breakpoint: 599, settings: { slidesToShow: 3, arrows: true } },
    ],
  });
});

it('tells the distance between the slides of Owl, for which slick has no word', () => {
  expect(written(`data-slider='{"margin": 30}'`)).toEqual({ options: usual, gap: 30, said: [] });
  expect(written('data-margin="30"').gap).toBe(30);
  const at = written(`data-slider='{"responsive": {"0": {"margin": 10}, "9": 1}}'`);
  expect(at.said).toEqual([
    'margin is no option of a slider',
    'responsive must be a list of { "breakpoint": …, "settings": { … } }',
  ]);
});

it('names an option of Owl that a slider does not have, and JSON that is none', () => {
  expect(written(`data-slider='{"navText": ["<", ">"]}'`).said).toEqual([
    'navText is no option of a slider',
  ]);
  expect(written('data-owl-options="{" data-items="2"').said).toEqual(['is no JSON object']);
});

it('reads the attribute of slick with its preset, and ours before it', () => {
  const both = `data-slick='{"dots": true}'`;
  expect(written(both, slick).options).toEqual({ dots: true });
  expect(written(`data-slider='{"fade": true}' ${both}`, slick).options).toEqual({ fade: true });
});
