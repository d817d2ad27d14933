import { showStage } from '../../libraries/flipster-stage.js';
import type { Preview } from '../../lifecycle/behaviour.js';
import { pagesJquery } from '../../page/jquery.js';
import { type Gallery, openGallery } from './gallery.js';
import { coverflowSettings } from './settings.js';
import './coverflow.css';

/** What the code takes over from a preview. */
export interface TakenGallery {
  readonly gallery: Gallery;
  readonly current: number;
}

/** Coverflow with a preview → function that hands the preview over. */
const shown = new WeakMap<HTMLElement, () => TakenGallery>();

/** Takes a coverflow's preview away. The caller shows the gallery from now on. */
export const takeGallery = (element: HTMLElement): TakenGallery | undefined =>
  shown.get(element)?.();

/**
 * Shows a coverflow before the first touch, with its names, buttons and detail area (specification
 * 2.12). Throws a `Problem` if the code could not start.
 */
const preview: Preview = (element, page, _behaviour, begin) => {
  if (pagesJquery(page)) {
    begin();
    return () => {};
  }
  const gallery = openGallery(element, page);
  const { items, list, show, remove } = gallery;
  try {
    const stage =
      items.length > 1
        ? showStage({ element, list, items }, { ...coverflowSettings(), onSwitch: show }, page)
        : undefined;
    show(stage?.current ?? 0);
    gallery.announceChanges();
    shown.set(element, () => {
      shown.delete(element);
      stage?.remove();
      return { gallery, current: stage?.current ?? 0 };
    });
    const end = (): void => takeGallery(element)?.gallery.remove();
    return stage ? Object.assign(end, { rests: stage.rests }) : end;
  } catch (error) {
    remove();
    throw error;
  }
};

export default preview;
