/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number];

/** What a control is drawn in, and on. */
export interface Colours {
  readonly ink: Colour;
  readonly ground: Colour;
}

/**
 * Reads the colours of a control. Runs in the page.
 *
 * @returns undefined where it stands on a picture, whose colours nobody can tell
 */
export function coloursOf(control: Element): Colours | undefined {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  type Layer = [red: number, green: number, blue: number, alpha: number];
  const read = (colour: string): Layer => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([red, green, blue, alpha]: Layer, below: Colour): Colour => [
    Math.round(red * alpha + below[0] * (1 - alpha)),
    Math.round(green * alpha + below[1] * (1 - alpha)),
    Math.round(blue * alpha + below[2] * (1 - alpha)),
  ];
  const layers: Layer[] = [];
  for (let each: Element | null = control; each; each = each.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    if (backgroundImage !== 'none') return undefined;
    const layer = read(backgroundColor);
    layers.unshift(layer);
    if (layer[3] === 1) break;
  }
  const ground = layers.reduce<Colour>((below, layer) => over(layer, below), [255, 255, 255]);
  // An icon is often drawn before a text that is not there.
  const before = getComputedStyle(control, '::before');
  const hasIcon = !/^(none|normal|""|'')$/.test(before.content);
  const isBare = (control.textContent ?? '').trim() === '' && control.firstElementChild === null;
  if (isBare && !hasIcon) return undefined;
  const { color } = hasIcon && isBare ? before : getComputedStyle(control);
  return { ink: over(read(color), ground), ground };
}
