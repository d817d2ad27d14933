/** Something that a visitor sees: a text, a picture, a frame, a field. */
export interface Item {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether more than a tenth of it is out of sight: its size is that of the rest. */
  readonly isCut?: boolean;
}

/** Sliders of the libraries that are known, and ours. Which slide is shown depends on the moment. */
export const sliders =
  '[data-slider], .slick-slider, .owl-carousel, .bx-wrapper, .flexslider, .nivoSlider, .flipster, .carousel, .splide, [class*="swiper-container"], .swiper';

/** The height (px) of a page without its sliders and the room below them, as their dots and arrows may take some. Runs in the page. */
export function heightBeside(selector: string): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
  // A page that is lower than the window scrolls as if it were as high.
  const height = scrollHeight > clientHeight ? scrollHeight : boxOf(document.body).height;
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.parentElement?.closest(selector))
    .reduce((left, element) => {
      const { top, bottom } = boxOf(element);
      // Some hold a margin open for their dots, down to what comes next.
      let last: Element | null = element;
      while (last && !last.nextElementSibling) last = last.parentElement;
      const next = last?.nextElementSibling;
      return left - Math.max(bottom, next ? boxOf(next).top : bottom) + top;
    }, height);
}

/**
 * Lists what is in sight. Runs in the page.
 *
 * @param selector the element that is looked at; undefined for the page without its sliders
 * @param isWhole whether what is above or below the window counts too
 */
export async function look({
  selector,
  isWhole,
  sliders,
  controls,
}: {
  selector: string | undefined;
  isWhole: boolean;
  sliders: string;
  controls: string;
}): Promise<Item[]> {
  const nameOf = (address: string): string =>
    (address.split(/[?#]/)[0] ?? '').split('/').at(-1)?.slice(-60) ?? '';
  // What each lightbox draws around its content; some of it holds that.
  const frames = '.fancybox-overlay, [id^="fancybox-"], [id^="cbox"], .mfp-bg, .lightboxOverlay';
  const keyOf = (element: Element): string | undefined => {
    if (/^(script|style|noscript|option|br)$/i.test(element.localName)) return undefined;
    if (element instanceof HTMLImageElement)
      return `picture ${nameOf(element.currentSrc || element.src)}`;
    if (/^(video|iframe|canvas|input|select|textarea)$/.test(element.localName)) {
      const label = ['src', 'name'].map((name) => element.getAttribute(name)).find(Boolean);
      const kind = /^(video|iframe)$/.test(element.localName) ? 'film or frame' : element.localName;
      return `${kind} ${nameOf(label ?? element.querySelector('source')?.src ?? '')}`;
    }
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (text !== '') return `“${text.slice(0, 60)}”`;
    if (element.matches(frames)) return undefined;
    const image = /url\("?([^")]+)/.exec(getComputedStyle(element).backgroundImage)?.[1];
    return image === undefined ? undefined : `picture ${nameOf(image)}`;
  };
  const shown = new Map<Element, string>();
  const all = document.querySelectorAll(`${selector ?? 'body'} *`);
  for (const element of [...all].slice(0, 3000)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const key = keyOf(element);
    // Words and icons of controls are those of each library; whether they are there is asked elsewhere.
    if (key === undefined || element.closest(controls)) continue;
    if (selector !== undefined || !element.closest(sliders)) shown.set(element, key);
  }
  const isPicture = (element: Element): boolean =>
    shown.get(element)?.startsWith('picture') ?? false;
  // The browser knows what boxes that scroll or hide leave of each.
  const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const rootMargin = isWhole ? '1000000px 0px' : '0px';
    const observer = new IntersectionObserver(
      (entries) => {
        observer.disconnect();
        resolve(entries);
      },
      { rootMargin },
    );
    for (const element of shown.keys()) observer.observe(element);
    if (shown.size === 0) resolve([]);
  });
  const items = new Map<string, Item>();
  for (const { target, boundingClientRect: box, intersectionRect } of seen) {
    const { x, y, width, height } = intersectionRect;
    const key = shown.get(target) ?? '';
    if (width < 2 || height < 2 || width * height < 0.25 * box.width * box.height) continue;
    // What is wider than its slide lies below the next one.
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    if (over && over !== target && isPicture(over) && isPicture(target)) continue;
    const isCut = width < 0.9 * box.width || height < 0.9 * box.height;
    const present = items.get(key);
    if (!present || present.width * present.height < width * height)
      items.set(key, { key, x, y, width, height, isCut });
  }
  return [...items.values()];
}

/** What came into sight, what grew to more than twice its size, and what went. */
export interface Change {
  readonly came: readonly Item[];
  readonly went: readonly Item[];
}

export function difference(before: readonly Item[], after: readonly Item[]): Change {
  const area = ({ width, height }: Item): number => width * height;
  const old = new Map(before.map((item) => [item.key, area(item)]));
  return {
    came: after.filter((item) => area(item) > 2 * (old.get(item.key) ?? 0)),
    went: missing(before, after),
  };
}

export const isChange = ({ came, went }: Change): boolean => came.length + went.length > 0;

/** Those of some items that are not among others. */
export function missing(items: readonly Item[], others: readonly Item[]): Item[] {
  const there = new Set(others.map(({ key }) => key));
  return items.filter(({ key }) => !there.has(key));
}

/** The part of some items that others have too: 1 for all of them. */
export const share = (items: readonly Item[], others: readonly Item[]): number =>
  items.length === 0 ? 1 : 1 - missing(items, others).length / items.length;

/** Names the first of some items. */
export const some = (items: readonly Item[]): string =>
  items
    .slice(0, 3)
    .map(({ key }) => key)
    .join(', ');

/** How far (px) something may stand from where it stood. */
export const near = 60;
