import type { Page } from '@playwright/test';

/** Where the keyboard is, as somebody sees it who uses nothing else. */
export interface Stop {
  /** Enough of the element to find it; `body` where the focus is nowhere. */
  readonly element: string;
  /** What is wrong with it, in words; empty where nothing is. */
  readonly faults: readonly string[];
}

/** What has the focus, and whether that can be seen. Runs in the browser, so it uses nothing else. */
function lookAtFocus(): Stop {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return { element: 'body', faults: [] };
  // An element is told from others that look the same, without leaving a trace in the page.
  const all = [...document.querySelectorAll('*')];
  const element = `${all.indexOf(focused)} ${focused.outerHTML.slice(0, 120)}`;
  const faults: string[] = [];
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  if (!isOutlined || /^rgba.*, 0\)$/.test(outlineColor)) faults.push('has no visible outline');
  // A file input or a checkbox may be shown by its label alone.
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  if (right - left < 1 || bottom - top < 1) faults.push('has no size');
  const [width, height] = [right - left, bottom - top];
  const isOpen = [0.5, 0.05, 0.95].some((x) =>
    [0.5, 0.05, 0.95].some((y) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    }),
  );
  if (!isOpen) faults.push('is covered or out of sight');
  return { element, faults };
}

/** What has the focus, and whether that can be seen (WCAG 2.2, 2.4.7 and 2.4.11). */
export const currentStop = (page: Page): Promise<Stop> => page.evaluate(lookAtFocus);

/** A walk under way, in the page. */
interface Track {
  readonly stops: Stop[];
  /** Whether the keyboard is out of the page or back at its first stop. */
  isOver: boolean;
  /** Ends the recording. */
  end(): void;
}

declare global {
  interface Window {
    track?: Track;
  }
}

/** Runs in the browser: looks at the focus after each key from now on. */
function recordStops(look: typeof lookAtFocus): void {
  const recording = new AbortController();
  const options = { capture: true, signal: recording.signal };
  const stops: Stop[] = [];
  const track: Track = { stops, isOver: false, end: () => recording.abort() };
  window.track = track;
  // Keys that are under way when the walk is over move the focus no further.
  addEventListener('keydown', (event) => track.isOver && event.preventDefault(), options);
  const record = (): void => {
    if (track.isOver) return;
    const stop = look();
    // A date's field has parts, which are the browser's own; its button has a mark of its own.
    if (stop.element === stops.at(-1)?.element) {
      if (stop.faults.length === 0) stops.splice(-1, 1, stop);
      return;
    }
    track.isOver = stop.element === 'body' || stop.element === stops[0]?.element;
    if (!track.isOver) stops.push(stop);
  };
  addEventListener('keyup', record, options);
}

/** How many keys are pressed before the page is asked where they have led. */
const atOnce = 20;

/** Tab alone, and with Shift (Chrome DevTools Protocol, `Input.dispatchKeyEvent`). */
const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
const keys = { forwards: tab, backwards: { ...tab, modifiers: 8 } } as const;

/**
 * Presses Tab until the keyboard has been everywhere and is out of the page or back at its first
 * stop. The page itself looks at each stop, so that not every key is waited for.
 *
 * @throws Error where it does not come out
 */
export async function walk(
  page: Page,
  direction: keyof typeof keys = 'forwards',
): Promise<readonly Stop[]> {
  const key = keys[direction];
  const session = await page.context().newCDPSession(page);
  await page.evaluate(`(${recordStops})(${lookAtFocus})`);
  for (let press = 0; press < 400; press += atOnce) {
    const presses = Array.from({ length: atOnce }, () => [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]);
    await Promise.all(presses.flat());
    const track = await page.evaluate(() => {
      const { stops = [], isOver = false, end } = window.track ?? {};
      if (isOver) end?.();
      return { stops, isOver };
    });
    if (!track.isOver) continue;
    await session.detach();
    return track.stops;
  }
  const last = await page.evaluate(() => window.track?.stops.at(-1)?.element);
  throw new Error(`trapped; last at ${last}`);
}

/** How many elements of the page the keyboard should stop at, as the page is now. */
export const tabbableCount = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    const radios = new Set<string>();
    return [...all].filter((element) => {
      if (element.tabIndex < 0 || element.closest('[inert]') || element.matches(':disabled')) {
        return false;
      }
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (!(element instanceof HTMLInputElement)) return true;
      if (element.type === 'hidden') return false;
      if (element.type !== 'radio') return true;
      const isFirst = !radios.has(element.name);
      radios.add(element.name);
      return isFirst;
    }).length;
  });
