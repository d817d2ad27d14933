import { once } from '../page/once.js';
import type { Page, PageCore } from '../page/page.js';
import { type Answers, createAnswers } from './consent/answers.js';

let known: Answers | undefined;

/** The visitor's answer, which consent and analytics share. */
export function answers(): Answers {
  known ??= createAnswers();
  return known;
}

/** klaro with its styles: only for a visitor who is to be asked, or who asks for the settings. */
const klaro = once(async (page: Page) => {
  const [{ default: create }] = await Promise.all([
    import('../libraries/klaro.js'),
    page.styles('klaro'),
  ]);
  return create;
});

/** The consent on the page. */
export const consent = once(async (core: PageCore) => {
  const [{ createConsent }, { page }] = await Promise.all([
    import('./consent/consent.js'),
    core.complete(),
  ]);
  return createConsent(page, answers(), () => klaro(page));
});
