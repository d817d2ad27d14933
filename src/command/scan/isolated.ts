import { type Limit, met } from '../pages/source.js';
import { createThread } from '../pages/thread.js';
import type { Answer, Question } from './answering.js';

/** An answer to what was asked, or why there is none. */
export type Told<Kind extends Answer['kind']> =
  | Extract<Answer, { kind: Kind }>
  | { readonly kind: 'unread'; readonly why: string };

/** Reads scripts and pages in a separate thread, so that none ends or blocks the scan of the others. */
export interface IsolatedScanner {
  ask<Kind extends Question['kind']>(question: Question & { kind: Kind }): Promise<Told<Kind>>;
  close(): Promise<void>;
}

/** The processor time (ms) that a file may take: an old script may be read more than once. */
const time = 10_000;

/** The message about a limit that fits a script too. */
const limitOf = (limit: Limit): string =>
  limit === 'time'
    ? `takes more than ${time / 1000} seconds of processor time`
    : met[limit].replace(/^page /, '');

/**
 * Narrows an answer of the thread to the kind that the question asked for.
 *
 * @returns the answer; an answer of another kind becomes `unread`
 */
export function told<Kind extends Question['kind']>(kind: Kind, answer: Answer): Told<Kind> {
  const isOf = (each: Answer): each is Extract<Answer, { kind: Kind }> => each.kind === kind;
  if (isOf(answer)) return answer;
  if (answer.kind === 'limit') return { kind: 'unread', why: limitOf(answer.limit) };
  if (answer.kind === 'unread') return answer;
  return {
    kind: 'unread',
    why: `cannot be read (${answer.kind === 'failed' ? answer.why : answer.kind})`,
  };
}

/**
 * Creates a scanner in a thread, which starts with the first question.
 *
 * @param file the built `scan-worker.ts`
 */
export function isolatedScanner(file: string): IsolatedScanner {
  const thread = createThread<string, Question, Answer>(file, undefined, time);
  return {
    async ask(question) {
      const answer = await thread.ask(question);
      if (answer.kind === 'failed' || (answer.kind === 'limit' && answer.isSpent))
        await thread.end();
      return told(question.kind, answer);
    },
    close: () => thread.end(),
  };
}
