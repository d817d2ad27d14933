import type { Ref } from './recording.js';

/**
 * The controls of a page as they are found before anything is pressed, those of menus first. Runs in the page.
 *
 * @param notice where a visitor is asked about cookies: one who looks around has not answered yet
 */
export function listControls(notice: string): Element[] {
  const recorder = window.auftrittRecording;
  // A link to another page leads nowhere here.
  const natural =
    'a[href^="#"], a[href^="javascript:"], button, summary, label[for], input[type=button], input[type=submit], [role=button], [role=tab], [onclick], [data-toggle], [data-bs-toggle]';
  // What handlers further up answer.
  const delegated = recorder?.calls().flatMap(({ kind, name, args }) => {
    const listens = kind === 'jquery' && /^(on|one|delegate)$/.test(name);
    return listens ? recorder.elementsOf(args[name === 'delegate' ? 0 : 1]) : [];
  });
  const menu = 'nav, header, [class*="menu" i], [class*="nav" i], [id*="menu" i], [id*="nav" i]';
  /** Whether something on the page may answer a press: a lightbox knows its links by their file or attributes. */
  const isControl = (element: Element): boolean =>
    delegated?.includes(element) ||
    recorder?.pressed.has(element) === true ||
    element.matches(natural) ||
    (element instanceof HTMLAnchorElement &&
      (/\.(jpe?g|png|gif|webp|avif|mp4)$/i.test(element.href) ||
        Object.keys(element.dataset).length > 1));
  const rank = (element: Element): number => (element.closest(menu) ? 0 : 1);
  return [...document.querySelectorAll('*')]
    .filter((each) => isControl(each) && !each.matches('html, body') && !each.closest(notice))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** What controls of one kind have in common, at one width: two of them are enough. Runs in the page. */
export const kindsOf = (controls: readonly Element[]): string[] =>
  controls.map(
    (each) =>
      `${innerWidth} ${each.localName}.${each.getAttribute('class')}<${each.parentElement?.className ?? ''}<${each.closest('[id]')?.id ?? ''}`,
  );

/** Describes what has the focus, and whether that can be seen. Runs in the page. */
export function focused() {
  const recorder = window.auftrittRecording;
  const element = document.activeElement;
  if (!recorder || !element?.matches(':not(html, body)')) return null;
  const properties =
    'outline-style outline-width outline-color box-shadow background-color border-color color opacity text-decoration-line';
  const looks = (): string =>
    [null, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .flatMap((style) => properties.split(' ').map((name) => style.getPropertyValue(name)))
      .join(' ');
  let isSeen = true;
  if (element instanceof HTMLElement && !element.matches('input, textarea, select, iframe')) {
    // What changes slowly is looked at when it has changed.
    const still = document.head.appendChild(document.createElement('style'));
    still.textContent = '*, ::before, ::after { transition: none !important; }';
    const withFocus = looks();
    element.blur();
    isSeen = looks() !== withFocus || element.offsetWidth === 0;
    element.focus({ preventScroll: true });
    still.remove();
  }
  return { ...recorder.described(element), isSeen };
}

/** Controls that are in sight and that the Tab key does not reach. Runs in the page. */
export const unreachable = (controls: readonly Element[], sliders: string): Ref[] =>
  controls.flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isInSight =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      Math.min(width, height) >= 2;
    const isReached =
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      !element.matches('a:not([href], [tabindex])');
    // The arrow keys go through tabs. A box that only holds controls, or lies in one, is no control of its own.
    const isOther =
      element.matches('[role=tab], label, label *, a[href] *, button *') ||
      element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]');
    // What lies in a slider can be clicked for the slider's sake.
    const isSlide = element.closest(sliders) && getComputedStyle(element).cursor !== 'pointer';
    const ref = window.auftrittRecording?.described(element);
    return !ref || !isInSight || isReached || isOther || isSlide ? [] : [ref];
  });

/** Reads what a page is made of, when it is at rest. Runs in the page. */
export function readFacts(marks: readonly (readonly [string, string])[]) {
  /** Which of Bootstrap's behaviours an attribute names, and that attribute. */
  const kindOf = ({ attributes }: Element) => {
    const ofBootstrap = /^data-(bs-)?(toggle|spy|dismiss|ride|slide|slide-to)$/;
    const { name = '', value = '' } =
      [...attributes].find((each) => ofBootstrap.test(each.name)) ?? {};
    const kind = /ride|slide/.test(name) ? 'carousel' : value;
    return { kind, attribute: `${name}="${value}"` };
  };
  return {
    language: document.documentElement.lang,
    /** The paths and queries of the site that it links to. */
    links: [...document.links]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => ({ pathname, search })),
    /** Which libraries run on elements without a call, and those elements. */
    marks: marks.flatMap(([library, selector]) =>
      [...document.querySelectorAll(selector)].map((element) => ({
        ...{ library, ...kindOf(element) },
        elements: [window.auftrittRecording?.described(element)].filter((each) => !!each),
      })),
    ),
  };
}
