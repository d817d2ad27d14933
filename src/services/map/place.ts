import { Problem } from '../../page/problem.js';

/** A place on the earth, in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** The result of reading the attributes of a map's place. */
export type ReadPlace =
  | { readonly state: 'read'; readonly place: Place }
  | { readonly state: 'wrong'; readonly what: string };

const decimal = /^[+-]?\d+(\.\d+)?$/;

function degrees(name: string, text: string | undefined, limit: number): number | string {
  const written = text?.trim() ?? '';
  if (written === '') return `element lacks ${name}`;
  if (!decimal.test(written)) return `${name} "${written}" is not a number of degrees`;
  const value = Number(written);
  return Math.abs(value) <= limit ? value : `${name} ${written} is beyond ${limit} degrees`;
}

/** Reads `data-lat` (-90 to 90) and `data-lng` (-180 to 180), decimal degrees with a point. */
export function readPlace({ lat, lng }: DOMStringMap): ReadPlace {
  const north = degrees('data-lat', lat, 90);
  if (typeof north === 'string') return { state: 'wrong', what: north };
  const east = degrees('data-lng', lng, 180);
  if (typeof east === 'string') return { state: 'wrong', what: east };
  return { state: 'read', place: { lat: north, lng: east } };
}

/** The place of a map. Throws a `Problem` if its attributes are missing or wrong. */
export function placeOf(container: HTMLElement): Place {
  const read = readPlace(container.dataset);
  if (read.state === 'wrong') throw new Problem(container, read.what);
  return read.place;
}
