import { withOptions } from '../../lifecycle/behaviour.js';
import { type Journal, openJournal } from '../../page/journal.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { heldBy } from '../consent/definition.js';
import {
  isRefused,
  lackOfKey,
  type MapsService,
  mapsService,
  whenRefused,
} from './maps-service.js';

/** A place on the earth, in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

const decimal = /^[+-]?\d+(\.\d+)?$/;

function degrees(name: string, text: string | undefined, limit: number): number | string {
  const written = text?.trim() ?? '';
  if (written === '') return `element lacks ${name}`;
  if (!decimal.test(written)) return `${name} "${written}" is not a number of degrees`;
  const value = Number(written);
  return Math.abs(value) <= limit ? value : `${name} ${written} is beyond ${limit} degrees`;
}

/**
 * Reads `data-lat` (-90 to 90) and `data-lng` (-180 to 180), decimal degrees with a point.
 *
 * @returns what is wrong, as text, where they name no place
 */
export function readPlace({ lat, lng }: DOMStringMap): Place | string {
  const north = degrees('data-lat', lat, 90);
  if (typeof north === 'string') return north;
  const east = degrees('data-lng', lng, 180);
  if (typeof east === 'string') return east;
  return { lat: north, lng: east };
}

/** The place of a map. Throws a `Problem` if its attributes are missing or wrong. */
export function locationOf(container: HTMLElement): Place {
  const read = readPlace(container.dataset);
  if (typeof read === 'string') throw new Problem(container, read);
  return read;
}

const hidden = [{ visibility: 'off' }];

/** The map's settings (specification 9.8), in the service's own terms. */
const mapOptions = (center: Place): google.maps.MapOptions => ({
  center,
  zoom: 11,
  minZoom: 0,
  maxZoom: 20,
  mapTypeId: 'roadmap',
  styles: [
    { featureType: 'poi.business', stylers: hidden },
    { featureType: 'transit', stylers: hidden },
  ],
  // Only two controls are shown. `disableDefaultUI` also switches off what the service may add later.
  disableDefaultUI: true,
  cameraControl: false,
  mapTypeControl: false,
  rotateControl: false,
  scaleControl: false,
  streetViewControl: false,
  zoomControl: true,
  fullscreenControl: true,
});

/**
 * Starts a map, at once or once the visitor allows it. Where the site counts maps as optional, a map is
 * content that waits for consent: the code of consent sets `src` on it to release it, and removes `src`
 * after a withdrawal.
 *
 * @param stop is called after a withdrawal
 */
function whenReleased(
  container: HTMLElement,
  { configuration }: Page,
  start: () => void,
  stop: () => void,
  undo: Journal,
): void {
  const waits = configuration.purposes !== undefined && container.matches(heldBy(configuration));
  const isReleased = (): boolean => !waits || container.hasAttribute('src');
  const observer = new MutationObserver(() => (isReleased() ? start() : stop()));
  if (waits) observer.observe(container, { attributeFilter: ['src'] });
  if (isReleased()) start();
  undo.by(() => observer.disconnect());
}

/** Replaces the address in the container with the map. */
function draw(
  container: HTMLElement,
  service: MapsService,
  options: google.maps.MapOptions,
  undo: Journal,
): void {
  undo.keep(container, 'style', 'class');
  undo.content(container);
  const { marker: icon, title } = container.dataset;
  container.replaceChildren();
  const map = new service.Map(container, options);
  // The service's newer markers need a map id, and with a map id the service ignores `styles`.
  const marker = new service.Marker({
    map,
    position: locationOf(container),
    ...(icon ? { icon } : {}),
    ...(title ? { title } : {}),
  });
  undo.by(() => marker.setMap(null));
}

/**
 * The map of the company location with its marker (specification 1.2 and 2.16). The container shows the
 * server's address until the service has loaded, and if it does not load.
 */
const map = withOptions<google.maps.MapOptions>(
  (container) => mapOptions(locationOf(container)),
  (container, page, options, undo) => {
    const lacks = lackOfKey(page);
    if (lacks) return new Problem(container, lacks);
    /** What is drawn, or will be once the service is there. */
    let drawing: Journal | undefined;
    let address: readonly ChildNode[] = [];
    const stop = (): void => {
      drawing?.close();
      drawing = undefined;
    };
    const start = (): void => {
      if (isRefused() || drawing) return;
      const drawn = openJournal();
      drawing = drawn;
      mapsService(page)
        .then((service) => {
          if (drawn.signal.aborted) return;
          draw(container, service, options, drawn);
        })
        .catch((error: unknown) => page.report('map', container, error));
    };
    // The service may write its message into the container only after it has called.
    const keeper = new MutationObserver(() => {
      if (container.querySelector('[class^="gm-"]')) container.replaceChildren(...address);
    });
    undo.by(() => keeper.disconnect());
    const refuse = (): Problem => {
      stop();
      address = [...container.childNodes];
      keeper.observe(container, { childList: true });
      return new Problem(container, 'the service refuses the key');
    };
    // What the service has written over starts anew.
    if (isRefused()) return refuse();
    undo.by(stop);
    whenReleased(container, page, start, stop, undo);
    undo.by(whenRefused(() => page.report('map', container, refuse())));
    return undefined;
  },
);

export default map;
