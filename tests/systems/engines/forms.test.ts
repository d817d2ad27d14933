import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declined } from '../../support/consent.js';
import { casesOf } from '../../support/extent.js';
import {
  formAddress,
  formAnswers,
  outcomeOf,
  prepareForm,
  result,
  textOf,
} from '../../support/form-answers.js';
import { type Engine, names, start, until } from './engine.js';
import { watchedSite } from './watched-site.js';

// A form that is sent in place, in engines that are no Chromium.

const site = await watchedSite();
afterAll(() => site.close());

const inPlace = formAnswers.filter(({ outcome }) => outcome !== 'elsewhere');
const answers = casesOf(inPlace, ({ isChief }) => isChief === true);

const isReady = (): boolean =>
  document.readyState === 'complete' && document.documentElement.classList.contains('auftritt');

const setAnswer = (value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 115 and Safari have no other way.
  document.cookie = `klaro=${value}; path=/; max-age=3600`;
};

describe.each(names)('in %s', (name) => {
  let engine: Engine | undefined;
  const end = async (): Promise<void> => {
    await engine?.end().catch((error) => console.log(`${name} did not end: ${error}`));
    engine = undefined;
  };
  const begin = async (): Promise<void> => {
    engine = await start(name).catch((error) => {
      console.log(`skipped: engines: ${name}: it does not start on this machine: ${error}`);
      return undefined;
    });
  };
  beforeAll(begin);
  afterAll(end);
  /** The driver may have lost the browser: a second try has a fresh one. */
  beforeEach(async ({ task, skip }) => {
    if (task.result?.retryCount) {
      await end();
      await begin();
    }
    if (!engine) skip();
  });

  it.each(answers)('$told: $outcome', async ({ told, outcome }) => {
    if (!engine) return;
    await engine.open(site.address + formAddress);
    await engine.evaluate(setAnswer, encodeURIComponent(JSON.stringify(declined)));
    await engine.open(site.address + formAddress);
    await until(engine, 'the script', isReady);
    const address = `${formAddress}?stand-in=${encodeURIComponent(told)}`;
    await engine.evaluate(prepareForm, `${address}|${result}`);
    await engine.click('.inquiry__actions button:first-child');
    const settled = (region: string): boolean => {
      const shown = document.querySelector(region);
      return (
        (shown !== null && shown === document.activeElement) ||
        document.querySelector('.form-summary, .form-status--late') !== null
      );
    };
    await until(engine, `the answer to ${told}`, settled, result);
    expect(await engine.evaluate(outcomeOf, result)).toBe(textOf(outcome));
  });
});
