import type { Moment, When } from '../lifecycle/row.js';
import { whenIdle } from '../page/moments.js';
import { unclobbered } from '../page/unclobbered.js';
import type { Visit } from './visit.js';

/** How far (px) outside the viewport an element counts as near it. */
const margin = 300;

/** What shows that the visitor comes to an element, or is led there: to what is closed, by `beforematch`. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'beforematch'] as const;

/** How long (ms) code waits for a page that loads. */
const patience = 2000;

/** Resolves once the page has loaded, or does so for too long. */
const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, patience);
  });

const isHidden = (element: Element): boolean => getComputedStyle(element).display === 'none';

/** Whether styles hide an element only until a library has started it, and given it these classes. */
function isHiddenUntilStarted(element: Element, started: string): boolean {
  if (!isHidden(element)) return false;
  const before = element.getAttribute('class');
  element.classList.add(...started.split(' '));
  const isStillHidden = isHidden(element);
  if (before === null) element.removeAttribute('class');
  else element.setAttribute('class', before);
  return !isStillHidden;
}

/**
 * Creates what calls the code of each element at its moment: one observer and one set of listeners serve all of them.
 *
 * @param waitingOn returns what waits on an element
 * @param call calls the code
 * @param fail notes what a page's own script has broken
 * @param fetchAhead fetches all code that a start needs
 */
export function createMoments(
  waitingOn: (element: Element) => readonly Visit[],
  call: (visit: Visit) => void,
  fail: (visit: Visit, error: unknown) => void,
  fetchAhead: (visit: Visit) => Promise<unknown>,
) {
  /** The media conditions of the rows. They are few, and a page may have thousands of elements. */
  const lists = new Map<string, MediaQueryList>();
  const listFor = (condition: string): MediaQueryList => {
    const list = lists.get(condition) ?? matchMedia(condition);
    lists.set(condition, list);
    return list;
  };

  /** The moment for a section on this device. */
  const momentOf = (when: Moment): When =>
    typeof when === 'string' ? when : momentOf(when[listFor(when[0]).matches ? 1 : 2]);

  /** Acts for a visit, so that what goes wrong with it stops no other. */
  const atMoment = (visit: Visit, act: (visit: Visit) => void): void => {
    try {
      act(visit);
    } catch (error) {
      fail(visit, error);
    }
  };

  /** Calls the code where its section has something to do; elsewhere it waits until the window changes. */
  const callThere = (visit: Visit): void => {
    const { media } = visit.row;
    const list = media === undefined ? undefined : listFor(media);
    if (list?.matches === false) {
      const again = (): void => atMoment(visit, callThere);
      list.addEventListener('change', again, { once: true });
      visit.endWait = () => list.removeEventListener('change', again);
    } else call(visit);
  };

  /** A slider that nobody has touched is a row of pictures: these come before its code. */
  const loaded = pageLoaded();

  const callIdle = (visit: Visit): void => {
    whenIdle(() => atMoment(visit, callThere));
  };

  const whenNobodyIsDisturbed = (visit: Visit): void => {
    // Without this code nothing is fetched ahead. A touch asks again for what did not come, and says so.
    import('../page/ahead.js').then(
      ({ runAhead }) => runAhead(() => fetchAhead(visit).catch(() => {})),
      () => {},
    );
  };

  const markNear = (visit: Visit): void => {
    const { near, marks = '' } = visit.row;
    near?.().then(
      ({ default: mark }) => {
        // What is hidden has been marked, and comes near when it is shown.
        if (visit.state === 'waiting' && !visit.endWait)
          Object.assign(
            visit,
            mark(visit.element, marks, () => call(visit)),
          );
      },
      // What nothing opens must not stay closed.
      () => visit.row.closes && call(visit),
    );
  };

  /** Acts for an element that has come near. */
  const come = (visit: Visit): void => {
    const moment = momentOf(visit.row.when);
    if (moment === 'near') callThere(visit);
    else if (moment === 'seen') void loaded.then(() => atMoment(visit, callThere));
    else markNear(visit);
    if (moment === 'ahead') whenNobodyIsDisturbed(visit);
  };
  /** What is hidden until its start never comes near. The observer has styles and layout computed. */
  const lookHidden = (visit: Visit): void => {
    const { element, row } = visit;
    const moment = momentOf(row.when);
    if (moment === 'seen' && isHiddenUntilStarted(element, row.started ?? '')) callIdle(visit);
    if (moment === 'marked' && isHidden(element)) whenIdle(() => atMoment(visit, markNear));
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) observer.unobserve(target);
        for (const visit of waitingOn(target)) atMoment(visit, isIntersecting ? come : lookHidden);
      }
    },
    { rootMargin: `${margin}px` },
  );

  /** Calls what waits on an element that the visitor has come to, or on the form that it belongs to. */
  const touch = (target: unknown): void => {
    const form = target instanceof Element && 'form' in target ? target.form : undefined;
    for (const start of [form, target]) {
      for (let at = start; at instanceof Element; at = unclobbered(at).parentElement)
        for (const visit of waitingOn(at)) call(visit);
    }
  };
  let lastAct = 0;
  for (const sign of signs) {
    const notice = ({ target, type }: Event): void => {
      if (type === 'pointerdown' || type === 'keydown') lastAct = performance.now();
      touch(target);
    };
    addEventListener(sign, notice, { capture: true, passive: true });
  }

  return {
    touch,
    /** When (ms since the page's start) the visitor pressed something last. */
    lastAct: () => lastAct,
    /** Waits for the moment of a visit, which may be now. */
    wait(visit: Visit): void {
      atMoment(visit, () => {
        const moment = momentOf(visit.row.when);
        if (moment === 'now') callThere(visit);
        else if (moment === 'idle') callIdle(visit);
        else if (moment !== 'press') observer.observe(visit.element);
      });
    },
    forget: (element: Element): void => observer.unobserve(element),
  };
}
