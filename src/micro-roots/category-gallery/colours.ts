/** The opacity of an inactive item's background, in per cent (specification 4.2). */
const inactiveOpacity = 30;

/** An opaque colour, as CSS takes it: `#` with three or six lower-case hex digits. */
export type Colour = `#${string}`;

/**
 * Reads a hex colour: three or six digits, upper or lower case, with or without `#`. With four or eight
 * digits the last ones are an opacity. They are ignored, because the specification sets the opacity.
 * Undefined for any other text.
 */
export function readColour(written: string): Colour | undefined {
  const form = /^#?(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/i;
  const [, short, long] = form.exec(written.trim()) ?? [];
  const digits = short ?? long;
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`;
}

/** How opaque the background of an item is, from 0 to 1. */
export const opacityOf = (active: boolean): number => (active ? 1 : inactiveOpacity / 100);

/**
 * The background of an item, in CSS: the full colour for an active item, else the colour at 30 %.
 */
export const background = (colour: Colour, active: boolean): string =>
  active ? colour : `color-mix(in srgb, ${colour} ${inactiveOpacity}%, transparent)`;

/** A colour with its red, green, blue and opacity, each from 0 to 1, in sRGB. */
export type Rgba = readonly [red: number, green: number, blue: number, opacity: number];

/** WCAG 2.2, 1.4.3 "Contrast (Minimum)", for text of any size, and for large text. */
const enough = { anyText: 4.5, largeText: 3 } as const;

const black: Rgba = [0, 0, 0, 1];
const white: Rgba = [1, 1, 1, 1];

/** The colour that results when a colour lies on an opaque colour. */
export function over([red, green, blue, opacity]: Rgba, below: Rgba): Rgba {
  const mix = (a: number, b: number): number => a * opacity + b * (1 - opacity);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** WCAG 2.2, "relative luminance". */
function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number): number =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2, "contrast ratio" of two opaque colours: 1 to 21. */
export function contrast(one: Rgba, other: Rgba): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Whether text of the colour can be read on the background. */
export const isReadable = (
  text: Rgba,
  background: Rgba,
  size: keyof typeof enough = 'anyText',
): boolean => contrast(text, background) >= enough[size];

/** The page's own text colour where it can be read on the background; else black or white. */
export function inkFor(background: Rgba, textColour: Rgba): Rgba {
  const seen = over(textColour, background);
  if (isReadable(seen, background)) return seen;
  return contrast(black, background) >= contrast(white, background) ? black : white;
}

/** Parses a hex colour of three or six digits. */
export function parseHex(written: string): Rgba {
  const digits = written.replace('#', '');
  const size = digits.length / 3;
  const channel = (index: number): number => {
    const digit = digits.slice(index * size, (index + 1) * size);
    return Number.parseInt(size === 1 ? digit + digit : digit, 16) / 255;
  };
  return [channel(0), channel(1), channel(2), 1];
}

/**
 * Parses a computed colour, `rgb(0 0 0 / 0.5)`, `rgba(0, 0, 0, 0.5)` or `color(srgb 0 0 0 / 0.5)`;
 * undefined for another colour space.
 */
export function parseComputed(written: string): Rgba | undefined {
  const form = /^(rgba?|color)\((srgb )?(.*)\)$/.exec(written);
  if (!form || (form[1] === 'color' && !form[2])) return undefined;
  const components = (form[3] ?? '').split(/[\s,/]+/).map(Number);
  const [red = 0, green = 0, blue = 0, opacity = 1] = components.map((each) => each || 0);
  const whole = form[1] === 'color' ? 1 : 255;
  return [red / whole, green / whole, blue / whole, components.length < 4 ? 1 : opacity];
}

/** Formats a colour for CSS, without its opacity. */
export const toCss = (colour: Rgba): string =>
  `rgb(${colour
    .slice(0, 3)
    .map((channel) => Math.round(channel * 255))
    .join(' ')})`;

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

/** What an element's colours depend on outside it. */
export interface Surroundings {
  /** The colour behind it: the backgrounds of its ancestors, blended down to the browser's own. */
  readonly backdrop: Rgba;
  /** The text colour that it inherits. */
  readonly ink: Rgba;
}

/**
 * Returns a function that reads the surroundings of elements, each ancestor once. Background images are
 * ignored.
 */
export function surroundingsReader(): (element: Element) => Surroundings {
  const cache = new Map<Element, Rgba>();
  const colourOf = (element: Element | null): Rgba => {
    if (!element) return canvas[usedScheme()];
    const before = cache.get(element);
    if (before) return before;
    const painted = read(getComputedStyle(element).backgroundColor) ?? [0, 0, 0, 0];
    const colour = painted[3] === 1 ? painted : over(painted, colourOf(element.parentElement));
    cache.set(element, colour);
    return colour;
  };
  return (element) => ({
    backdrop: colourOf(element.parentElement),
    ink: read(getComputedStyle(element.parentElement ?? element).color) ?? [0, 0, 0, 1],
  });
}
