import { outermost } from '../doorman/arrivals.js';
import type { Hook } from '../names.js';
import { type Journal, openJournal } from '../page/journal.js';
import { hooksMark as mark } from '../page/marks.js';
import { unclobbered } from '../page/unclobbered.js';
import { tokenOf } from './hooks.js';

/** What a preset or a selector of the page has made of an element. */
interface Given {
  /** The hooks whose selectors the element matches. */
  readonly hooks: string;
  /** Those of them that it has been given. */
  readonly mark: string;
  readonly undo: Journal;
}

/** The value of an attribute that is given: blank, since what it says is in the words of the other script. */
const blank = ' ';

/** Whether a name is that of a hook that elements are given. */
export const isHook = (name: string, selectors: ReadonlyMap<string, string>): name is Hook =>
  selectors.has(name);

/** Takes away what a copy has of an element that had been given hooks. */
function clean(copy: Element, selectors: ReadonlyMap<Hook, string>): void {
  const { classList, getAttribute, removeAttribute } = unclobbered(copy);
  for (const name of getAttribute(mark)?.split(' ') ?? []) {
    const token = isHook(name, selectors) ? tokenOf(name) : undefined;
    classList.remove(...(token?.classes ?? []));
    if (token?.attribute) removeAttribute(token.attribute);
  }
  removeAttribute(mark);
  if (getAttribute('class') === '') removeAttribute('class');
}

/**
 * Creates what translates foreign markup into ours: an element that a preset or a selector of the page finds gets the
 * class or the attribute of the hook, and the mark that names it.
 *
 * @param selectors the selectors of the elements that are given a hook, by the hook
 * @param isLeft whether an element is left to another script that runs on it
 */
export function createTranslation(
  selectors: ReadonlyMap<Hook, string>,
  isLeft: (element: Element, hook: Hook) => boolean,
) {
  const given = new WeakMap<Element, Given>();
  const marked = `[${mark}]`;
  const anything = [...selectors.values(), marked].join();

  const elementsIn = (root: ParentNode, selector: string): Element[] => {
    const { querySelectorAll } = unclobbered(root);
    const isIt = root instanceof Element && unclobbered(root).matches(selector);
    return [...(isIt ? [root] : []), ...querySelectorAll(selector)];
  };

  const takeBack = (element: Element): void => {
    given.get(element)?.undo.close();
    if (!given.delete(element)) clean(element, selectors);
  };

  /** The elements that are foreign markup now, with their hooks. */
  const foreignIn = (root: ParentNode): ReadonlyMap<Element, readonly Hook[]> => {
    const hooksOf = new Map<Element, Hook[]>(elementsIn(root, anything).map((each) => [each, []]));
    if (hooksOf.size === 0) return hooksOf;
    for (const [hook, selector] of selectors) {
      for (const element of elementsIn(root, selector)) {
        const isGiven = given.get(element)?.hooks.split(' ').includes(hook);
        if (isGiven || !isLeft(element, hook)) hooksOf.get(element)?.push(hook);
      }
    }
    return hooksOf;
  };

  const give = (element: Element, hooks: readonly Hook[]): void => {
    const before = given.get(element);
    const { matches, hasAttribute, getAttribute } = unclobbered(element);
    const names = hooks.join(' ');
    if (before?.hooks === names && before.mark === getAttribute(mark)) return;
    if (before) takeBack(element);
    const lacking = hooks.filter((hook) => !matches(tokenOf(hook)?.selector ?? ':not(*)'));
    if (lacking.length === 0) return;
    const undo = openJournal();
    for (const { classes, attribute } of lacking.flatMap((hook) => tokenOf(hook) ?? [])) {
      for (const name of classes) undo.class(element, name);
      if (attribute && !hasAttribute(attribute)) undo.attribute(element, attribute, blank);
    }
    undo.attribute(element, mark, lacking.join(' '));
    given.set(element, { hooks: names, mark: lacking.join(' '), undo });
  };

  /** Translates what is in `root`, and `root` itself. What is no longer foreign markup is given back. */
  const translate = (root: ParentNode): void => {
    for (const copy of elementsIn(root, marked)) if (!given.has(copy)) clean(copy, selectors);
    // What one element is given makes no other one foreign.
    for (const [element, hooks] of foreignIn(root)) give(element, hooks);
  };

  /** Translates what scripts of the page add, and what they write anew. */
  const see = (records: readonly MutationRecord[]): void => {
    const rewritten = records.flatMap(({ target, type }) =>
      type === 'attributes' &&
      target instanceof Element &&
      given.has(target) &&
      given.get(target)?.mark !== unclobbered(target).getAttribute(mark)
        ? [target]
        : [],
    );
    for (const root of [...outermost(records), ...new Set(rewritten)]) translate(root);
  };
  let observer: MutationObserver | undefined;

  return {
    translate,
    /** Gives the server's HTML back. */
    restore(root: ParentNode): void {
      for (const element of elementsIn(root, marked)) takeBack(element);
      // What ends have put back is not new.
      const isIn = (node: Node): boolean => root.contains(node);
      see(observer?.takeRecords().filter(({ target }) => !isIn(target)) ?? []);
    },
    /**
     * Translates what is added from now on. Browsers tell observers in the order in which they were made (DOM, "notify
     * mutation observers"): this one before that of the doorman, who looks for what may start.
     */
    watch(): void {
      observer = new MutationObserver(see);
      observer.observe(document, { childList: true, subtree: true, attributeFilter: [mark] });
    },
  };
}

export type Translation = ReturnType<typeof createTranslation>;
