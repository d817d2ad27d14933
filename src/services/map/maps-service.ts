/// <reference types="google.maps" />

import { parseAddress, settingsBase } from '../../page/addresses.js';
import { whenIdle } from '../../page/moments.js';
import type { Page } from '../../page/page.js';
import { policyNamed } from '../../page/trusted-types.js';

/** The service's script (developers.google.com/maps/documentation/javascript/load-maps-js-api). */
const service = 'https://maps.googleapis.com/maps/api/js';

/** The name of the function that the service calls once it has loaded. */
export const callback = 'initMap';

/** Where the service is served, in China too. */
const hosts = /^maps\.(googleapis\.com|google\.(com|cn))$/;

/** A script tag for the service that the page has, or that waits in it for consent. */
interface OwnTag {
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

declare global {
  interface Window {
    initMap?: () => void;
    /** The service calls it when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** The parts of the service that draw a map. */
export interface MapsService {
  readonly Map: typeof google.maps.Map;
  readonly Marker: typeof google.maps.Marker;
}

/** What a script has put on the page. An element or a frame of this name is not the window's own. */
const googleMaps = (): typeof google.maps | undefined =>
  Object.hasOwn(window, 'google') ? window.google?.maps : undefined;

/**
 * The service if it is on the page, with its classes loaded or still to be imported; else undefined.
 */
function present(): Promise<MapsService> | undefined {
  const service = googleMaps();
  if (service?.Map && service.Marker) return Promise.resolve(service);
  if (!service?.importLibrary) return undefined;
  return Promise.all([service.importLibrary('maps'), service.importLibrary('marker')]).then(
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
  const address = serviceAddress(key, configuration.mapsSrc, settingsBase());
  script.src = policy().createScriptURL(address);
  script.addEventListener('error', () => {
    script.remove();
    failed();
  });
  document.head.append(script);
}

/**
 * The page's own script tag for the service. It may have loaded, still be loading or wait for consent.
 */
const ownTag = (): OwnTag | undefined =>
  [...document.scripts].map(readTag).find((tag) => tag !== undefined);

/**
 * Whether the service can load at all: it is on the page, the page has its own tag for it, or the
 * script has a key.
 */
const canCome = ({ configuration }: Pick<Page, 'configuration'>): boolean =>
  googleMaps() !== undefined || ownTag() !== undefined || configuration.mapsKey !== undefined;

/** The error message if the script tag lacks the key and the service cannot load otherwise. */
export const lackOfKey = (page: Pick<Page, 'configuration'>): string | undefined =>
  canCome(page) ? undefined : 'the tag lacks data-maps-key';

/**
 * Calls `listener` after a function of the page's, which a name such as `initMap` or `Site.maps.start` leads to. A name that
 * leads to something else, such as `location`, is left alone.
 *
 * @returns a function that ends this
 */
function joinCall(name: string, listener: () => void): () => void {
  const path = name.split('.');
  const last = path.pop() ?? '';
  const owner = path.reduce<unknown>((at, part) => Reflect.get(Object(at), part), window);
  if (typeof owner !== 'object' || owner === null) return () => {};
  const existing: unknown = Reflect.get(owner, last);
  const isElement = owner === window && typeof existing === 'object' && !Object.hasOwn(owner, last);
  const before = isElement ? undefined : existing;
  if (before !== undefined && typeof before !== 'function') return () => {};
  const joined = (...given: readonly unknown[]): unknown => {
    try {
      return before && Reflect.apply(before, owner, given);
    } finally {
      listener();
    }
  };
  Reflect.set(owner, last, joined);
  return () => {
    if (Reflect.get(owner, last) !== joined) return;
    if (before === undefined) Reflect.deleteProperty(owner, last);
    else Reflect.set(owner, last, before);
  };
}

const refusals = new Set<() => void>();
let leaveRefusals = (): void => {};

let hasRefused = false;

/** Whether the service has refused the page's key: it draws no map here any more. */
export const isRefused = (): boolean => hasRefused;

/**
 * Calls `listener` when the service refuses the key.
 *
 * @returns a function that ends this
 */
export function whenRefused(listener: () => void): () => void {
  if (refusals.size === 0) {
    leaveRefusals = joinCall('gm_authFailure', () => {
      hasRefused = true;
      for (const each of refusals) each();
    });
  }
  refusals.add(listener);
  return () => {
    refusals.delete(listener);
    if (refusals.size === 0) leaveRefusals();
  };
}

/** How often the script looks for a service whose tag has loaded, each time in an idle moment. */
const most = 100;

let asked: Promise<MapsService> | undefined;

/**
 * Returns the maps service: the one on the page or from the page's own tag, whichever comes first.
 * Otherwise the script loads it once with its own key. Call this only if the service can load. If it
 * does not load, the promise never settles.
 */
export function mapsService(page: Page): Promise<MapsService> {
  asked ??= new Promise((resolve) => {
    const waiting = new AbortController();
    let leave = (): void => {};
    const give = (): boolean => {
      const maps = present();
      if (!maps) return false;
      leave();
      waiting.abort();
      resolve(maps);
      return true;
    };
    if (give()) return;

    /** A service that calls no function says nothing when it is there, and a page may replace its function later. */
    const look = (times: number): void => {
      if (times > 0 && !give()) whenIdle(() => look(times - 1));
    };

    const serviceTag = ownTag();
    const { mapsKey } = page.configuration;
    const named = serviceTag ? serviceTag.callback : callback;
    const joinCallback = (): void => {
      leave();
      if (named !== undefined) leave = joinCall(named, give);
    };
    joinCallback();
    if (serviceTag) {
      // The tag may wait for consent and load as a copy, and the page may define its function only now.
      const loaded = ({ target }: Event): void => {
        if (!(target instanceof HTMLScriptElement) || !readTag(target) || give()) return;
        joinCallback();
        look(most);
      };
      document.addEventListener('load', loaded, { capture: true, signal: waiting.signal });
    } else if (mapsKey) {
      addScript(mapsKey, page, () => {
        leave();
        asked = undefined;
      });
    }
  });
  return asked;
}
