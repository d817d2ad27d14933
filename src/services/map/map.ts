import { type Teardown, withOptions } from '../../lifecycle/behaviour.js';
import { saveContent } from '../../page/away-nodes.js';
import { saveAttributes } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { lackOfKey, type MapsService, mapsService, whenRefused } from './maps-service.js';
import { type Place, placeOf } from './place.js';

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
  { configuration, selectors }: Page,
  start: () => void,
  stop: () => void,
): Teardown {
  const waits = configuration.purposes !== undefined && container.matches(selectors.consentContent);
  if (!waits) {
    start();
    return () => {};
  }
  const isReleased = (): boolean => container.hasAttribute('src');
  const observer = new MutationObserver(() => (isReleased() ? start() : stop()));
  observer.observe(container, { attributeFilter: ['src'] });
  if (isReleased()) start();
  return () => observer.disconnect();
}

/** Replaces the address in the container with the map. Returns a function that undoes this. */
function draw(
  container: HTMLElement,
  place: Place,
  service: MapsService,
  options: google.maps.MapOptions,
): () => void {
  const restoreAddress = saveContent(container);
  const restore = saveAttributes(container, 'style', 'class');
  const { marker: icon, title } = container.dataset;
  container.replaceChildren();
  const map = new service.Map(container, options);
  // The service's newer markers need a map id, and with a map id the service ignores `styles`.
  const marker = new service.Marker({
    map,
    position: place,
    ...(icon ? { icon } : {}),
    ...(title ? { title } : {}),
  });
  return () => {
    marker.setMap(null);
    restoreAddress();
    restore();
  };
}

/**
 * The map of the company location with its marker (specification 1.2 and 2.16). The container shows the
 * server's address until the service has loaded, and if it does not load.
 */
const map = withOptions<google.maps.MapOptions>(
  (container) => mapOptions(placeOf(container)),
  (container, page, options) => {
    const place = placeOf(container);
    const lacks = lackOfKey(page);
    if (lacks) return Object.assign(() => {}, { lacks: new Problem(container, lacks) });
    let isWanted = false;
    let isRefused = false;
    let undo: (() => void) | undefined;
    const start = (): void => {
      isWanted = true;
      mapsService(page)
        .then((service) => {
          if (!isWanted || isRefused || undo) return;
          address = [...container.childNodes];
          undo = draw(container, place, service, options);
        })
        .catch((error: unknown) => page.report('map', container, error));
    };
    const stop = (): void => {
      isWanted = false;
      undo?.();
      undo = undefined;
    };
    let address: readonly ChildNode[] = [];
    // The service may write its message into the container only after it has called.
    const keeper = new MutationObserver(() => {
      if (container.querySelector('[class^="gm-"]')) container.replaceChildren(...address);
    });
    const leaveRefusal = whenRefused(() => {
      isRefused = true;
      stop();
      keeper.observe(container, { childList: true });
      page.report('map', container, new Problem(container, 'the service refuses the key'));
    });
    const leave = whenReleased(container, page, start, stop);
    return () => {
      keeper.disconnect();
      leaveRefusal();
      leave();
      stop();
    };
  },
);

export default map;

export { default as definition } from './definition.js';
