/**
 * Provides an `initMap` function. A page's own script tag for the maps service calls `initMap` as soon
 * as the service has loaded. This may happen before the map's code has loaded, so a function must
 * exist.
 */
export function provideCallback(): void {
  if (document.querySelector('script[src*="callback=initMap"]')) window.initMap ??= () => {};
}
