/** The service's script (developers.google.com/maps/documentation/javascript/load-maps-js-api). */
export const service = 'https://maps.googleapis.com/maps/api/js';

/** The name of the function that the service calls once it has loaded. */
export const callback = 'initMap';

/** The address of the service with our key, language en-US and region US (specification 1.2). */
export function serviceAddress(key: string, source: string | undefined, base: string): string {
  const address = new URL(source ?? service, base);
  const settings = { key, language: 'en-US', region: 'US', callback, loading: 'async' };
  for (const [name, value] of Object.entries(settings)) address.searchParams.set(name, value);
  return address.href;
}
