import { asked, type Lost, type Move } from '../move.js';
import type { Call } from '../script/read-script.js';
import { type Json, jsonOf, optionsOf, textOf, type Value } from '../script/values.js';
import { about, type Library } from './libraries.js';
import data from './options.json' with { type: 'json' };
import { hiddenOptions } from './slick.js';

/** Options that our lightbox reads from the link, its address or its container, with any value. */
const kept: ReadonlySet<string> = new Set(data.lightboxKept);

/** The values with which an option says what our lightbox does anyway. */
const harmless: ReadonlyMap<string, readonly Json[]> = new Map(Object.entries(data.lightbox));

/** Options of Magnific Popup that hold the options of a kind of content. */
const holding: ReadonlySet<string> = new Set(data.lightboxHolding);

/** Why an option is lost. */
const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries(data.lightboxWhy).flatMap(([why, names]) =>
    names.map((name) => [name, why] as const),
  ),
);

const lookOfOurs = 'the look and the motion are those of our lightbox';

/** Whether the visitor loses nothing of an option: our lightbox reads it, or does the same anyway. */
function isKept(name: string, value: Value, json: Json | undefined): boolean {
  if (value.kind === 'function') return false;
  if (kept.has(name)) return true;
  const values = harmless.get(name);
  if (values) return json !== undefined && values.includes(json);
  return json === false && reasons.has(name);
}

/** The options that are lost: our lightbox does not have them, or does something else. */
function lostOptions(values: ReadonlyMap<string, Value>, path = ''): Lost[] {
  return [...values].flatMap(([name, value]): Lost[] => {
    if (path === '' && holding.has(name) && value.kind === 'object') {
      return lostOptions(value.entries, `${name}.`);
    }
    if (isKept(name, value, jsonOf(value))) return [];
    const what = path + name;
    const isFunction = value.kind === 'function' && !reasons.has(name);
    if (isFunction) return [{ what, why: 'a function: listen to our events instead' }];
    return [{ what, why: reasons.get(name) ?? lookOfOurs }];
  });
}

/** Whether our lightbox finds these links by its default selector: `[data-fancybox]`. */
const isOurs = (selector: string): boolean =>
  /^(a)?\[data-fancybox([~|^$*]?=[^\]]*)?\]$/.test(selector.trim());

const byCode = 'opens what the script chooses, not a link; a dialog element does it, or a link';

const enabled = (gallery: Value | undefined): boolean => {
  const given = gallery?.kind === 'object' ? gallery.entries.get('enabled') : undefined;
  return given?.kind === 'literal' && given.value === true;
};

/** What is lost if the call makes the group: our lightbox reads groups from the links alone. */
function groupLost(values: ReadonlyMap<string, Value>, isInContainer: boolean): Lost[] {
  const rel = textOf(values.get('rel'));
  if (rel !== undefined && rel !== 'nofollow') {
    return [{ what: 'rel', why: `write rel="${rel}" on the links, which names their group` }];
  }
  if (!isInContainer && enabled(values.get('gallery'))) {
    return [{ what: 'gallery', why: 'name the container of the links in lightboxGroup' }];
  }
  return [];
}

/** A lightbox on elements. */
function onLinks(
  library: Library,
  what: string,
  selector: string | undefined,
  options: Value | undefined,
): Move {
  const { values, isWhole } = optionsOf(options);
  const delegate = textOf(values.get('delegate'));
  const lost = [...groupLost(values, delegate !== undefined), ...lostOptions(values)];
  const inside = (outer: string): string =>
    outer
      .split(', ')
      .map((each) => `${each} ${delegate}`)
      .join(', ');
  const links =
    textOf(values.get('selector')) ??
    (delegate === undefined || selector === undefined ? selector : inside(selector));
  const isRequest = textOf(values.get('type')) === 'ajax';
  const needsHook = links !== undefined && !isOurs(links);
  const isOld = library === 'fancybox' && needsHook && what === 'fancybox';
  return {
    ...{ library, what, selector: links, behaviour: 'lightbox', see: about(library).see },
    group: delegate !== undefined && enabled(values.get('gallery')) ? selector : undefined,
    preset: about(library).preset ?? (isOld ? 'fancybox-2' : undefined),
    fate: isRequest ? 'stays' : 'unchanged',
    says: isRequest
      ? 'content by request is not loaded; link to the page itself'
      : needsHook
        ? 'the links open in our lightbox, by data-selectors'
        : 'the links open in our lightbox',
    ...(needsHook && !isRequest ? { hook: ['lightboxItem', links] as const } : {}),
    lost: isWhole ? lost : [...lost, hiddenOptions],
  };
}

const methods: ReadonlyMap<string, Library> = new Map([
  ['fancybox', 'fancybox'],
  ['colorbox', 'colorbox'],
  ['magnificPopup', 'magnific'],
]);

/** The selector in the options of GLightbox. */
const selectorOption = (value: Value | undefined): string | undefined =>
  value?.kind === 'object' ? textOf(value.entries.get('selector')) : undefined;

/** A call of a lightbox; undefined where it is none. */
export function lightbox({ name, of, args }: Call): Move | undefined {
  const [first, second] = args;
  const library = methods.get(name);
  if (library && of.kind === 'elements') {
    const { selector } = of;
    const method = textOf(first);
    return method === undefined
      ? onLinks(library, name, selector, first)
      : asked({ library, what: name, selector, see: about(library).see }, method, byCode);
  }
  if (name === 'Fancybox.bind') {
    const selector = first?.kind === 'elements' ? first.selector : textOf(first);
    return onLinks('fancybox', name, selector, second);
  }
  if (name === 'GLightbox') {
    return onLinks('glightbox', name, selectorOption(first) ?? '.glightbox', first);
  }
  if (name === 'lightbox.option') {
    const lost = lostOptions(optionsOf(first).values);
    const { see } = about('lightbox2');
    return {
      library: 'lightbox2',
      what: name,
      fate: 'unchanged',
      says: 'is not needed',
      see,
      lost,
    };
  }
  const [, plugin = ''] = /^\$\.(fancybox|colorbox|magnificPopup)\b/.exec(name) ?? [];
  const isOfFancybox = ['Fancybox.show', 'Fancybox.close', 'new Fancybox'].includes(name);
  const which = isOfFancybox ? 'fancybox' : methods.get(plugin);
  if (!which) return undefined;
  return { library: which, what: name, fate: 'stays', says: byCode, see: about(which).see };
}
