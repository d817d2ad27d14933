import { parseAddress } from '../../page/addresses.js';

/** The service's script (developers.google.com/maps/documentation/javascript/load-maps-js-api). */
const service = 'https://maps.googleapis.com/maps/api/js';

/** The name of the function that the service calls once it has loaded. */
export const callback = 'initMap';

/** Where the service is served, in China too. */
const hosts = /^maps\.(googleapis\.com|google\.(com|cn))$/;

/** A script tag for the service that the page has, or that waits in it for consent. */
export interface OwnTag {
  /** The name of the function that the service calls once it has loaded; undefined if the tag names none. */
  readonly callback: string | undefined;
}

/** Reads a script's address; undefined if it is not the service's, and does not call `initMap` either. */
export function readTag({ src, dataset }: HTMLScriptElement): OwnTag | undefined {
  const address = parseAddress(src || (dataset.src ?? ''));
  if (!address) return undefined;
  const named = address.searchParams.get('callback') ?? undefined;
  const isService = hosts.test(address.hostname) && address.pathname.startsWith('/maps/api/js');
  return isService || named === callback ? { callback: named } : undefined;
}

/** The address of the service with our key, language en-US and region US (specification 1.2). */
export function serviceAddress(key: string, source: string | undefined, base: string): string {
  const address = new URL(source ?? service, base);
  const settings = { key, language: 'en-US', region: 'US', callback, loading: 'async' };
  for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value);
  return address.href;
}
