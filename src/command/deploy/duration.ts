const hour = 60 * 60 * 1000;
const units: Readonly<Record<string, number>> = { h: hour, d: 24 * hour, w: 7 * 24 * hour };

/**
 * Reads a duration such as `12h`, `30d` or `8w`.
 *
 * @returns ms; undefined where the text is not a duration, or is longer than ten years
 */
export function readDuration(text: string): number | undefined {
  const [, number, unit = ''] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
  const duration = Number(number) * (units[unit] ?? Number.NaN);
  return duration <= 3650 * 24 * hour ? duration : undefined;
}
