import { about, type Library, libraryOfCall } from '../libraries/libraries.js';
import type { LoadedFile, SiteCall, SiteRecord } from '../record.js';
import { isValues, type Json } from '../see/recorder.js';
import { attributesFor, lightboxes, lostOf } from './lightboxes.js';
import {
  type Attribute,
  type CodePlace,
  type Given,
  idOf,
  labelOf,
  type Move,
  type Stay,
} from './move.js';
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

/** Whether a call is one that the site's own code has made. */
export function siteCalls({ calls, files }: SiteRecord): SiteCall[] {
  const vendors = new Set(files.filter(({ isVendor }) => isVendor).map(({ path }) => path));
  return calls.filter(
    ({ kind, file, isInner }) =>
      kind !== 'defines' && file !== '' && !vendors.has(file) && !isInner,
  );
}

export const elementsOf = ({ sights }: SiteCall) => sights.flatMap(({ elements }) => elements);

/** The numbers of a call's elements, by page. */
function byPage({ sights }: SiteCall): Map<string, number[]> {
  const pages = new Map<string, number[]>();
  for (const { path, elements } of sights) {
    const numbers = [...(pages.get(path) ?? []), ...elements.map(({ number }) => number)];
    if (numbers.length > 0)
      pages.set(
        path,
        [...new Set(numbers)].sort((a, b) => a - b),
      );
  }
  return pages;
}

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

function sliderMove(
  call: SiteCall,
  library: Library,
  record: SiteRecord,
): Move | string | undefined {
  const translated = translate(call.name, call.args[0]);
  if (!translated) return undefined;
  if (isUnfit(translated)) return translated.why;
  const { slider, lost, css } = translated;
  const subjects = byPage(call);
  const value = JSON.stringify(slider);
  const given = new Map<string, Map<number, Attribute[]>>();
  for (const [path, numbers] of subjects) {
    const tags = record.pages.get(path)?.tags ?? [];
    const within = slidesWithin[call.name];
    const holders = numbers.map((number) => {
      if (within === undefined) return number;
      const isSlides = (name: string | undefined): boolean =>
        (name ?? '').split(/\s+/).includes(within);
      return tags.findIndex(
        (tag) => tag.parent === number && isSlides(tag.attributes.get('class')),
      );
    });
    if (holders.some((number) => number < 0)) return 'its slides are not in the page';
    given.set(path, new Map(holders.map((number) => [number, [['data-slider', value]]])));
  }
  const isWide = library === 'owl' && record.files.some(({ bytes }) => widePictures.test(bytes));
  const rules = [
    ...(isWide ? [':slider img { display: block; width: 100%; }'] : []),
    ...(sliderRules[library] ?? []),
    ...(css.length > 0 ? [`:slider { ${css.join('; ')}; }`] : []),
  ];
  return {
    ...{ id: idOf(call), library, name: call.name, label: labelOf(call), behaviour: 'slider' },
    ...{ subjects, given, call, lost, css: rules, blocks: [], preset: undefined },
    ...{ file: call.file, line: call.line, column: call.column },
  };
}

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
  nivo: [':slider img { display: block !important; position: relative !important; }'],
  bxslider: [':slider > * { list-style: none; }'],
};

/** The files of libraries, which would answer beside ours. */
const filesOf = (library: Library, { files }: SiteRecord): LoadedFile[] =>
  files.filter(({ libraries, kind }) => kind === 'script' && libraries.includes(library));

function lightboxMove(call: SiteCall, library: Library, record: SiteRecord): Move | string {
  const [first] = call.args;
  const options = isValues(first) ? first : {};
  if (options.type === 'ajax') return 'its content comes by request: link to the page itself';
  const subjects = byPage(call);
  const version = Number.parseInt(filesOf(library, record)[0]?.version ?? '1', 10);
  const name = labelOf(call).replace(/[^\w-]+/g, '-') || 'pictures';
  const given = new Map<string, Map<number, Attribute[]>>();
  for (const [path, numbers] of subjects) {
    const tags = record.pages.get(path)?.tags ?? [];
    const attributes = new Map<number, Attribute[]>();
    for (const number of numbers) {
      const tag = tags[number];
      if (!tag || (!tag.attributes.has('href') && !tag.attributes.has('data-src')))
        return 'its elements are no links';
      attributes.set(number, attributesFor(tag, { library, version, options, name }));
    }
    given.set(path, attributes);
  }
  return {
    ...{ id: idOf(call), library, name: call.name, label: labelOf(call), behaviour: 'lightbox' },
    ...{ subjects, given, call, lost: lostOf(options), css: [], preset: undefined },
    // Fancybox 3 answers the attribute that ours reads.
    blocks: filesOf('fancybox', record).map(({ path }) => path),
    ...{ file: call.file, line: call.line, column: call.column },
  };
}

/** What takes over each of Bootstrap's behaviours. */
const ofBootstrap: Readonly<Record<string, Move['behaviour']>> = {
  collapse: 'collapse',
  tab: 'tabs',
  pill: 'tabs',
  dropdown: 'dropdown',
};

/** The elements of a kind that run by attributes alone, by page. */
function marked({
  visits,
}: SiteRecord): Map<string, { library: Library; kind: string; pages: Map<string, number[]> }> {
  const kinds = new Map<string, { library: Library; kind: string; pages: Map<string, number[]> }>();
  for (const { path, facts } of visits)
    for (const { library, kind, numbers } of facts.marks) {
      const known = libraryOfName(library);
      if (!known) continue;
      const entry = kinds.get(`${library} ${kind}`) ?? { library: known, kind, pages: new Map() };
      kinds.set(`${library} ${kind}`, entry);
      const before = entry.pages.get(path) ?? [];
      entry.pages.set(path, [...new Set([...before, ...numbers])]);
    }
  return kinds;
}

const libraryOfName = (name: string): Library | undefined =>
  (['bootstrap', 'fancybox', 'lightbox2', 'slick'] as const).find((each) => each === name);

const attributeOf = (library: Library, kind: string): string =>
  library === 'bootstrap'
    ? `data-toggle="${kind}"`
    : ((about(library).marks ?? '').split(',')[0] ?? '');

function fileStart(library: Library, record: SiteRecord): CodePlace {
  return { file: filesOf(library, record)[0]?.path ?? '', line: 1, column: 1 };
}

/** What runs by attributes: the libraries whose file would go as a whole. */
function markMoves(record: SiteRecord, calls: readonly SiteCall[]): Behaviours {
  const moves: Move[] = [];
  const stays: Stay[] = [];
  const all = [...marked(record).values()].filter(
    ({ library }) => filesOf(library, record).length > 0,
  );
  for (const library of new Set(all.map((each) => each.library))) {
    const kinds = all.filter((each) => each.library === library);
    const files = filesOf(library, record);
    const called = calls.filter(
      (call) => libraryOfCall(call.name) === library && elementsOf(call).length > 0,
    );
    const isTaken = (kind: string): boolean =>
      library !== 'bootstrap' || Object.hasOwn(ofBootstrap, kind);
    const others = [
      ...kinds.filter(({ kind }) => !isTaken(kind)).map(({ kind }) => kind),
      ...called.filter(() => library === 'bootstrap').map(({ name }) => name),
    ];
    const shared = files.find(
      ({ libraries, isVendor, isOwn }) =>
        !isVendor ||
        !isOwn ||
        libraries.filter((each) => each !== library && each !== 'popper').length > 0,
    );
    const isMade = kinds.some(({ pages }) =>
      [...pages.values()].flat().some((number) => number < 0),
    );
    const why =
      library === 'slick'
        ? undefined
        : others.length > 0
          ? `its file stays for ${[...new Set(others)].join(', ')}`
          : shared
            ? `its code is in ${shared.path}, which holds other code or is on another host`
            : isMade
              ? 'some of its elements are made by a script'
              : undefined;
    for (const { kind, pages } of kinds) {
      const name = attributeOf(library, kind);
      const place = fileStart(library, record);
      const first = [...pages][0];
      const tag = first && record.pages.get(first[0])?.tags[first[1][0] ?? -1];
      const label = tag
        ? `${tag.name}.${(tag.attributes.get('class') ?? '').split(/\s+/)[0]}`.replace(/\.$/, '')
        : '';
      if (library === 'slick') continue;
      if (why !== undefined || !isTaken(kind)) {
        stays.push({
          ...place,
          library,
          name,
          label,
          why: isTaken(kind) ? (why ?? '') : `ours has nothing for ${kind}`,
        });
        continue;
      }
      const behaviour = library === 'bootstrap' ? (ofBootstrap[kind] ?? 'collapse') : 'lightbox';
      const version = Number.parseInt(files[0]?.version ?? '4', 10);
      const given: Map<string, Map<number, Attribute[]>> = new Map();
      if (library !== 'bootstrap')
        for (const [path, numbers] of pages) {
          const tags = record.pages.get(path)?.tags ?? [];
          const links = { library, version, options: {}, name: '' };
          given.set(
            path,
            new Map(
              numbers.map((number) => {
                const tagOf = tags[number];
                return [number, tagOf ? attributesFor(tagOf, links) : []];
              }),
            ),
          );
        }
      moves.push({
        ...{
          id: idOf({ ...place, name }),
          library,
          name,
          label,
          behaviour,
          subjects: pages,
          given,
          call: undefined,
        },
        ...{
          lost: [],
          css: [],
          preset: library === 'bootstrap' ? `bootstrap-${version}` : undefined,
        },
        blocks: files.map(({ path }) => path),
        ...place,
      });
    }
  }
  return { moves, stays };
}

/** Takes back the lightboxes that would share a page with an old one that stays. */
function withoutMixed({ moves, stays }: Behaviours): Behaviours {
  const mixed = stays.find(({ library, name }) => library === 'fancybox' && name !== '');
  if (!mixed) return { moves, stays };
  const back = moves.filter(
    ({ behaviour, blocks }) => behaviour === 'lightbox' && blocks.length > 0,
  );
  const why = `Fancybox stays for ${mixed.name}, and would answer the same links`;
  return {
    moves: moves.filter((move) => !back.includes(move)),
    stays: [
      ...stays,
      ...back.map(({ library, name, label, file, line, column }) => ({
        library,
        name,
        label,
        file,
        line,
        column,
        why,
      })),
    ],
  };
}

/** What each behaviour that runs could become. Calls without an element are not among them. */
export function behavioursOf(record: SiteRecord): Behaviours {
  const calls = siteCalls(record);
  const asked = askingCalls(calls);
  const { moves, stays } = markMoves(record, calls);
  const all = { moves: [...moves], stays: [...stays] };
  for (const call of calls) {
    if (call.kind === 'jquery' || elementsOf(call).length === 0) continue;
    const library = libraryOfCall(call.name);
    const place = { file: call.file, line: call.line, column: call.column };
    const stay = (why: string): void =>
      void all.stays.push({ ...place, library, name: call.name, label: labelOf(call), why });
    if (call.kind === 'global') {
      stay(library === 'bootstrap' ? 'Bootstrap itself is asked' : 'it needs no jQuery');
      continue;
    }
    if (isText(call.args[0])) {
      stay(`asks the plugin itself: ${call.name}("${call.args[0]}")`);
      continue;
    }
    const against = reasonAgainst(call, record, asked);
    const move =
      library === undefined
        ? undefined
        : (sliderMove(call, library, record) ??
          (lightboxes.has(call.name) ? lightboxMove(call, library, record) : undefined));
    if (move === undefined) stay('ours has nothing like it');
    else if (against !== undefined) stay(against);
    else if (typeof move === 'string') stay(move);
    else all.moves.push(move);
  }
  return withoutMixed(all);
}

export type { Given };
