import type { Rig } from './engine.js';

/** The state of a slider that its elements show. */
export interface Shown {
  /** The index of the current slide. */
  readonly current: number;
  isShown(index: number): boolean;
  readonly isCentred: boolean;
  /** Whether an arrow leads nowhere; undefined in a row without an end. */
  readonly ends: { readonly previous: boolean; readonly next: boolean } | undefined;
  readonly moves: boolean;
  /** The index of the current dot. */
  readonly dot: number;
}

/** The elements and classes that slick writes, so that the look and a theme apply to both engines. */
export interface Markup {
  readonly list: HTMLElement;
  readonly track: HTMLElement;
  readonly dots: readonly HTMLElement[];
  /** Gives the slider as many dots, or none. */
  setDots(count: number): void;
  /** Fills the row with copies of the slides until it can run without an end in a view of this size (px). */
  copySlides(view: number): readonly HTMLElement[];
  removeCopies(): void;
  show(state: Shown): void;
  /** Takes away what was added. The slides are children of the slider again. */
  remove(): void;
}

const box = (className: string): HTMLElement => {
  const element = document.createElement('div');
  element.className = className;
  return element;
};

function copyOf(slide: HTMLElement, index: number): HTMLElement {
  const copy = slide.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new TypeError('a copy of an element is an element');
  for (const bearer of [copy, ...copy.querySelectorAll('[id]')]) bearer.removeAttribute('id');
  copy.classList.add('slick-cloned');
  copy.classList.remove('slick-current', 'slick-active');
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset.slickIndex = String(index);
  return copy;
}

/** Puts slick's elements around the slides of a slider. */
export function wrapSlides(
  element: HTMLElement,
  slides: readonly HTMLElement[],
  arrows: { readonly previous: HTMLElement; readonly next: HTMLElement },
  { createDot, markAsAddition }: Pick<Rig, 'createDot' | 'markAsAddition'>,
): Markup {
  const list = box('slick-list');
  const track = box('slick-track');
  let dots: readonly HTMLButtonElement[] = [];
  let dotList: HTMLElement | undefined;
  let copies: readonly HTMLElement[] = [];

  markAsAddition(list);
  element.classList.add('slick-initialized', 'slick-slider');
  for (const arrow of Object.values(arrows)) arrow.classList.add('slick-arrow');
  for (const [index, slide] of slides.entries()) {
    slide.classList.add('slick-slide');
    slide.dataset.slickIndex = String(index);
  }
  slides[0]?.before(list);
  list.append(track);
  track.append(...slides);

  const removeCopies = (): void => {
    for (const copy of copies) copy.remove();
    copies = [];
  };
  const removeDots = (): void => {
    dotList?.remove();
    dotList = undefined;
    dots = [];
    element.classList.remove('slick-dotted');
  };

  return {
    list,
    track,
    get dots() {
      return dots;
    },
    setDots(count) {
      if (dots.length === count) return;
      removeDots();
      if (count === 0) return;
      dots = Array.from({ length: count }, (_, index) => createDot(index));
      dotList = document.createElement('ul');
      dotList.className = 'slick-dots';
      markAsAddition(dotList);
      dotList.append(
        ...dots.map((dot) => {
          const entry = document.createElement('li');
          entry.append(dot);
          return entry;
        }),
      );
      (arrows.next.parentElement === element ? arrows.next : list).after(dotList);
      element.classList.add('slick-dotted');
    },
    copySlides(view) {
      const sizes = slides.map(({ offsetWidth }) => offsetWidth);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      // Without the widest slide, which may be the one that is under way, the rest must fill the view.
      const times = total > 0 ? Math.ceil((view + Math.max(...sizes)) / total) : 1;
      copies = Array.from({ length: (times - 1) * slides.length }, (_, place) => {
        const slide = slides[place % slides.length];
        return slide ? [copyOf(slide, slides.length + place)] : [];
      }).flat();
      track.append(...copies);
      return copies;
    },
    removeCopies,
    show({ current, isShown, isCentred, ends, moves, dot }) {
      for (const [index, slide] of slides.entries()) {
        slide.classList.toggle('slick-current', index === current);
        slide.classList.toggle('slick-active', isShown(index));
        slide.classList.toggle('slick-center', isCentred && index === current);
        slide.setAttribute('aria-hidden', String(!isShown(index)));
      }
      for (const [name, arrow] of [
        ['previous', arrows.previous],
        ['next', arrows.next],
      ] as const) {
        arrow.classList.toggle('slick-hidden', !moves);
        arrow.classList.toggle('slick-disabled', moves && ends?.[name] === true);
        if (ends) arrow.setAttribute('aria-disabled', String(ends[name]));
        else arrow.removeAttribute('aria-disabled');
      }
      for (const [index, button] of dots.entries()) {
        button.parentElement?.classList.toggle('slick-active', index === dot);
      }
    },
    remove() {
      removeCopies();
      removeDots();
      list.replaceWith(...slides);
    },
  };
}
