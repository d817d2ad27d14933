import { parseAddress } from './parse-address.js';

/** Parses the address in a hidden field; undefined if it is not an address of this origin. */
export function ownAddress(written: string): URL | undefined {
  const address = written.trim() === '' ? undefined : parseAddress(written);
  const isOwn = address?.origin === location.origin && address.protocol === location.protocol;
  return isOwn ? address : undefined;
}
