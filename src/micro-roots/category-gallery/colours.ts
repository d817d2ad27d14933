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
