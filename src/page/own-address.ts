import { parseAddress } from './parse-address.js';

/** The address that a hidden value names, if it is one of this origin; undefined else. */
export function ownAddress(written: string): URL | undefined {
  const address = written.trim() === '' ? undefined : parseAddress(written);
  const isOwn = address?.origin === location.origin && address.protocol === location.protocol;
  return isOwn ? address : undefined;
}
