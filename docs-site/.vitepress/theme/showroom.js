// What the showroom offers, and what becomes of it.

/** Widths of the frame's page in CSS px. */
export const widths = [390, 900, 1280];

/**
 * The custom properties to play with (docs/style.md). A colour cannot be shown before it is chosen,
 * since most defaults are made of the page's text: `initial` is where the choice begins.
 *
 * @type {readonly { name: string, type: 'color' | 'range', initial: string, unit: string,
 *   min?: number, max?: number, step?: number }[]}
 */
export const controls = [
  { name: '--auftritt-accent', type: 'color', initial: '#b74830', unit: '' },
  { name: '--auftritt-on-accent', type: 'color', initial: '#ffffff', unit: '' },
  { name: '--auftritt-error', type: 'color', initial: '#b3261e', unit: '' },
  { name: '--auftritt-radius', type: 'range', initial: '4', unit: 'px', min: 0, max: 24, step: 1 },
  { name: '--auftritt-gap', type: 'range', initial: '1', unit: 'em', min: 0.5, max: 3, step: 0.25 },
  {
    name: '--auftritt-control',
    type: 'range',
    initial: '44',
    unit: 'px',
    min: 32,
    max: 72,
    step: 2,
  },
  {
    name: '--auftritt-duration',
    type: 'range',
    initial: '200',
    unit: 'ms',
    min: 0,
    max: 1000,
    step: 50,
  },
];

/**
 * The rule that sets properties; empty where none is changed.
 *
 * @param {Readonly<Record<string, string>>} changed
 */
export function cssOf(changed) {
  const lines = Object.entries(changed).map(([name, value]) => `  ${name}: ${value};\n`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('')}}\n`;
}
