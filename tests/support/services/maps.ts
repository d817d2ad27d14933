/** The address of the Google Maps JavaScript service. */
export const mapsScript = 'https://maps.googleapis.com/maps/api/js';

/** What was asked of the stand-in for the maps service. */
export interface MapsRecord {
  maps: { container: Element; options: google.maps.MapOptions }[];
  markers: { options: google.maps.MarkerOptions; map: unknown }[];
}

declare global {
  interface Window {
    asked?: MapsRecord;
  }
}

/**
 * Stands in for the script of the maps service: brings `google.maps`, empties a map's container
 * and draws into it, and calls the function that its own address names, some time later
 * (developers.google.com/maps/documentation/javascript).
 */
export const mapsSource = `(() => {
  const asked = (window.asked = { maps: [], markers: [] });
  class Map {
    constructor(container, options) {
      container.replaceChildren();
      container.style.position = 'relative';
      container.style.overflow = 'hidden';
      const drawing = document.createElement('div');
      drawing.className = 'gm-style';
      drawing.style.cssText = 'position: absolute; inset: 0';
      container.append(drawing);
      asked.maps.push({ container, options });
    }
  }
  class Marker {
    constructor(options) {
      this.record = { options, map: options.map };
      asked.markers.push(this.record);
    }
    setMap(map) {
      this.record.map = map;
    }
  }
  const maps = { Map, Marker, importLibrary: async () => maps };
  const callback = new URL(document.currentScript.src).searchParams.get('callback');
  setTimeout(() => {
    window.google = { maps };
    if (!callback) return;
    const path = callback.split('.');
    const owner = path.slice(0, -1).reduce((at, part) => at[part], window);
    const start = owner[path.at(-1)];
    if (typeof start !== 'function') throw new Error(callback + ' is not a function');
    start.call(owner);
  });
})();`;
