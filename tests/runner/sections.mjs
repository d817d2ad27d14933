import { readdirSync } from 'node:fs';

const folder = 'tests/sections';

/**
 * Behaviours whose tests are with those of another one, which does most of their work.
 *
 * @type {Readonly<Record<string, string>>}
 */
const elsewhere = {
  'inspiration-gallery': 'category-gallery',
  'logo-slider': 'sliders',
  'image-slider': 'sliders',
  'gallery-slider': 'sliders',
  'reference-slider': 'sliders',
  slider: 'sliders',
  downloads: 'references',
  'to-top': 'anchors',
};

/** Behaviour → the folder of its tests. */
export const sections = new Map(
  [
    ...readdirSync(folder)
      .filter((name) => name !== 'sliders')
      .map((name) => [name, name]),
    ...Object.entries(elsewhere),
  ].map(([name = '', own]) => [name, `${folder}/${own}`]),
);
