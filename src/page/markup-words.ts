import type { Hook } from '../names.js';
import { indicatedElement } from './indicated-element.js';
import type { Page } from './page.js';
import type { AttributeRole, ClassRole, MarkupWords } from './preset.js';

/**
 * The words in which an element's markup talks: those of the first preset on whose selector for this hook
 * the element stands, else ours.
 */
export const wordsOf = (
  element: Element,
  hook: Hook,
  { configuration }: Page,
  own: MarkupWords,
): MarkupWords =>
  configuration.presets.find(({ selectors }) => {
    const selector = selectors[hook];
    return selector !== undefined && element.matches(selector);
  }) ?? own;

/** The values of the attributes that play a role on an element, without empty ones. */
export const valuesOf = (
  element: Element,
  role: AttributeRole,
  { attributes = {} }: MarkupWords,
): readonly string[] =>
  (attributes[role] ?? []).flatMap((name) => element.getAttribute(name)?.trim() || []);

/** The classes of a state, switched on or off, as `holdClasses` takes them. */
export const classesFor = (
  role: ClassRole,
  on: boolean,
  { classes = {} }: MarkupWords,
): Readonly<Record<string, boolean>> =>
  Object.fromEntries((classes[role]?.split(' ') ?? []).map((name) => [name, on]));

/** The element that a hash indicates, or the elements that a selector finds; none if it is no selector. */
function named(target: string): readonly HTMLElement[] {
  const indicated = target.startsWith('#') && indicatedElement(target);
  if (indicated) return [indicated];
  try {
    return [...document.querySelectorAll<HTMLElement>(target)];
  } catch {
    return []; // The selector parser's only way to say no.
  }
}

/** The selector in the value of an attribute. An address counts where it leads to a part of the page. */
const targetIn = (value: string): string | undefined =>
  /^(?:https?:)?\/|^#?$/.test(value) ? undefined : value;

/** What a control names to be opened, by the first attribute that names anything. */
export function targetOf(control: Element, words: MarkupWords): string | undefined {
  return valuesOf(control, 'target', words).flatMap((value) => targetIn(value) ?? [])[0];
}

/** The elements that a control names to be opened. */
export const targetsOf = (control: Element, words: MarkupWords): readonly HTMLElement[] => {
  const target = targetOf(control, words);
  return target === undefined ? [] : named(target);
};
