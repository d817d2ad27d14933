import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { casesOf, runs } from '../support/extent.js';
import { installProbe } from '../support/page-content.js';
import { type Mutation, mutations } from '../support/page-mutations.js';
import { pages } from '../support/pages.js';
import { answerWith } from '../support/routes.js';
import { seeds } from '../support/seeds.js';
import { expect, openPage, test, widths } from '../support/site.js';

/** A page, what is done to it, and what a visitor does then. */
const cases = fc.record({
  path: fc.constantFrom(...pages.all),
  plan: mutations,
  /** Chooses the controls that are pressed, and the section that is released first. */
  choice: fc.nat({ max: 10_000 }),
});

/** So tall that all sections are near the viewport. */
const height = 12_000;

/** What is not painted is laid out and observed as ever, many times as fast. */
const unpainted = 'html { visibility: hidden }';

/** Long before the test's own time is over, so that the smallest case found so far is told. */
const limits = (timeout: number) => ({
  interruptAfterTimeLimit: timeout - 20_000,
  markInterruptAsFailure: true,
});

interface Case {
  readonly path: string;
  readonly plan: readonly Mutation[];
  readonly choice: number;
}

/**
 * Puts a mutated page in the place of the one that is open: it is enhanced, used, released in parts
 * and then as a whole. What went wrong is told, with what was done to the page.
 */
const tryCase = (page: Page, each: Case): Promise<readonly string[]> =>
  page.evaluate(async ({ path, plan, choice }) => {
    const { probe } = window;
    const lines = () => window.auftritt?.instances() ?? [];
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const { body, steps } = probe.mutate(await (await probe.fetch(path)).text(), plan);
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
      const control = pressed[(choice * 7 + press * 13) % pressed.length];
      // What a press before has taken away leads on where nobody can press it.
      if (control?.isConnected) control.click();
    }
    await frame();
    const running = lines();
    const single = running[choice % running.length];
    if (single) window.auftritt?.release(single.element);
    await frame();
    window.auftritt?.release();
    await frame();

    wrong.push(...probe.differences(before, probe.content()));
    if (Reflect.has(window, 'executed')) wrong.push('words of the page were executed');
    Reflect.deleteProperty(window, 'executed');
    wrong.push(...probe.uncaught.splice(0).map((message) => `uncaught: ${message}`));
    return wrong.length > 0 ? [...wrong, ...steps] : [];
  }, each);

/** The same page as a server sends it: enhanced and released. */
async function tryLoaded(page: Page, { path, plan }: Case): Promise<readonly string[]> {
  const original = await (await page.request.get(path)).text();
  await page.goto('about:blank');
  const { body, steps } = await page.evaluate(
    ([html, planned]) => {
      const mutated = window.probe.mutate(html, planned);
      return { body: mutated.body.outerHTML, steps: mutated.steps };
    },
    [original, plan] as const,
  );
  const head = original.slice(0, original.indexOf('<body'));
  const html = `${head}<style>${unpainted}</style>${body}</html>`;
  await page.unrouteAll();
  await answerWith(page, `**${path}`, html);
  await page.route('**/auftritt.js', (route) => route.abort(), { times: 1 });
  await page.goto(path);
  const before = await page.evaluate(() => ({
    content: window.probe.content(),
    kept: window.probe.kept(),
  }));
  await openPage(page, path);
  const wrong = await page.evaluate(async ({ content, kept }) => {
    const { probe } = window;
    await probe.settle();
    const lost = probe.lost(kept).map((word) => `lost while enhanced: ${word}`);
    window.auftritt?.release();
    await new Promise(requestAnimationFrame);
    const executed = Reflect.has(window, 'executed') ? ['words of the page were executed'] : [];
    return [
      ...lost,
      ...probe.differences(content, probe.content()),
      ...probe.uncaught,
      ...executed,
    ];
  }, before);
  return wrong.length > 0 ? [...wrong, ...steps] : [];
}

for (const { name, get } of seeds) {
  for (const width of casesOf(widths, (each) => each === 390)) {
    test(`mutated pages lose nothing and break nothing at ${width} px: ${name}`, async ({
      page,
    }) => {
      const numRuns = runs(4);
      const timeout = 60_000 + numRuns * 4000;
      test.setTimeout(timeout);
      await installProbe(page);
      await page.addInitScript(() => {
        Object.assign(window, { fetch: () => Promise.reject(new TypeError('offline')) });
      });
      await page.setViewportSize({ width, height });
      await openPage(page, '/home/');
      await page.addStyleTag({ content: unpainted });
      await page.evaluate(() => {
        window.auftritt?.release();
        addEventListener('click', (event) => event.preventDefault());
        addEventListener('submit', (event) => event.preventDefault());
      });
      await fc.assert(
        fc.asyncProperty(cases, async (each) => {
          expect(await tryCase(page, each)).toEqual([]);
        }),
        { seed: get() + width, numRuns, ...limits(timeout) },
      );
    });
  }

  test(`mutated pages that are loaded lose nothing and break nothing: ${name}`, {
    tag: '@long',
  }, async ({ page }) => {
    const numRuns = runs(4);
    const timeout = 60_000 + numRuns * 10_000;
    test.setTimeout(timeout);
    await installProbe(page);
    await page.setViewportSize({ width: 390, height });
    await fc.assert(
      fc.asyncProperty(cases, async (each) => {
        expect(await tryLoaded(page, each)).toEqual([]);
      }),
      { seed: get(), numRuns, ...limits(timeout) },
    );
  });
}
