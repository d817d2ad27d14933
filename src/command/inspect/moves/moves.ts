import { type Library, libraryOfCall } from '../libraries/libraries.js';
import type { SiteCall, SiteRecord } from '../record.js';
import { isValues, type Json } from '../see/recording.js';
import type { Tag } from '../site/markup.js';
import { byPage, elementsOf, give, pathsOf, placeOf, siteCalls, versionOf } from './elements.js';
import { attributesFor, lightboxes, lightboxRules, lostOf } from './lightboxes.js';
import { markMoves } from './marks.js';
import { idOf, labelOf, type Move, type Stay } from './move.js';
import { isUnfit, slidesWithin, translate } from './sliders.js';

/** What becomes of the behaviours that run. */
export interface Behaviours {
  readonly moves: readonly Move[];
  readonly stays: readonly Stay[];
}

/** The events during which a page starts. */
const starting = /^(|DOMContentLoaded|load|readystatechange|pageshow|message)$/;

/** Words with which an old library is asked for something. */
const asking =
  /\.owl\.carousel\b|^(owl|slick|bx|flex)|\.bs\.|^(afterChange|beforeChange|reInit|setPosition)\b/i;

/** Why a call cannot move, whatever it does. */
function reasonAgainst(
  call: SiteCall,
  { visits }: SiteRecord,
  asked: readonly SiteCall[],
): string | undefined {
  const [event] = call.events.filter((each) => !starting.test(each));
  if (event !== undefined) return `is called at ${event}, not when the page starts`;
  if (elementsOf(call).some(({ number }) => number < 0)) return 'its elements are made by a script';
  const own = byPage(call);
  for (const [path, numbers] of own) {
    for (const { width } of visits.filter((visit) => visit.path === path)) {
      const sight = call.sights.find((each) => each.path === path && each.width === width);
      const here = new Set(sight?.elements.map(({ number }) => number));
      if (numbers.some((number) => !here.has(number)))
        return `is not called at ${width} px on ${path}`;
    }
  }
  const asks = asked.find(
    (other) =>
      other !== call &&
      [...byPage(other)].some(([path, numbers]) =>
        numbers.some((number) => own.get(path)?.includes(number)),
      ),
  );
  return asks && `${asks.file}:${asks.line} asks it: ${asks.name}(${JSON.stringify(asks.args[0])})`;
}

const isText = (value: Json | undefined): value is string => typeof value === 'string';

/** The calls that ask an old library for something on its elements. */
const askingCalls = (calls: readonly SiteCall[]): SiteCall[] =>
  calls.filter(({ kind, name, args }) => {
    const [first] = args;
    if (!isText(first)) return false;
    return kind === 'plugin'
      ? libraryOfCall(name) !== undefined
      : /^(on|one|bind|trigger|data)$/.test(name) && asking.test(first);
  });

/** What Owl's own stylesheet says of pictures, in the boxes that Owl puts around slides. */
const widePictures = /\.owl-item\s+img\s*\{[^}]*width:\s*100%/;

/** The rules that sliders need whose old stylesheet hides or places their slides. `:slider` is the element itself. */
const sliderRules: Readonly<Partial<Record<Library, readonly string[]>>> = {
  owl: [
    ':slider { display: grid; visibility: revert-layer; opacity: revert-layer; }',
    ':slider.auftritt-slider { display: flex; }',
  ],
  flexslider: [
    ':slider > li { display: block; }',
    '.flexslider:has(:slider) { overflow: hidden; }',
  ],
  nivo: [
    ':slider img { display: block !important; position: relative !important; width: 100%; max-width: 100%; height: auto; }',
  ],
  bxslider: [':slider > * { list-style: none; }'],
};

function sliderMove(
  call: SiteCall,
  library: Library,
  record: SiteRecord,
): Move | string | undefined {
  const translated = translate(call.name, call.args[0]);
  if (!translated) return undefined;
  if (isUnfit(translated)) return translated.why;
  const { slider, lost, css } = translated;
  const value = JSON.stringify(slider);
  const within = slidesWithin[call.name];
  const subjects = byPage(call);
  const given = give(subjects, record, (number, tags) => {
    const isHolder = ({ parent, attributes }: Tag): boolean =>
      parent === number && (attributes.get('class') ?? '').split(/\s+/).includes(within ?? '');
    const holder = within === undefined ? number : tags.findIndex(isHolder);
    return holder < 0 ? 'its slides are not in the page' : [holder, [['data-slider', value]]];
  });
  if (typeof given === 'string') return given;
  const isWide = library === 'owl' && record.files.some(({ bytes }) => widePictures.test(bytes));
  const rules = [
    ...(isWide ? [':slider img { display: block; width: 100%; }'] : []),
    ...(sliderRules[library] ?? []),
    ...(css.length > 0 ? [`:slider { ${css.join('; ')}; }`] : []),
  ];
  return {
    ...{ ...placeOf(call), library, label: labelOf(call), behaviour: 'slider', subjects, given },
    ...{ call, lost, css: rules, blocks: [], preset: undefined, group: undefined },
  };
}

function lightboxMove(call: SiteCall, library: Library, record: SiteRecord): Move | string {
  const [first] = call.args;
  const options = isValues(first) ? first : {};
  if (options.type === 'ajax') return 'its content comes by request: link to the page itself';
  const name = labelOf(call).replace(/[^\w-]+/g, '-') || 'pictures';
  const links = { library, version: versionOf(library, record), options, name };
  const subjects = byPage(call);
  const given = give(subjects, record, (number, tags) => {
    const tag = tags[number];
    const isLink = tag?.attributes.has('href') || tag?.attributes.has('data-src');
    return tag && isLink ? [number, attributesFor(tag, links)] : 'its elements are no links';
  });
  if (typeof given === 'string') return given;
  return {
    ...{ ...placeOf(call), library, label: labelOf(call), behaviour: 'lightbox', subjects, given },
    ...{ call, lost: lostOf(options), css: lightboxRules[library] ?? [], preset: undefined },
    // Fancybox 3 answers the attribute that ours reads.
    blocks: pathsOf('fancybox', record),
    group: pathsOf('fancybox', record).length > 0 ? 'fancybox' : undefined,
  };
}

/** What becomes of a call; undefined where ours has nothing like it. */
function callMove(call: SiteCall, record: SiteRecord, asked: readonly SiteCall[]): Move | string {
  const library = libraryOfCall(call.name);
  if (call.kind === 'global')
    return library === 'bootstrap' ? 'Bootstrap itself is asked' : 'it needs no jQuery';
  const [first] = call.args;
  if (isText(first)) return `asks the plugin itself: ${call.name}("${first}")`;
  const move =
    library &&
    (sliderMove(call, library, record) ??
      (lightboxes.has(call.name) ? lightboxMove(call, library, record) : undefined));
  return move === undefined
    ? 'ours has nothing like it'
    : (reasonAgainst(call, record, asked) ?? move);
}

/** Whether an element of a move is one that a class or id names. */
const isNamed = ({ subjects }: Move, selector: string, { pages }: SiteRecord): boolean =>
  [...subjects].some(([path, numbers]) =>
    numbers.some((number) => {
      const attributes = pages.get(path)?.tags[number]?.attributes;
      const classes = (attributes?.get('class') ?? '').split(/\s+/).map((name) => `.${name}`);
      const words = [...classes, `#${attributes?.get('id')}`];
      return selector.split(/[\s,>]+/).some((word) => words.includes(word));
    }),
  );

/** What sliders have in common that move each other. */
function linkOf(move: Move, moves: readonly Move[], record: SiteRecord): string | undefined {
  const linked = moves.filter((other) =>
    [[move, other] as const, [other, move] as const].some(([one, another]) => {
      const options = one.call?.args[0];
      const selector = isValues(options) ? options.asNavFor : undefined;
      return typeof selector === 'string' && isNamed(another, selector, record);
    }),
  );
  return linked.length > 0 ? [move, ...linked].map(({ id }) => id).sort()[0] : undefined;
}

/** What each behaviour that runs could become. Calls without an element are not among them. */
export function behavioursOf(record: SiteRecord): Behaviours {
  const calls = siteCalls(record);
  const asked = askingCalls(calls);
  const all: (Move | Stay)[] = (['bootstrap', 'fancybox', 'lightbox2'] as const).flatMap(
    (library) => markMoves(library, record, calls),
  );
  for (const call of calls) {
    if (call.kind === 'jquery' || elementsOf(call).length === 0) continue;
    const move = callMove(call, record, asked);
    const stay = { ...placeOf(call), library: libraryOfCall(call.name), label: labelOf(call) };
    all.push(typeof move === 'string' ? { ...stay, why: move } : move);
  }
  // An old lightbox that stays would answer the links of ours.
  const mixed = all.find((each) => 'why' in each && each.library === 'fancybox');
  const why = `Fancybox stays for ${mixed?.name}, and would answer the same links`;
  const settled = all.map((each): Move | Stay => {
    const isMixed =
      mixed && 'blocks' in each && each.behaviour === 'lightbox' && each.blocks.length > 0;
    if (!isMixed) return each;
    const { file, line, column, library, name, label } = each;
    return { file, line, column, library, name, label, why };
  });
  const moves = settled.filter((each): each is Move => 'blocks' in each);
  // What is called again at one place is one behaviour.
  const stays = [
    ...new Map(
      settled
        .filter((each): each is Stay => 'why' in each)
        .map((each) => [`${idOf(each)} ${each.label} ${each.why}`, each]),
    ).values(),
  ];
  return {
    moves: moves.map((move) => ({ ...move, group: move.group ?? linkOf(move, moves, record) })),
    stays,
  };
}
