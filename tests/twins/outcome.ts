/** What counts afterwards. Of lists with a `+` ours may have more. */
export interface Outcome {
  readonly address: string;
  readonly historyLength: number;
  /** The ids of what `:target` styles. */
  readonly target: readonly string[];
  /** What listeners on the window heard of the address, such as `hashchange #a`. */
  readonly heard: readonly string[];
  readonly focus: string;
  /** How far each box has been scrolled (px), those of frames included. */
  readonly scrolled: Readonly<Record<string, readonly [number, number]>>;
  /** + The ids of what is in sight. */
  readonly inSight: readonly string[];
  /** + The ids of open `details` and dialogs. */
  readonly open: readonly string[];
  /** Names and values of what a form would send. */
  readonly sends: readonly string[];
  /** What the actions returned. */
  readonly seen: unknown;
}

declare global {
  interface Window {
    twinHeard?: string[];
  }
}

/** Listens before any script of the page does. */
export function listen(): void {
  const heard: string[] = [];
  window.twinHeard = heard;
  for (const type of ['hashchange', 'popstate']) {
    addEventListener(type, () => heard.push(`${type} ${location.hash}`));
  }
}

/** Resolves when nothing has moved for six frames. Runs in the page. */
export async function stand(): Promise<void> {
  const frames = (): Window[] => [window, ...Array.from(window.frames)];
  const places = (): string =>
    frames()
      .flatMap(({ document }) => [...document.querySelectorAll('*')])
      .map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return `${x} ${y} ${element.scrollLeft} ${element.scrollTop}`;
      })
      .join();
  const isLoading = (): boolean =>
    frames().some(({ auftritt }) => auftritt?.instances().some(({ state }) => state === 'loading'));
  let before = '';
  for (let still = 0, frame = 0; still < 6; frame += 1) {
    if (frame > 600) throw new Error('the page does not come to rest');
    await new Promise(requestAnimationFrame);
    const now = places();
    still = now === before && !isLoading() ? still + 1 : 0;
    before = now;
  }
}

/** Runs in the page. */
export function look(): Omit<Outcome, 'seen'> {
  const named = (element: Element): string =>
    element.id ? `#${element.id}` : element.localName + (element.getAttribute('name') ?? '');
  const ids = (found: Iterable<Element>): string[] => [...found].flatMap(({ id }) => id || []);
  const documents = [window, ...Array.from(window.frames)].map((each) => each.document);
  const all = documents.flatMap((each) => [...each.querySelectorAll('*')]);
  /** The part of an element that the window shows, and the frames and boxes around the element. */
  const isInSight = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    let { top, bottom, left, right } = element.getBoundingClientRect();
    let place: Element | null = element;
    for (let frame: Element | null = element; frame; ) {
      for (; place; place = place.parentElement) {
        const isClipped = getComputedStyle(place).overflow !== 'visible' && place !== element;
        if (!isClipped || place.matches('html, body')) continue;
        const box = place.getBoundingClientRect();
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      const view: Window | null = frame.ownerDocument.defaultView;
      if (!view) return false;
      [top, bottom] = [Math.max(top, 0), Math.min(bottom, view.innerHeight)];
      [left, right] = [Math.max(left, 0), Math.min(right, view.innerWidth)];
      frame = view.frameElement;
      if (!frame) break;
      const at = frame.getBoundingClientRect();
      [top, bottom, left, right] = [top + at.top, bottom + at.top, left + at.left, right + at.left];
      place = frame.parentElement;
    }
    return bottom - top > 1 && right - left > 1;
  };
  const focused = document.activeElement;
  return {
    address: location.pathname + location.search + location.hash,
    historyLength: history.length,
    target: ids(document.querySelectorAll(':target')),
    heard: window.twinHeard ?? [],
    focus: focused ? named(focused) : '',
    scrolled: Object.fromEntries(
      all.flatMap((box) =>
        box.scrollTop || box.scrollLeft
          ? [[named(box), [Math.round(box.scrollLeft), Math.round(box.scrollTop)]]]
          : [],
      ),
    ),
    inSight: ids(all.filter(isInSight)),
    open: ids(all.filter((each) => each.matches('details[open], dialog[open], :popover-open'))),
    sends: [...document.forms].flatMap((form) =>
      [...new FormData(form)].map(([name, value]) => `${name}=${value}`),
    ),
  };
}

export const facts = [
  'address',
  'historyLength',
  'target',
  'heard',
  'focus',
  'scrolled',
  'inSight',
  'open',
  'sends',
  'seen',
] as const satisfies readonly (keyof Outcome)[];
