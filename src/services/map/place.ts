import { Problem } from '../../page/problem.js';

/** A place on the earth, in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

const decimal = /^[+-]?\d+(\.\d+)?$/;

function degrees(name: string, text: string | undefined, limit: number): number | string {
  const written = text?.trim() ?? '';
  if (written === '') return `element lacks ${name}`;
  if (!decimal.test(written)) return `${name} "${written}" is not a number of degrees`;
  const value = Number(written);
  return Math.abs(value) <= limit ? value : `${name} ${written} is beyond ${limit} degrees`;
}

/**
 * Reads `data-lat` (-90 to 90) and `data-lng` (-180 to 180), decimal degrees with a point.
 *
 * @returns what is wrong, as text, where they name no place
 */
export function readPlace({ lat, lng }: DOMStringMap): Place | string {
  const north = degrees('data-lat', lat, 90);
  if (typeof north === 'string') return north;
  const east = degrees('data-lng', lng, 180);
  if (typeof east === 'string') return east;
  return { lat: north, lng: east };
}

/** The place of a map. Throws a `Problem` if its attributes are missing or wrong. */
export function placeOf(container: HTMLElement): Place {
  const read = readPlace(container.dataset);
  if (typeof read === 'string') throw new Problem(container, read);
  return read;
}
