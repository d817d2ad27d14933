import { createElement } from '../../../page/create.js';
import type { Rig } from '../engine.js';

/** Makes a copy of a slide for the end of the row. run.ts hides it from assistive technology. */
function copyOf(slide: HTMLElement, index: number, { prepareCopy }: Rig): HTMLElement {
  const copy = document.importNode(slide, true);
  prepareCopy(copy);
  copy.classList.add('slick-cloned');
  copy.classList.remove('slick-current', 'slick-active');
  copy.dataset.slickIndex = String(index);
  return copy;
}

/** Puts slick's elements around the slides of a slider, so that the look and a theme apply to both engines. */
export function wrapSlides(rig: Rig) {
  const { element, slides, previous, next, createDot } = rig;
  const dots = createElement('ul', { class: 'slick-dots' });
  const track = createElement('div', { class: 'slick-track' });
  const list = createElement('div', { class: 'slick-list' }, track);
  element.classList.add('slick-initialized', 'slick-slider');
  for (const arrow of [previous, next]) arrow.classList.add('slick-arrow');
  slides.forEach((slide, index) => {
    slide.classList.add('slick-slide');
    slide.dataset.slickIndex = String(index);
  });
  slides[0]?.before(list);
  track.append(...slides);

  return {
    slides,
    list,
    track,
    /** The list of dots, each an entry with a button. */
    dots,
    /** Gives the slider as many dots, or none. */
    setDots(count: number): void {
      element.classList.toggle('slick-dotted', count > 0);
      if (dots.children.length === count) return;
      const indexes = [...Array(count).keys()];
      dots.replaceChildren(...indexes.map((index) => createElement('li', {}, createDot(index))));
      if (count === 0) dots.remove();
      else element.append(dots);
    },
    /** Fills the row with copies of the slides until it can run without an end in a view of this size (px). */
    copySlides(view: number): readonly HTMLElement[] {
      const sizes = slides.map(({ offsetWidth }) => offsetWidth);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      // Without the widest slide, which may be the one that is under way, the rest must fill the view.
      const times = total > 0 ? Math.ceil((view + Math.max(...sizes)) / total) : 1;
      const copies = [...Array(times).keys()]
        .slice(1)
        .flatMap((round) =>
          slides.map((slide, index) => copyOf(slide, round * slides.length + index, rig)),
        );
      track.append(...copies);
      return copies;
    },
    removeCopies(): void {
      for (const copy of track.querySelectorAll(':scope > .slick-cloned')) copy.remove();
    },
  };
}

export type Row = ReturnType<typeof wrapSlides>;
