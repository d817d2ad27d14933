import { memo, useMemo, useSyncExternalStore } from 'react';
import { useAttribute, useClass, usePreviewEnd, useStyle } from '../adopt.js';
import type { Heading as GroupHeading, Category as Item } from './categories.js';
import { surroundingsOf } from './colours.js';
import { categoryLook, headingLook } from './looks.js';
import { schemeNow, watchScheme } from './scheme.js';

export interface CategoryProps {
  readonly item: Item;
  readonly active: boolean;
  /** What is behind the list (`surroundingsOf`). */
  readonly surroundings: string;
}

/**
 * Renders an item of the list in its colours, active or not. An item does not render again when another
 * one is chosen, since a list may have thousands.
 */
export const Category = memo(function Category({ item, active }: CategoryProps): null {
  const { element, link } = item;
  usePreviewEnd(element);
  const { background, ink } = categoryLook(item, active);
  useClass(element, 'active', active);
  useAttribute(link, 'aria-current', active ? 'true' : null);
  useStyle(element, 'background-color', background);
  useStyle(link, 'color', ink, 'important');
  return null;
});

export interface HeadingProps {
  readonly heading: GroupHeading;
  /** What is behind the list (`surroundingsOf`). */
  readonly surroundings: string;
}

/** Renders a group's heading in its colour. Like an item, it does not render again at each choice. */
export const Heading = memo(function Heading({ heading }: HeadingProps): null {
  const { element } = heading;
  usePreviewEnd(element);
  const { ink, shadow } = headingLook(heading);
  useStyle(element, 'color', ink);
  useStyle(element, 'box-shadow', shadow);
  return null;
});

/**
 * What the colours of the list depend on outside it (`surroundingsOf`). It is read again at each choice and when
 * the page may have taken another colour scheme, but not when an answer is put in place: reading it would make the
 * browser compute the style of the whole answer before the paint.
 *
 * @param item the first item of the list, if it has one
 */
export function useSurroundings(item: Element | undefined, requests: number): string {
  const scheme = useSyncExternalStore(watchScheme, schemeNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice and the scheme are the moments to read it.
  return useMemo(() => surroundingsOf(item), [item, scheme, requests]);
}
