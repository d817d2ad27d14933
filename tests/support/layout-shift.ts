import type { Page } from '@playwright/test';

/** Layout Instability, "The LayoutShift interface". */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    /** The sum of all layout shifts of the page so far, and what has moved. */
    layoutShift: { sum: number; readonly moved: string[] };
  }
}

/** Adds up the layout shifts of each page from now on; to be called before a page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = { sum: 0, moved: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, sources = [] } = entry as Partial<LayoutShift>;
        window.layoutShift.sum += value;
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 60) : node?.nodeName;
          window.layoutShift.moved.push(
            `${value.toFixed(3)} ${name}: ${from.y} → ${to.y}, ${from.height} → ${to.height}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far the page has shifted since it was opened. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift.sum);

/** What has moved since then, a line each. */
export const movesOf = (page: Page): Promise<string> =>
  page.evaluate(() => window.layoutShift.moved.join('\n'));
