import type { ConsentDecision } from '../../public-interface.js';
import type { Answer, App } from './answer.js';
import { type Answers, consentCookie } from './answers.js';
import { writeCookie } from './cookies.js';

/** How long an answer is kept, in milliseconds: 365 days (specification 9.10). */
const lifetime = 365 * 24 * 60 * 60 * 1000;

/** The consent cookie's value for an answer. */
export const writtenAnswer = (answer: Answer, apps: readonly App[]): string =>
  JSON.stringify(
    Object.fromEntries(
      apps.flatMap(({ name, key }) => {
        const value = answer[name];
        return value === undefined ? [] : [[key, value]];
      }),
    ),
  );

/** The record of a decision, which a site may keep. */
function recordOf(answer: Answer, apps: readonly App[]): ConsentDecision {
  const optional = apps.filter(({ required }) => !required);
  const allowed = optional.filter(({ name }) => answer[name]);
  const isAll = allowed.length === optional.length;
  return {
    time: new Date().toISOString(),
    version: optional.map(({ key }) => key).join(' '),
    choice: isAll ? 'accepted' : allowed.length === 0 ? 'declined' : 'chosen',
  };
}

/** Puts an answer in force at once, and keeps it for 365 days if the browser allows cookies. */
export function saveAnswer({ apps, apply }: Answers, answer: Answer): void {
  const written = writtenAnswer(answer, apps);
  writeCookie(consentCookie, written, new Date(Date.now() + lifetime));
  apply(written, recordOf(answer, apps));
}
