import { over, parseComputed, type Rgba } from './contrast.js';

/** What browsers paint below a page that has no background: white, or nearly black. */
const canvas = { light: [1, 1, 1, 1], dark: [0.07, 0.07, 0.07, 1] } as const;

/** A colour of another colour space as it is drawn, in sRGB; nothing of the page changes for it. */
function draw(colour: string): Rgba | undefined {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red / 255, green / 255, blue / 255, opacity / 255];
}

const read = (computed: string): Rgba | undefined => parseComputed(computed) ?? draw(computed);

/** CSS Color Adjustment, "The `color-scheme` property": the first that page and visitor both like. */
function usedScheme(): keyof typeof canvas {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return isDark || !colorScheme.includes('light') ? 'dark' : 'light';
}

/**
 * The colour that an element lies on: the backgrounds of those around it, down to the browser's
 * own. Images among them are not seen.
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
