import { grouped, once } from '../../lists.js';
import { about, libraryOfCall } from '../libraries/libraries.js';
import type { SiteCall, SiteRecord } from '../record.js';
import { isValues, type Json } from '../see/recording.js';
import { lightboxPart } from './lightboxes.js';
import {
  type Attribute,
  classesOf,
  elementsOf,
  filesOf,
  give,
  type Move,
  moveOr,
  type Part,
  type Stay,
  Staying,
  siteCalls,
  subjectsOf,
} from './move.js';
import { translate } from './sliders.js';

/** The events during which a page starts. */
const starting = /^(|DOMContentLoaded|load|readystatechange|pageshow|message)$/;

/** Words with which an old library is asked for something. */
const asking =
  /\.owl\.carousel\b|^(owl|slick|bx|flex)|\.bs\.|^(afterChange|beforeChange|reInit|setPosition)\b/i;

const isText = (value: Json | undefined): value is string => typeof value === 'string';

/** Whether a call asks an old library for something on its elements. */
const asks = ({ kind, name, args: [first] }: SiteCall): boolean =>
  isText(first) &&
  (kind === 'plugin'
    ? libraryOfCall(name) !== undefined
    : /^(on|one|bind|trigger|data)$/.test(name) && asking.test(first));

/** @throws Staying where a call cannot move, whatever it does */
function refuse(call: SiteCall, { visits }: SiteRecord, asked: readonly SiteCall[]): void {
  const event = call.events.find((each) => !starting.test(each));
  if (event !== undefined) throw new Staying(`is called at ${event}, not when the page starts`);
  const subjects = subjectsOf(call);
  for (const { path, width } of visits) {
    const sights = call.sights.filter((each) => each.path === path && each.width === width);
    const here = new Set(sights.flatMap(({ elements }) => elements.map(({ number }) => number)));
    if (subjects.get(path)?.some((number) => !here.has(number)))
      throw new Staying(`is not called at ${width} px on ${path}`);
  }
  const asker = asked.find(
    (other) =>
      other !== call &&
      [...subjectsOf(other)].some(([path, numbers]) =>
        numbers.some((number) => subjects.get(path)?.includes(number)),
      ),
  );
  if (!asker) return;
  const { file, line, name, args } = asker;
  throw new Staying(`${file}:${line} asks it: ${name}(${JSON.stringify(args[0])})`);
}

/** What Owl's own stylesheet says of pictures, in the boxes that Owl puts around slides. */
const widePictures = /\.owl-item\s+img\s*\{[^}]*width:\s*100%/;
const wide = ':where(.owl-carousel)[data-slider] img { display: block; width: 100%; }';

/** How the elements of a call become sliders of ours. @throws Staying */
function sliderPart(call: SiteCall, record: SiteRecord): Part | undefined {
  const isSecondOwl =
    call.name === 'owlCarousel' &&
    record.files.some(
      ({ defines, bytes }) => defines.includes(call.name) && bytes.includes('owl-stage'),
    );
  const translated = translate(call.name, call.args[0], isSecondOwl);
  if (!translated) return undefined;
  const { slider, gap, lost, css, within } = translated;
  const isWide = record.files.some(({ bytes }) => widePictures.test(bytes));
  const without = new Set<string>();
  const given = give(subjectsOf(call), record, (number, tags) => {
    const holder =
      within === undefined
        ? number
        : tags.findIndex((tag) => tag.parent === number && classesOf(tag).includes(within));
    if (holder < 0) throw new Staying('its slides are not in the page');
    // An element that has styles of its own gets no more.
    if (gap > 0 && tags[holder]?.attributes.has('style')) without.add('margin');
    const style: Attribute[] = gap > 0 ? [['style', `--auftritt-slide-gap: ${gap}px`]] : [];
    return [holder, [['data-slider', JSON.stringify(slider)], ...style]];
  });
  return {
    ...{ behaviour: 'slider', given, lost: [...lost, ...without] },
    css: isWide ? [...css, wide] : css,
  };
}

/** The plugins whose links can open in our lightbox. */
const lightboxes: readonly string[] = ['fancybox', 'colorbox', 'magnificPopup'];

/** What becomes of a call. */
function callMove(call: SiteCall, record: SiteRecord, asked: readonly SiteCall[]): Move | Stay {
  const { kind, name, args } = call;
  const library = libraryOfCall(name);
  const [first] = args;
  const label = elementsOf(call)[0]?.label ?? '';
  return moveOr({ ...call, library, label }, subjectsOf(call), call, () => {
    if (kind === 'global') throw new Staying('it needs no jQuery');
    if (isText(first)) throw new Staying(`asks the plugin itself: ${name}("${first}")`);
    const options = isValues(first) ? first : {};
    const group = label.replace(/[^\w-]+/g, '-') || 'pictures';
    const part =
      library &&
      (lightboxes.includes(name)
        ? lightboxPart(subjectsOf(call), library, options, group, record)
        : sliderPart(call, record));
    if (!part) throw new Staying('ours has nothing like it');
    refuse(call, record, asked);
    return part;
  });
}

/** What takes over each of Bootstrap's behaviours. */
const ofBootstrap: ReadonlyMap<string, Move['behaviour']> = new Map([
  ['collapse', 'collapse'],
  ['tab', 'tabs'],
  ['pill', 'tabs'],
  ['dropdown', 'dropdown'],
]);

/** What becomes of what a library runs by attributes. */
function markMoves(
  library: 'bootstrap' | 'fancybox' | 'lightbox2',
  record: SiteRecord,
): (Move | Stay)[] {
  const { paths: blocks, version } = filesOf(library, record);
  const [file] = blocks;
  if (file === undefined) return [];
  const marks = record.visits.flatMap(({ path, facts }) =>
    facts.marks.filter((mark) => mark.library === library).map((mark) => ({ ...mark, path })),
  );
  return [...grouped(marks, ({ kind }) => kind)].map(([kind, sights]) => {
    const isBootstrap = library === 'bootstrap';
    const [mark = ''] = (about[library].marks ?? '').split(',');
    const name = isBootstrap ? (sights[0]?.attribute ?? '') : mark;
    const subjects = subjectsOf({ sights });
    const label = elementsOf({ sights })[0]?.label ?? '';
    const running = { file, line: 1, column: 1, name, library, label };
    return moveOr(running, subjects, undefined, () => {
      if (!isBootstrap) return lightboxPart(subjects, library, {}, '', record);
      const behaviour = ofBootstrap.get(kind);
      if (behaviour === undefined) throw new Staying(`ours has nothing for ${kind}`);
      const given = give(subjects, record, (each) => [each, []]);
      return { behaviour, given, group: library, preset: `bootstrap-${version}`, blocks };
    });
  });
}

/** Whether a slider moves another one, as far as the first names of that tell. */
function steers({ call }: Move, { label }: Move): boolean {
  const [options] = call?.args ?? [];
  const { asNavFor } = isValues(options) ? options : {};
  const words = isText(asNavFor) ? asNavFor.split(/[\s,>]+/).filter(Boolean) : [];
  return words.some((word) => label.includes(word));
}

/** What sliders have in common that move each other: they only go together. */
function linkOf(move: Move, moves: readonly Move[]): string | undefined {
  const linked = moves.filter((other) => steers(move, other) || steers(other, move));
  return linked.length > 0 ? [move, ...linked].map(({ id }) => id).sort()[0] : undefined;
}

/** @throws Staying where a file that must go for a move is needed for something else */
function refuseShared({ blocks }: Move, all: readonly (Move | Stay)[], { files }: SiteRecord) {
  for (const { path, libraries } of files.filter((file) => blocks.includes(file.path))) {
    if (libraries.filter((each) => about[each].with === undefined).length > 1)
      throw new Staying(`its code is in ${path}, which holds other code`);
    const others = all.filter(
      (each) => 'why' in each && libraries.some((library) => library === each.library),
    );
    const names = [...new Set(others.map(({ name }) => name))];
    if (names.length > 0) throw new Staying(`its file stays for ${names.join(', ')}`);
  }
}

/** What each behaviour that runs could become. Calls without an element are not among them. */
export function behavioursOf(record: SiteRecord) {
  const calls = siteCalls(record);
  const asked = calls.filter(asks);
  const running = calls.filter((call) => call.kind !== 'jquery' && elementsOf(call).length > 0);
  const all = [
    ...(['bootstrap', 'fancybox', 'lightbox2'] as const).flatMap((library) =>
      markMoves(library, record),
    ),
    ...running.map((call) => callMove(call, record, asked)),
  ];
  const settled = all.map((each) =>
    'why' in each
      ? each
      : moveOr(each, each.subjects, each.call, () => {
          refuseShared(each, all, record);
          return each;
        }),
  );
  const moves = settled.filter((each): each is Move => 'blocks' in each);
  const stays = settled.filter((each): each is Stay => 'why' in each);
  return {
    moves: moves.map((move) => ({ ...move, group: move.group ?? linkOf(move, moves) })),
    // What is called again at one place is one behaviour.
    stays: once(stays, (each) => `${each.id} ${each.label} ${each.why}`),
  };
}
