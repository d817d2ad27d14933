import { openJournal } from '../../page/journal.js';

const isHidden = (element: Element): boolean => getComputedStyle(element).display === 'none';

/** Whether the page's styles hide an element even once a library has started it, and given it these classes. */
export function isAlwaysHidden(element: Element, started: readonly string[]): boolean {
  const trial = openJournal();
  for (const name of started) trial.class(element, name);
  const isStillHidden = isHidden(element);
  trial.close();
  return isStillHidden;
}
