/** Opacity in per cent of the background of an item (specification, section 4). */
export const opacities = { active: 100, inactive: 30 } as const;

/** A colour by its three parts, 0 to 255. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/**
 * Reads a hex colour: three or six digits, upper or lower case, with or without `#`. Four and
 * eight digits are colours too; how opaque they are is not theirs to say, so that is left out.
 * Undefined for anything else.
 */
export function readColour(written: string): Colour | undefined {
  const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(written.trim())?.[1];
  if (digits === undefined) return undefined;
  const size = digits.length < 6 ? 1 : 2;
  const part = (index: number): number => {
    const own = digits.slice(index * size, (index + 1) * size);
    return Number.parseInt(size === 1 ? own + own : own, 16);
  };
  return { red: part(0), green: part(1), blue: part(2) };
}

/** The colour in CSS, at an opacity in per cent. */
export const css = ({ red, green, blue }: Colour, opacity: number): string =>
  `rgb(${red} ${green} ${blue} / ${opacity}%)`;
