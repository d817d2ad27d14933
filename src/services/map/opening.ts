import type { Opening } from '../../lifecycle/opening.js';

/**
 * Provides an `initMap` function. A page's own script tag for the maps service calls `initMap` as soon
 * as the service has loaded. This may happen before the map's code has loaded, so a function must
 * exist.
 */
const opening: Opening = () => {
  if (document.querySelector('script[src*="callback=initMap"]')) window.initMap ??= () => {};
};

export default opening;
