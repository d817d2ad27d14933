import type { Page } from '../../page/page.js';
import { wording } from './wording.js';

const svg = 'http://www.w3.org/2000/svg';

/** The SVG paths of the icons, for 24 × 24 px. */
const icons = {
  previous: 'M15 4 7 12l8 8',
  next: 'm9 4 8 8-8 8',
  close: 'M5 5l14 14M19 5 5 19',
} as const;

/** Creates an element with attributes. */
export function element(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

/** Creates a control. The library recognises it by the attribute `action`. */
export function control(control: keyof typeof icons, name: string, action: string): HTMLElement {
  const button = element('button', {
    type: 'button',
    class: `lightbox__${control}`,
    'aria-label': name,
    [action]: '',
  });
  const icon = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', icons[control]);
  icon.append(path);
  button.append(icon);
  return button;
}

/**
 * The HTML of the lightbox: fancybox's dialog with the script's own next, previous and close controls
 * and counter (specification 2.7). For a single item it has only the close control.
 */
export function template(total: number, page: Page): string {
  const words = page.words(wording);
  const dialog = element('dialog', { class: 'fancybox__dialog', 'aria-label': words.lightbox });
  const container = element('div', { class: 'fancybox__container', tabindex: '-1' });
  const carousel = element('div', { class: 'fancybox__carousel' });
  const close = control('close', words.close, 'data-fancybox-close');
  container.append(element('div', { class: 'fancybox__backdrop' }), carousel);
  if (total > 1) {
    carousel.append(
      control('previous', words.previousImage, 'data-carousel-go-prev'),
      control('next', words.nextImage, 'data-carousel-go-next'),
    );
    container.append(
      element('p', { class: 'lightbox__counter' }),
      element('p', { class: 'lightbox__announcement', role: 'status' }),
    );
  }
  container.append(close);
  dialog.append(container);
  return dialog.outerHTML;
}
