import { useSyncExternalStore } from 'react';
import { useAttribute, useClass, useStyle } from '../adopt.js';
import type { Heading as GroupHeading, Category as Item } from './categories.js';
import { categoryLook, headingLook } from './looks.js';
import { prefersDark, watchScheme } from './scheme.js';

/** Renders again when the visitor's colour scheme changes, since what lies below may change too. */
const useScheme = (): boolean => useSyncExternalStore(watchScheme, prefersDark);

/** An item of the list: active or not, and in its colours. */
export function Category({ item, active }: { item: Item; active: boolean }): null {
  useScheme();
  const { element, link } = item;
  const { background, ink } = categoryLook(item, active);
  useClass(element, 'active', active);
  useAttribute(link, 'aria-current', active ? 'true' : null);
  useStyle(element, 'background-color', background);
  useStyle(link, 'color', ink, 'important');
  return null;
}

/** A group's heading in its colour. */
export function Heading({ heading }: { heading: GroupHeading }): null {
  useScheme();
  const { element } = heading;
  const { ink, shadow } = headingLook(heading);
  useStyle(element, 'color', ink);
  useStyle(element, 'box-shadow', shadow);
  return null;
}
