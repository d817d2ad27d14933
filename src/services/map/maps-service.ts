import type { Page } from '../../page/page.js';
import { policyNamed } from '../../page/trusted-types.js';
import { callback, service, serviceAddress } from './address.js';

declare global {
  interface Window {
    initMap?: () => void;
  }
}

/** What of the service a map is made of. */
export interface MapsService {
  readonly Map: typeof google.maps.Map;
  readonly Marker: typeof google.maps.Marker;
}

/** The service where it is on the page, at hand or to be asked for its parts; else undefined. */
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
 * Adds the service's script; one that does not arrive goes again, and the address stays. Where the
 * page requires trusted types, it must allow `trusted-types auftritt-map`.
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

/** The page's own tag of the service, loaded or still to load; one may wait for consent. */
const ownTag = (): Element | null =>
  document.querySelector(
    `script:is([src^="${service}"], [src*="${callback}"], [data-src^="${service}"])`,
  );

/** Whether the service can come at all: it is there, the page's own tag brings it, or our key. */
const canCome = ({ configuration }: Pick<Page, 'configuration'>): boolean =>
  ('google' in window && window.google?.maps !== undefined) ||
  ownTag() !== null ||
  configuration.mapsKey !== undefined;

/** What the tag lacks for a map to be drawn. */
export const lackOfKey = (page: Pick<Page, 'configuration'>): string | undefined =>
  canCome(page) ? undefined : 'the tag lacks data-maps-key';

let asked: Promise<MapsService> | undefined;

/**
 * The maps service: the one that is on the page, or that the page's own tag brings, whichever
 * comes first; else loaded once with our key. To be called where it can come. Never settles where
 * it does not: the service tells the visitor itself what it cannot do.
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
