import { defaultSelectors } from '../behaviours.js';
import type { Hook } from '../names.js';
import { givenHook } from '../page/elements.js';
import { type ForeignMarkup, selectorsBefore } from './hooks.js';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns what says a message to the developer in the selectors of the page, where it names ours.
 *
 * @param markup what the page names
 */
export function inWordsOf(markup: ForeignMarkup): (message: string) => string {
  const before = new Map(Object.entries(selectorsBefore(markup)));
  const words = new Map(
    Object.entries(defaultSelectors).flatMap(([hook, ours]): [string, string][] => {
      const theirs = before.get(hook);
      if (!theirs || theirs === ours) return [];
      const mark: [string, string] = [givenHook(hook as Hook), theirs];
      // The name of an element is a word of many messages.
      return /^\w+$/.test(ours) ? [mark] : [mark, [ours, theirs]];
    }),
  );
  if (words.size === 0) return (message) => message;
  // The longest come first, since one may begin another.
  const all = [...words.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const pattern = new RegExp(`(?:${all.join('|')})(?![\\w-])`, 'g');
  return (message) => message.replaceAll(pattern, (ours) => words.get(ours) ?? ours);
}
