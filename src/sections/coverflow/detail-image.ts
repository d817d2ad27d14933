import { saveContent } from '../../page/away-nodes.js';
import { saveAttributes } from '../../page/changes.js';
import type { DetailImage } from './read-item.js';

/** The part of a detail area that shows the image. */
export interface DetailImagePart {
  show(image: DetailImage | undefined): void;
  remove(): void;
}

const sources = ['src', 'srcset', 'alt', 'width', 'height'] as const;

/**
 * Takes over the image part: an `img`, or an element that contains one or gets one. The server's own
 * `img` keeps all other attributes (`class`, `sizes`, `loading`). It also keeps its size if an item
 * names none, so that the space is reserved.
 */
export function detailImage(part: HTMLElement): DetailImagePart {
  const undo: (() => void)[] = [saveAttributes(part, 'hidden')];
  const own = part instanceof HTMLImageElement ? part : part.querySelector('img');
  const image = own ?? document.createElement('img');
  const size = { width: own?.getAttribute('width'), height: own?.getAttribute('height') };
  if (own) {
    undo.push(saveAttributes(own, ...sources));
  } else {
    undo.push(saveContent(part));
    part.replaceChildren(image);
  }
  // The `source` elements of a `picture` would take precedence over the address that is set here.
  for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) {
    undo.push(saveAttributes(source, 'srcset'));
    source.removeAttribute('srcset');
  }

  return {
    show(next) {
      part.hidden = !next;
      const shown = next?.width && next.height ? next : { ...next, ...size };
      for (const name of sources) {
        const value = shown[name] ?? null;
        if (value === null) image.removeAttribute(name);
        else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
      }
    },
    remove() {
      for (const each of undo.reverse()) each();
      undo.length = 0;
    },
  };
}
