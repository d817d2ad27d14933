import type { CssNode } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { behaviours, defaultSelectors } from '../../behaviours.js';
import { rowsOf } from '../../lifecycle/definition.js';
import { marker } from '../../page/left-out.js';
import type { BehaviourName } from '../../public-interface.js';

/** The custom property by which the script knows the page's `auftritt.css`; see src/styles/marker.css. */
const stylesMarker = '--auftritt-styles';

/** The classes of a state, which elements of several sections have. */
const states = ['.is-open', '.is-hidden', '.active'];

/** The classes and attributes that stand for an element of a section, as the rules name them. */
const namesIn = (selector: string): readonly string[] =>
  (selector.match(/\.[\w-]+|\[data-[\w-]+/g) ?? []).filter((name) => !states.includes(name));

/** Class or attribute → the behaviours whose hooks have it. */
const owners = new Map<string, BehaviourName[]>();
for (const { name, hooks } of behaviours) {
  for (const each of Object.values(hooks).flatMap(namesIn)) {
    owners.set(each, [...(owners.get(each) ?? []), name]);
  }
}

/** The behaviours to which a part of a selector belongs; none where it belongs to the page. */
function ownersOf(node: CssNode): readonly BehaviourName[] {
  if (node.type === 'AttributeSelector') return owners.get(`[${node.name.name}`) ?? [];
  if (node.type !== 'ClassSelector') return [];
  return owners.get(`.${node.name}`) ?? owners.get(`.${node.name.split('__')[0]}`) ?? [];
}

/** Whether a stylesheet is our own: whole, joined for a site's sections, or a piece of it that a backend links. */
export const isOurs = (css: string): boolean =>
  css.includes(`@property ${stylesMarker}`) || /--auftritt-of-[\w-]+:/.test(css);

/** The behaviours whose styles are in none of our stylesheets that a page has. */
export function leftOutOf(sheets: readonly string[]): readonly BehaviourName[] {
  const css = sheets.join('\n');
  const joined = new RegExp(`@property ${marker}\\s*\\{[^}]*initial-value:([^;}]*)`).exec(css);
  // Beside pieces each name stands in a property that its piece sets.
  const [, names = ''] = joined ?? new RegExp(`${marker}:([^;}]*)`).exec(css) ?? [];
  const left = names.replaceAll(/var\([\w-]+,\s*([\w-]+)\)/g, '$1').split(/\s+/);
  return behaviours
    .map(({ name }) => name)
    .filter((name) => left.includes(name) && !css.includes(`--auftritt-of-${name}:`));
}

/** What a site would save that left out the styles of the sections which no page of it has. */
export interface Unused {
  readonly sections: readonly BehaviourName[];
  /** Of the stylesheet, and of what is for these sections alone. */
  readonly bytes: { readonly all: number; readonly unused: number };
}

/**
 * What our stylesheet has that no page needs.
 *
 * @param used the behaviours that the pages have
 */
export function unusedOf(css: string, used: readonly BehaviourName[]): Unused {
  const { text, without } = rulesOf(css, used);
  const before = leftOutOf([css]);
  // What is in the first of several pieces is so little that it has none of its own.
  const isFirst = new RegExp(`${marker}:`).test(css);
  const sections = isFirst ? [] : without.filter((name) => !before.includes(name));
  const bytes = (each: string): number => Buffer.byteLength(each);
  return { sections, bytes: { all: bytes(css), unused: bytes(css) - bytes(text) } };
}

/**
 * Leaves out of our stylesheet what is for other sections than these.
 *
 * @param css the stylesheet as the build writes it
 * @param sections those that the site uses
 * @returns the stylesheet, and the names of the sections whose rules it lacks, in the order of the behaviours
 */
export function rulesOf(
  css: string,
  sections: readonly BehaviourName[],
): { readonly text: string; readonly without: readonly BehaviourName[] } {
  const without = new Set<BehaviourName>();

  /** Whether a selector can match on the site. Of its alternatives those stay that can. */
  const isOfSite = (selector: CssNode): boolean => {
    if (selector.type !== 'Selector') return true;
    return selector.children.toArray().every((node) => {
      if (node.type === 'PseudoClassSelector' && /^(is|where)$/.test(node.name)) {
        const list = node.children?.first;
        if (list?.type !== 'SelectorList') return true;
        list.children = list.children.filter(isOfSite);
        return !list.children.isEmpty;
      }
      const of = ownersOf(node);
      if (of.length === 0 || of.some((name) => sections.includes(name))) return true;
      for (const name of of) without.add(name);
      return false;
    });
  };

  const stays = (node: CssNode): boolean => {
    if (node.type === 'Rule' && node.prelude.type === 'SelectorList') {
      node.prelude.children = node.prelude.children.filter(isOfSite);
      return !node.prelude.children.isEmpty;
    }
    if (node.type !== 'Atrule' || !node.block || !/^(media|supports|layer)$/.test(node.name)) {
      return true;
    }
    node.block.children = node.block.children.filter(stays);
    return !node.block.children.isEmpty;
  };

  const sheet = parse(css);
  if (sheet.type === 'StyleSheet') sheet.children = sheet.children.filter(stays);
  const names = behaviours.map(({ name }) => name).filter((name) => without.has(name));
  return { text: generate(sheet), without: names };
}

/** The selectors of the elements that a behaviour starts on. */
export const rootsOf = (name: BehaviourName): readonly string[] =>
  behaviours
    .filter((each) => each.name === name)
    .flatMap((each) => rowsOf(each, defaultSelectors).map((row) => row.roots));

/**
 * The stylesheet of a site that uses these sections alone. A page that has another one all the same is, for the script, a
 * page without this file.
 *
 * @param css the stylesheet as the build writes it
 * @param sections those that the site uses
 */
export function ofSections(css: string, sections: readonly BehaviourName[]): string {
  const { text, without } = rulesOf(css, sections);
  if (without.length === 0) return text;
  const names = without.join(' ');
  return `${text}@property ${marker}{syntax:"*";inherits:false;initial-value:${names}}html:has(${without.flatMap(rootsOf).join()}){${stylesMarker}: ;}`;
}
