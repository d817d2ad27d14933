import type { Opening } from '../../lifecycle/opening.js';
import { readCookies } from '../../page/cookies.js';
import { parseJson } from '../../page/options.js';

/**
 * The decision on analytics where the two apps of the specification are all.
 *
 * @param answers the cookies in which klaro keeps an answer: two of one name are none
 */
function decided([answer, ...others]: readonly string[]): boolean | undefined {
  // V8 parses the whole file again for the lines of an error, also of one that is caught.
  if (!answer || others.length > 0) return undefined;
  const { cms, analytics } = Object(parseJson(answer));
  return cms === true && typeof analytics === 'boolean' ? analytics : undefined;
}

/**
 * Reads the visitor's answer. A page that measures or has purposes of its own loads the code that carries it out; one that
 * asks visitors loads the notice where there is no answer. Otherwise the page is told of the answer, and nothing is loaded.
 */
const opening: Opening = ({ tag, hasPurposes, start, page }) => {
  const measures = tag?.hasAttribute('data-analytics-id') === true;
  const asks = measures || tag?.getAttribute('data-consent') === 'always';
  const answers = readCookies('klaro');
  const isAnswered = answers.length > 0;
  // What a visitor waits for must not come one file after the other. The notice itself knows what is open.
  if (asks && !isAnswered) start('consent');
  if (measures || hasPurposes) {
    Promise.all([page(), import('./answers.js')]).then(
      ([opened, { whenToAsk, whenToMeasure }]) => {
        if (asks && isAnswered) whenToAsk(opened, () => start('consent'));
        if (measures) whenToMeasure(opened, () => start('analytics'));
      },
      // Each of them says itself what did not arrive.
      () => {
        if (asks) start('consent');
        if (measures) start('analytics');
      },
    );
    return;
  }
  const analytics = decided(answers);
  if (analytics !== undefined) {
    const detail = { purposes: { analytics }, decision: undefined };
    document.dispatchEvent(new CustomEvent('auftritt:consent', { detail }));
  } else if (asks && isAnswered) start('consent');
};

/** What makes a page ask, in its JSON: it may do so by other means too, and then asks a little later. */
const asksInJson = /"(analytics-id|consent|purposes)"/;

function ahead(json: string): void {
  if (!asksInJson.test(json) || readCookies('klaro').length > 0) return;
  // Who needs them asks again, and says what did not arrive.
  for (const code of [import('./answers.js'), import('./consent.js')]) code.catch(() => {});
}

export default Object.assign(opening, { ahead });
