import type { Page } from '../../page/page.js';
import { policyNamed } from '../../page/trusted-types.js';
import { callback, service, serviceAddress } from './address.js';

declare global {
  interface Window {
    initMap?: () => void;
  }
}

/** The parts of the service that draw a map. */
export interface MapsService {
  readonly Map: typeof google.maps.Map;
  readonly Marker: typeof google.maps.Marker;
}

/**
 * The service if it is on the page, with its classes loaded or still to be imported; else undefined.
 */
function present(): Promise<MapsService> | undefined {
  const there = 'google' in window ? window.google?.maps : undefined;
  if (there?.Map && there.Marker) return Promise.resolve(there);
  if (!there?.importLibrary) return undefined;
  return Promise.all([there.importLibrary('maps'), there.importLibrary('marker')]).then(
    ([maps, marker]) => ({ Map: maps.Map, Marker: marker.Marker }),
  );
}

const policy = policyNamed('auftritt-map');

/**
 * Adds the service's script. If it does not load, the script element is removed and the address stays.
 * A page that requires Trusted Types must allow `trusted-types auftritt-map`.
 */
function addScript(key: string, { configuration }: Page, failed: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  if (configuration.nonce) script.nonce = configuration.nonce;
  script.src = policy().createScriptURL(
    serviceAddress(key, configuration.mapsSrc, document.baseURI),
  );
  script.addEventListener('error', () => {
    script.remove();
    failed();
  });
  document.head.append(script);
}

/**
 * The page's own script tag for the service. It may have loaded, still be loading or wait for consent.
 */
const ownTag = (): Element | null =>
  document.querySelector(
    `script:is([src^="${service}"], [src*="${callback}"], [data-src^="${service}"])`,
  );

/**
 * Whether the service can load at all: it is on the page, the page has its own tag for it, or the
 * script has a key.
 */
const canCome = ({ configuration }: Pick<Page, 'configuration'>): boolean =>
  ('google' in window && window.google?.maps !== undefined) ||
  ownTag() !== null ||
  configuration.mapsKey !== undefined;

/** The error message if the script tag lacks the key and the service cannot load otherwise. */
export const lackOfKey = (page: Pick<Page, 'configuration'>): string | undefined =>
  canCome(page) ? undefined : 'the tag lacks data-maps-key';

let asked: Promise<MapsService> | undefined;

/**
 * Returns the maps service: the one on the page or from the page's own tag, whichever comes first.
 * Otherwise the script loads it once with its own key. Call this only if the service can load. If it
 * does not load, the promise never settles. The service itself shows its errors to the visitor.
 */
export function mapsService(page: Page): Promise<MapsService> {
  asked ??= new Promise((resolve) => {
    const give = (): boolean => {
      const maps = present();
      if (maps) resolve(maps);
      return maps !== undefined;
    };
    if (give()) return;

    const before = window.initMap;
    const start = (): void => {
      leave();
      before?.();
      give();
    };
    const leave = (): void => {
      if (window.initMap !== start) return;
      if (before) window.initMap = before;
      else delete window.initMap;
    };
    window.initMap = start;

    const own = ownTag();
    const { mapsKey } = page.configuration;
    if (own) own.addEventListener('load', give, { once: true });
    else if (mapsKey) {
      addScript(mapsKey, page, () => {
        leave();
        asked = undefined;
      });
    }
  });
  return asked;
}
