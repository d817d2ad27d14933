import type { Ref } from './recording.js';

/** A control on a page, as it is found before anything is pressed. */
export interface Control {
  readonly index: number;
  /** What controls of one kind have in common: two of them are enough. */
  readonly kind: string;
  readonly isMenu: boolean;
  /** Whether it only leads to another page. */
  readonly isPlainLink: boolean;
}

/**
 * Lists the controls of a page, those of menus first, and keeps them for later. Runs in the page.
 *
 * @param delegated selectors of elements whose clicks scripts listen to further up
 */
export function listControls(delegated: readonly string[]): Control[] {
  const recorder = window.auftrittRecording;
  const isPressed = (element: Element): boolean => recorder?.isPressed(element) === true;
  const natural =
    'a[href], button, summary, label[for], input[type=button], input[type=submit], [role=button], [role=tab], [onclick], [data-toggle], [data-bs-toggle]';
  const others = new Set(delegated.flatMap((selector) => recorder?.elementsOf(selector) ?? []));
  const menu = 'nav, header, [class*="menu" i], [class*="nav" i], [id*="menu" i], [id*="nav" i]';
  // A visitor who looks around has not answered a notice yet.
  const notice =
    '[class*="cookie" i], [id*="cookie" i], [class*="consent" i], [id*="consent" i], .klaro, .cc-window';
  const controls = [...document.querySelectorAll('*')].filter(
    (element) =>
      !element.closest(notice) &&
      (element.matches(natural) ||
        others.has(element) ||
        (isPressed(element) && !/^(html|body)$/.test(element.localName))),
  );
  const rank = (element: Element): number =>
    (element.closest(menu) ? 0 : 2) + (/toggle|opener|burger/i.test(element.className) ? 0 : 1);
  const sorted = controls.toSorted((a, b) => rank(a) - rank(b));
  if (recorder) recorder.controls = sorted;
  return sorted.map((element, index) => {
    const href = element.getAttribute('href') ?? '';
    const isElsewhere =
      element instanceof HTMLAnchorElement &&
      element.protocol !== 'javascript:' &&
      element.href.split('#')[0] !== location.href.split('#')[0];
    const isWatched =
      isPressed(element) ||
      others.has(element) ||
      Object.keys(Object(element).dataset).length > 1 ||
      /\.(jpe?g|png|gif|webp|avif|mp4)$/i.test(href);
    return {
      index,
      kind: `${element.localName}.${element.getAttribute('class')}<${element.parentElement?.className ?? ''}<${element.closest('[id]')?.id ?? ''}`,
      isMenu: element.closest(menu) !== null,
      isPlainLink: isElsewhere && !isWatched,
    };
  });
}

/** The control of a number in the list. Runs in the page. */
export const controlAt = (index: number): Element | null => {
  const control = window.auftrittRecording?.controls[index];
  return control?.isConnected ? control : null;
};

/** What has the focus, and whether that can be seen. */
export interface Stop extends Ref {
  readonly isSeen: boolean;
}

/** Describes what has the focus. Runs in the page. */
export function focused(): Stop | null {
  const recorder = window.auftrittRecording;
  const element = document.activeElement;
  if (!recorder || !element || element === document.body || element === document.documentElement)
    return null;
  const box = element.getBoundingClientRect();
  const properties =
    'outline-style outline-width outline-color box-shadow background-color border-color color opacity text-decoration-line';
  const looks = (): string =>
    [null, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .flatMap((style) => properties.split(' ').map((name) => style.getPropertyValue(name)))
      .join(' ');
  const isRaw =
    element instanceof HTMLElement && !/^(input|textarea|select|iframe)$/.test(element.localName);
  let isSeen = true;
  if (isRaw && box.width > 0) {
    // What changes slowly is looked at when it has changed.
    const still = document.head.appendChild(document.createElement('style'));
    still.textContent = '*, ::before, ::after { transition: none !important; }';
    const withFocus = looks();
    element.blur();
    isSeen = looks() !== withFocus;
    element.focus({ preventScroll: true });
    still.remove();
  }
  return { ...recorder.described(element), isSeen };
}

/** Controls that are in sight and that the Tab key does not reach. Runs in the page. */
export function unreachable(sliders: string): Ref[] {
  const recorder = window.auftrittRecording;
  const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], label';
  return (recorder?.controls ?? []).flatMap((element) => {
    if (!(element instanceof HTMLElement) || !element.isConnected) return [];
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || element.closest('label')) return [];
    // What lies in a slider can be clicked for the slider's sake.
    const isSlide = element.closest(sliders) && getComputedStyle(element).cursor !== 'pointer';
    // The arrow keys go through tabs.
    const isTab = element.matches('[role=tab]');
    const isReached = isTab || (element.matches(focusable) && element.tabIndex >= 0);
    // A box that only holds controls, or lies in one, is no control of its own.
    const isWithin = element.parentElement?.closest('a[href], button') !== null;
    if (
      isReached ||
      isWithin ||
      isSlide ||
      element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]')
    )
      return [];
    return recorder ? [recorder.described(element)] : [];
  });
}

/** What a page is made of, when it is at rest. */
export interface PageFacts {
  readonly language: string;
  readonly links: readonly string[];
  /** Which libraries run on elements without a call: the numbers of those elements. */
  readonly marks: readonly {
    readonly library: string;
    readonly kind: string;
    readonly numbers: readonly number[];
  }[];
  /** The behaviours of ours whose selectors find something on the page by chance. */
  readonly idle: readonly string[];
}

/** Reads what a page is made of. Runs in the page. */
export function readFacts({
  attribute,
  marks,
  behaviours,
}: {
  attribute: string;
  marks: readonly (readonly [string, string])[];
  behaviours: readonly (readonly [string, string])[];
}): PageFacts {
  const kindOf = (element: Element): string => {
    for (const name of ['toggle', 'spy', 'ride', 'slide', 'slide-to', 'dismiss'])
      for (const prefix of ['data-bs-', 'data-']) {
        const value = element.getAttribute(prefix + name);
        if (value !== null)
          return /ride|slide/.test(name)
            ? 'carousel'
            : name === 'dismiss' && value !== 'alert'
              ? 'modal'
              : value;
      }
    return '';
  };
  const kinds = marks.flatMap(([library, selector]) => {
    const numbers = new Map<string, number[]>();
    for (const element of document.querySelectorAll(selector)) {
      const kind = kindOf(element);
      const number = Number(element.getAttribute(attribute) ?? -1);
      numbers.set(kind, [...(numbers.get(kind) ?? []), number]);
    }
    return [...numbers].map(([kind, all]) => ({ library, kind, numbers: all }));
  });
  return {
    language: document.documentElement.lang,
    links: [...document.links].map(({ href }) => href),
    marks: kinds,
    idle: behaviours.flatMap(([name, selector]) =>
      document.querySelector(selector) ? [name] : [],
    ),
  };
}

/** How far (px) a page is scrolled at an inspection: some grow without an end. */
export const farEnough = 20_000;

/**
 * Scrolls a page once to its end and back, as many themes show their parts only then. Runs in the page.
 *
 * @param most how far (px)
 */
export async function scrollThrough(most: number): Promise<void> {
  const isOnPage = (top: number): boolean => top <= document.documentElement.scrollHeight;
  for (let top = 0; top < most && isOnPage(top); top += 0.7 * innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  scrollTo({ top: 0, behavior: 'instant' });
}
