import { afterAll, expect, it } from 'vitest';
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
import { inEachEngine } from './each-engine.js';
import { until } from './engine.js';
import { answer } from './steps.js';
import { watchedSite } from './watched-site.js';

// A form that is sent in place, in engines that are no Chromium.

const site = await watchedSite();
afterAll(site.close);

const inPlace = formAnswers.filter(({ outcome }) => outcome !== 'elsewhere');
const answers = casesOf(inPlace, ({ isChief }) => isChief === true);

const isReady = (): boolean =>
  document.readyState === 'complete' && document.documentElement.classList.contains('auftritt');

inEachEngine((running) => {
  it.each(answers)('$told: $outcome', async ({ told, outcome }) => {
    const engine = running();
    await engine.open(site.origin + formAddress);
    await answer(engine, declined);
    await engine.open(site.origin + formAddress);
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
