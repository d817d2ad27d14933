import type { Page } from '@playwright/test';

/** Where the keyboard is, as somebody sees it who uses nothing else. */
export interface Stop {
  /** Enough of the element to find it; `body` where the focus is nowhere. */
  readonly element: string;
  /** What is wrong with it, in words; empty where nothing is. */
  readonly faults: readonly string[];
}

/** What has the focus, and whether that can be seen (WCAG 2.2, 2.4.7 and 2.4.11). */
export const currentStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!focused || focused === document.body) return { element: 'body', faults: [] };
    // An element is told from others that look the same, without leaving a trace in the page.
    const all = [...document.querySelectorAll('*')];
    const element = `${all.indexOf(focused)} ${focused.outerHTML.slice(0, 120)}`;
    const faults: string[] = [];
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    if (!isOutlined || /, 0\)$/.test(outlineColor)) faults.push('has no visible outline');
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
  });

/**
 * Presses Tab until the keyboard has been everywhere and is out of the page or back at its first
 * stop.
 *
 * @throws Error where it does not come out
 */
export async function walk(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    // The parts of a date's field are the browser's own, with marks of its own.
    if (stop.element === stops.at(-1)?.element) continue;
    if (stop.element === 'body' || stop.element === stops[0]?.element) return stops;
    stops.push(stop);
  }
  throw new Error(`trapped; last at ${stops.at(-1)?.element}`);
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
