/**
 * A page's own tag of the maps service calls `initMap` as soon as it arrives, which may be before
 * a map comes near the viewport and its code is loaded: then there must be something to call.
 */
export function provideCallback(): void {
  if (document.querySelector('script[src*="callback=initMap"]')) window.initMap ??= () => {};
}
