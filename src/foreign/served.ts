import type { Hook } from '../names.js';

/** What is known of a script of the page that may run on foreign markup. */
interface Server {
  /** The hooks of what it runs on. */
  readonly hooks: readonly Hook[];
  /** The plugin of jQuery that starts it: calls of it may come until the page has loaded. */
  readonly plugin?: string;
  /** Matches what shows that it runs on an element. */
  readonly running?: string;
  /** The names under which jQuery keeps its data of an element. */
  readonly data?: readonly string[];
  /** The namespaces of its listeners to clicks in jQuery, on elements or further up. */
  readonly listens?: readonly string[];
  /** Its own markup, all of which it serves as soon as it is there. */
  readonly markup?: string;
  isThere?(): boolean;
}

/** A part of a global of the page. An element with such an id is a global too, but has no such part. */
const partOf = (whole: unknown, name: string): unknown =>
  (typeof whole === 'object' && whole !== null) || typeof whole === 'function'
    ? Reflect.get(whole, name)
    : undefined;

const pathTo = (...names: readonly string[]): unknown =>
  names.reduce<unknown>((whole, name) => partOf(whole, name), window);

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** Whether bootstrap.js runs: version 5 by its global, all versions by the plugins of jQuery. */
const hasBootstrap = (plugin: 'Collapse' | 'Tab' | 'Dropdown') => (): boolean =>
  isFunction(pathTo('bootstrap', plugin)) ||
  isFunction(pathTo('jQuery', 'fn', plugin.toLowerCase(), 'Constructor'));

const sliders: readonly Hook[] = [
  'slider',
  'imageSlider',
  'logoSlider',
  'referenceSlider',
  'gallerySlider',
];
const openers: readonly Hook[] = ['lightboxItem'];

/** Script, as the console names it → what shows that it runs. */
const servers: Readonly<Record<string, Server>> = {
  'bootstrap.js runs on this page, and its Collapse': {
    hooks: ['collapse', 'collapseBody'],
    isThere: hasBootstrap('Collapse'),
  },
  'bootstrap.js runs on this page, and its Tab': {
    hooks: ['tab', 'tabs', 'tabPanel'],
    isThere: hasBootstrap('Tab'),
  },
  'bootstrap.js runs on this page, and its Dropdown': {
    hooks: ['dropdown', 'dropdownMenu'],
    isThere: hasBootstrap('Dropdown'),
  },
  'Owl Carousel runs on this page, and': {
    hooks: sliders,
    plugin: 'owlCarousel',
    running: ':has(> .owl-wrapper-outer), .owl-loaded:has(> .owl-stage-outer)',
    data: ['owl.carousel', 'owlCarousel'],
  },
  'bxSlider runs on this page, and': {
    hooks: sliders,
    plugin: 'bxSlider',
    running: '.bx-viewport > *',
    data: ['bxSlider'],
  },
  'FlexSlider runs on this page, and': {
    hooks: sliders,
    plugin: 'flexslider',
    running: ':has(> .flex-viewport), .flex-viewport > *',
    data: ['flexslider'],
  },
  'slick runs on this page, and': { hooks: sliders, running: '.slick-initialized' },
  'Swiper runs on this page, and': {
    hooks: sliders,
    running: '.swiper-initialized, .swiper-container-initialized',
  },
  'Splide runs on this page, and': { hooks: sliders, running: '.splide.is-initialized' },
  'flipster runs on this page, and': {
    hooks: ['coverflow'],
    plugin: 'flipster',
    running: '.flipster--active',
  },
  'Colorbox runs on this page, and': {
    hooks: openers,
    plugin: 'colorbox',
    running: '.cboxElement',
    data: ['colorbox'],
  },
  'Magnific Popup runs on this page, and': {
    hooks: openers,
    plugin: 'magnificPopup',
    data: ['magnificPopup'],
    listens: ['magnificPopup'],
  },
  'Fancybox runs on this page, and': {
    hooks: openers,
    plugin: 'fancybox',
    listens: ['fb', 'fb-start'],
  },
  'lightbox2 runs on this page, and': {
    hooks: openers,
    markup: 'a[data-lightbox], a[rel^="lightbox"]',
    isThere: () => isFunction(pathTo('lightbox', 'start')),
  },
  'GLightbox runs on this page, and': {
    hooks: openers,
    markup: '.glightbox',
    isThere: () => isFunction(pathTo('GLightbox')),
  },
};

/** The hooks of what is only a part of what a script runs on. */
const parts: readonly Hook[] = ['collapseBody', 'tabs', 'tabPanel', 'dropdownMenu'];

/** What jQuery keeps of an element under a name. */
function keptBy(method: 'data' | '_data', element: Element | Document, name: string): unknown {
  const kept = pathTo('jQuery', method);
  return typeof kept === 'function' ? kept.call(window.jQuery, element, name) : undefined;
}

function isSelected(element: Element, selector: unknown): boolean {
  try {
    return typeof selector === 'string' && element.matches(selector);
  } catch {
    return false; // One of jQuery's own.
  }
}

/** Whether jQuery has a listener of these namespaces to clicks on an element, on it or further up. */
function isListenedTo(element: Element, namespaces: readonly string[]): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) {
    if (!(node instanceof Element || node instanceof Document)) continue;
    const events = keptBy('_data', node, 'events');
    const clicks = partOf(events, 'click');
    for (const each of Array.isArray(clicks) ? clicks : []) {
      const isOf = String(partOf(each, 'namespace'))
        .split('.')
        .some((name) => namespaces.includes(name));
      if (isOf && (node === element || isSelected(element, partOf(each, 'selector')))) return true;
    }
  }
  return false;
}

/** Whether a script is known to serve an element by what only that script leaves there. */
const serves = (element: Element, { data = [], listens, isThere, markup }: Server): boolean =>
  data.some((name) => keptBy('data', element, name) !== undefined) ||
  (listens !== undefined && isListenedTo(element, listens)) ||
  (isThere?.() === true && (markup === undefined || element.matches(markup)));

/**
 * Creates what knows which elements other scripts of this page serve. A script whose plugin is there may be called until
 * the page has loaded: its elements are left to it until then, and taken if no call has come.
 *
 * @param changed is called once the page has loaded, with the elements of which no call has come
 */
export function createServed(changed: (unserved: readonly Element[]) => void) {
  const waiting = new Set<Element>();
  const said = new Set<string>();
  let hasLoaded = document.readyState === 'complete';
  if (!hasLoaded) {
    window.addEventListener('load', () => {
      // After the page's own listeners.
      setTimeout(() => {
        hasLoaded = true;
        changed([...waiting]);
        waiting.clear();
      });
    });
  }

  const tell = (name: string, hook: Hook): void => {
    if (said.has(name) || parts.includes(hook)) return;
    said.add(name);
    console.warn(`auftritt: ${name} acts instead of ours`);
  };

  /** Whether another script serves an element as one of a hook's, by what only that script leaves there. */
  const isServed = (element: Element, hook: Hook): boolean => {
    const serving = Object.entries(servers).find(
      ([, server]) => server.hooks.includes(hook) && serves(element, server),
    );
    if (serving) tell(serving[0], hook);
    return serving !== undefined;
  };

  return {
    isServed,
    /** Whether an element that has not been translated is left to another script. */
    isLeft(element: Element, hook: Hook): boolean {
      if (isServed(element, hook)) return true;
      for (const [name, { hooks, running, plugin }] of Object.entries(servers)) {
        if (!hooks.includes(hook)) continue;
        if (running !== undefined && element.matches(running)) {
          tell(name, hook);
          return true;
        }
        if (!hasLoaded && plugin !== undefined && isFunction(pathTo('jQuery', 'fn', plugin))) {
          waiting.add(element);
          return true;
        }
      }
      return false;
    },
  };
}
