import type { Page } from '@playwright/test';
import { runs } from '../support/extent.js';
import { installProbe } from '../support/page-content.js';
import { hostileWords } from '../support/page-mutations.js';
import { paths } from '../support/pages.js';
import { seeds } from '../support/seeds.js';
import { expect, ready, test, widths } from '../support/site.js';

/** A case that went wrong, with all that is needed to try it again. */
interface Failure {
  /** `FUZZ_SEED` with which the case is the first that is tried. */
  readonly seed: number;
  readonly path: string;
  readonly steps: readonly string[];
  readonly wrong: readonly string[];
}

const told = (failures: readonly Failure[]): string =>
  failures.map((failure) => JSON.stringify(failure, null, 1)).join('\n');

/** So tall that all sections are near the viewport. */
const height = 12_000;

/** What is not painted is laid out and observed as ever, many times as fast. */
const unpainted = 'html { visibility: hidden }';

/**
 * Tries as many mutated pages, one after another in one page of the browser: each is enhanced,
 * used, released in parts and then as a whole.
 */
const tryCases = (page: Page, seed: number, count: number): Promise<readonly Failure[]> =>
  page.evaluate(
    async ({ seed, count, paths, words }) => {
      const { probe } = window;
      const pages = new Map<string, string>();
      const htmlOf = async (path: string): Promise<string> => {
        const html = pages.get(path) ?? (await (await probe.fetch(path)).text());
        pages.set(path, html);
        return html;
      };
      const lines = () => window.auftritt?.instances() ?? [];
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);

      const failures: Failure[] = [];
      for (let own = seed; own < seed + count; own += 1) {
        const path = paths[own % paths.length] ?? '/home/';
        const { body, steps } = probe.mutate(await htmlOf(path), own, words);
        document.body.replaceChildren(...document.importNode(body, true).childNodes);
        document.body.className = body.className;
        const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'textarea, input[type="text"], input[type="email"]',
        );
        for (const field of fields) field.value += ' typed';
        const before = probe.content();
        const kept = probe.kept();

        window.auftritt?.enhance();
        await probe.settle();
        for (const { element } of lines()) {
          element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        }
        await probe.settle();
        const wrong: string[] = [];
        const lost = probe.lost(kept);
        if (lost.length > 0) wrong.push(`lost while enhanced: ${lost.join(' ').slice(0, 300)}`);

        const pressed = document.querySelectorAll<HTMLElement>('button, [role="button"], a');
        for (let press = 0; press < 12; press += 1) {
          pressed[(own * 7 + press * 13) % pressed.length]?.click();
        }
        await frame();
        const running = lines();
        const single = running[own % running.length];
        if (single) window.auftritt?.release(single.element);
        await frame();
        window.auftritt?.release();
        await frame();

        wrong.push(...probe.differences(before, probe.content()));
        if (Reflect.has(window, 'executed')) wrong.push('words of the page were executed');
        Reflect.deleteProperty(window, 'executed');
        wrong.push(...probe.uncaught.splice(0).map((message) => `uncaught: ${message}`));
        if (wrong.length > 0) failures.push({ seed: own, path, steps, wrong });
      }
      return failures;
    },
    { seed, count, paths, words: hostileWords },
  );

for (const { name, get } of seeds) {
  test(`mutated pages lose nothing and break nothing: ${name}`, async ({ page }) => {
    const count = runs(15);
    test.setTimeout(60_000 + count * widths.length * 3000);
    const seed = get();
    await installProbe(page);
    await page.addInitScript(() => {
      Object.assign(window, { fetch: () => Promise.reject(new TypeError('offline')) });
    });
    await page.goto('/home/');
    await ready(page);
    await page.addStyleTag({ content: unpainted });
    await page.evaluate(() => {
      window.auftritt?.release();
      addEventListener('click', (event) => event.preventDefault());
      addEventListener('submit', (event) => event.preventDefault());
    });
    const failures: Failure[] = [];
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height });
      failures.push(...(await tryCases(page, seed + index * count, count)));
    }
    expect(told(failures)).toBe('');
  });

  test(`mutated pages that are loaded lose nothing and break nothing: ${name}`, async ({
    page,
  }) => {
    const count = runs(6);
    test.setTimeout(60_000 + count * 20_000);
    const seed = get();
    await installProbe(page);
    const failures: Failure[] = [];
    for (let own = seed; own < seed + count; own += 1) {
      const path = paths[own % paths.length] ?? '/home/';
      const original = await (await page.request.get(path)).text();
      await page.goto('about:blank');
      const { body, steps } = await page.evaluate(
        ([html, number, words]) => {
          const mutated = window.probe.mutate(html, number, words);
          return { body: mutated.body.outerHTML, steps: mutated.steps };
        },
        [original, own, hostileWords] as const,
      );
      const head = original.slice(0, original.indexOf('<body'));
      const html = `${head}<style>${unpainted}</style>${body}</html>`;
      const wrong: string[] = [];
      await page.setViewportSize({ width: widths[own % widths.length] ?? 1440, height });
      await page.route(`**${path}`, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await page.route('**/auftritt.js', (route) => route.abort());
      await page.goto(path);
      const before = await page.evaluate(() => ({
        content: window.probe.content(),
        kept: window.probe.kept(),
      }));
      await page.unroute('**/auftritt.js');
      await page.goto(path);
      await ready(page);
      wrong.push(
        ...(await page.evaluate(async ({ content, kept }) => {
          const { probe } = window;
          await probe.settle();
          const lost = probe.lost(kept).map((word) => `lost while enhanced: ${word}`);
          window.auftritt?.release();
          await new Promise(requestAnimationFrame);
          return [...lost, ...probe.differences(content, probe.content()), ...probe.uncaught];
        }, before)),
      );
      if (await page.evaluate(() => 'executed' in window)) wrong.push('words were executed');
      await page.unroute(`**${path}`);
      if (wrong.length > 0) failures.push({ seed: own, path, steps, wrong });
    }
    expect(told(failures)).toBe('');
  });
}
