import { withOptions } from '../../lifecycle/behaviour.js';
import { saveContent } from '../../page/away-nodes.js';
import { saveAttributes } from '../../page/changes.js';
import { Problem } from '../../page/problem.js';
import { lackOfKey, type MapsService, mapsService, whenRefused } from './maps-service.js';
import { mapOptions } from './options.js';
import { type Place, placeOf } from './place.js';
import { whenReleased } from './when-released.js';

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
const map = withOptions<undefined, google.maps.MapOptions>(
  (container) => mapOptions(placeOf(container)),
  (container, page, _library, options) => {
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
