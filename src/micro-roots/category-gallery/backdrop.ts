import { over, parseComputed, type Rgba } from './contrast.js';

/** The colour that browsers paint behind a page without a background: white, or nearly black. */
const canvas = { light: [1, 1, 1, 1], dark: [0.07, 0.07, 0.07, 1] } as const;

/** Converts a colour of another colour space to sRGB by drawing it on a canvas outside the page. */
function draw(colour: string): Rgba | undefined {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, opacity / 255];
}

const read = (computed: string): Rgba | undefined => parseComputed(computed) ?? draw(computed);

/**
 * The colour scheme in use: the visitor's preference, if the page supports it (CSS Color Adjustment,
 * "The `color-scheme` property").
 */
function usedScheme(): keyof typeof canvas {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark || !colorScheme.includes('light') ? 'dark' : 'light';
}

/**
 * The colour behind an element: the backgrounds of its ancestors, blended down to the browser's own.
 * Background images are ignored.
 */
export function backdropOf(element: Element): Rgba {
  const layers: Rgba[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const layer = read(getComputedStyle(around).backgroundColor);
    if (layer && layer[3] > 0) layers.push(layer);
    if (layer?.[3] === 1) break;
  }
  return layers.reduceRight<Rgba>((below, layer) => over(layer, below), canvas[usedScheme()]);
}

/** The text colour that an element inherits. */
export const inheritedInk = (element: Element): Rgba =>
  read(getComputedStyle(element.parentElement ?? element).color) ?? [0, 0, 0, 1];

/** What an element's colours depend on outside it, as text that changes when they have to. */
export const surroundingsOf = (element: Element | undefined): string =>
  element ? [...backdropOf(element), ...inheritedInk(element)].join(' ') : '';
