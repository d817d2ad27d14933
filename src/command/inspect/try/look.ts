import { scrollThrough } from '../../pages/scroll.js';
import { whyNot } from '../../pages/source.js';
import { pathOf } from '../record.js';
import { type Looking, leave, type Opening, settled, withPage } from '../see/browser.js';
import { heightBeside, sliders } from '../see/look.js';
import { weightOf } from '../site/answers.js';
import { observeAll, type Use } from './observe.js';

/** Where a look is taken, and what is used there. */
export interface View extends Opening {
  readonly uses: readonly Use[];
}

/** A page at a width, as a visitor finds and uses it. */
export type Look = Exclude<Awaited<ReturnType<typeof lookAtPage>>, string>;

/** Looks at a page. @returns why it cannot be looked at, as a text */
export const lookAtPage = (trying: Looking, view: View) =>
  withPage(trying, view, async ({ page, errors, failed, said, loaded }, start) => {
    await start();
    await page.evaluate(scrollThrough);
    await leave(page);
    const items = await settled(page, undefined, true);
    const beside = await page.evaluate(heightBeside, sliders);
    return {
      ...{ items, beside },
      /** What went wrong, and our own messages on the console. */
      faults: [
        ...errors.map(({ text }) => `an error: ${text}`),
        ...[...failed]
          .filter((url) => url.startsWith(trying.site.origin))
          .map((url) => `${pathOf(url, trying.site)} is not there`),
        ...said,
      ],
      /** What was seen of the uses. */
      seen: await observeAll(page, view.uses),
      /** What scripts and styles weigh that a visitor who reads to the end loads (compressed bytes). */
      weight: [...loaded.values()].reduce((sum, { content }) => sum + weightOf(content), 0),
    };
  }).catch(whyNot);
