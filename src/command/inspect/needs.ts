import { grouped } from '../lists.js';
import { apply, loadingTags } from './apply.js';
import { findCall, receiverOf } from './cut.js';
import { about, askingJquery, type Library } from './libraries/libraries.js';
import { elementsOf, filesOf, idOf, siteCalls } from './moves/move.js';
import { reachedIn } from './plain/plain.js';
import { blocksOf, callsOf, type Plan } from './plan.js';
import type { LoadedFile, SiteCall, SiteRecord } from './record.js';
import { type Bytes, readable } from './site/bytes.js';
import { codeIn, tagsOf } from './site/markup.js';

/** With what a call looks for its elements: the selector that the recorder saw, or what stands before the call. */
function selectorFor(call: SiteCall, record: SiteRecord): string {
  const { node, text = '' } = findCall(call, record) ?? {};
  const receiver = receiverOf(node);
  return (
    call.selector || readable(text.slice(receiver?.start ?? 0, receiver?.end ?? 0)).slice(0, 80)
  );
}

/** The calls of plugins and libraries whose elements are on no page, at no width, with the selectors that find none. */
export function deadCalls(record: SiteRecord): SiteCall[] {
  const calls = siteCalls(record).filter(
    // A call of a library without elements, such as an option, is none on elements.
    ({ kind, args: [first], name }) =>
      kind === 'plugin' || (kind === 'global' && typeof first === 'string' && !name.includes('.')),
  );
  return [...grouped(calls, idOf).values()].flatMap(([call, ...others]) => {
    if (!call || [call, ...others].some((each) => elementsOf(each).length > 0)) return [];
    const selector = selectorFor(call, record);
    // Who calls a plugin on no elements wants what else it does: `$().toTop()`, `$.toTop()`, `$(window).onRest()`.
    const isOfPage = /^(\$|jQuery|[$\w.]+\(\s*(window|document)?\s*\))$/.test(selector);
    return isOfPage ? [] : { ...call, selector };
  });
}

/** Why nothing needs a file. */
type Why =
  | 'nothing of it ran'
  | 'nothing calls it'
  | 'loaded twice'
  | 'nothing is left of it'
  | 'its script goes';

/** Code of the site as a plan leaves it. */
type Code = Partial<LoadedFile> & Pick<LoadedFile, 'pages'> & { readonly text: Bytes };

const isJquery = ({ libraries = [] }: Partial<LoadedFile>): boolean =>
  libraries.includes('jquery') || libraries.includes('migrate');

const escaped = (name: string): string => name.replace(/[$.]/g, '\\$&');
const anyOf = (names: Iterable<string>): string => [...names].map(escaped).join('|') || '(?!)';

/**
 * Whether something uses a library's file: a call that stays, an element that it runs on by itself, or code that names
 * it, whether that ran or not.
 */
function isUsed(
  file: LoadedFile,
  record: SiteRecord,
  plan: Plan,
  others: readonly Code[],
): boolean {
  const { libraries } = file;
  const plugins = new Set([
    ...file.defines,
    ...libraries.flatMap((each) => about[each].plugins ?? []),
  ]);
  const globals = libraries.flatMap((each) => about[each].globals ?? []);
  if (plugins.size + globals.length === 0 || libraries.some((each) => about[each].isAlone))
    return true;
  const going = new Set(callsOf(plan).map(idOf));
  const calls = record.calls.filter(
    (call) => call.sights.some(({ path }) => file.pages.includes(path)) && !going.has(idOf(call)),
  );
  const isCalled = calls.some((call) => {
    const isOne =
      /^(plugin|global)$/.test(call.kind) &&
      (plugins.has(call.name) || globals.includes(call.name.split('.')[0] ?? ''));
    if (call.file !== file.path) return isOne;
    // A file may do something on the page itself; what it calls within its plugins says nothing.
    return (isOne || libraries.length === 0) && !call.isInner && elementsOf(call).length > 0;
  });
  const hasMarks = record.visits.some(({ facts }) =>
    facts.marks.some(({ library }) => libraries.some((each) => each === library)),
  );
  const named = anyOf(plugins);
  // Some only ask whether it is there, or listen to what it adds to the events.
  const asked = `\\.(?=(?:${named})(?:\\.|\\s*\\())|\\.fn\\.|\\b(?:bind|one?|live)\\(\\s*["']`;
  const pattern = new RegExp(`(?:${asked})(${named})\\b|\\b(${anyOf(globals)})\\s*[.(]`, 'g');
  // A method of a library's own may have the name of a plugin; a long name is no accident.
  const isNamed = ({ text, isVendor }: Code): boolean =>
    [...text.matchAll(pattern)].some(
      ([, ...names]) => !isVendor || names.some((name) => name && name.length > 8),
    );
  return isCalled || hasMarks || others.some(isNamed);
}

/** Whether code asks for jQuery. A library does if it puts plugins on it, or is not known and names it. */
function asksJquery({ isVendor, libraries = [], version = '', defines = [], text }: Code): boolean {
  if (!isVendor) return askingJquery.test(text);
  // Bootstrap 5 can do without.
  if (libraries.includes('bootstrap') && version.startsWith('5')) return false;
  return defines.length > 0 || (libraries.length === 0 && /\bjQuery\b/.test(text));
}

/** The scripts and stylesheets that nothing needs after a plan: for the plan that only leaves out dead calls those that are dead today. */
export function uselessAfter(plan: Plan, record: SiteRecord, folder: string) {
  const { texts } = apply(plan, record, folder);
  const blocked = blocksOf(plan);
  const scripts = record.files.filter(({ kind, path }) => kind === 'script' && !blocked.has(path));
  const useless = new Map<LoadedFile, Why>();
  const inPages = [...record.pages.values()].map((page): Code => {
    const bytes = texts.get(page.path);
    const code = codeIn(bytes === undefined ? page : { bytes, tags: tagsOf(bytes) });
    return { text: reachedIn(code, record), pages: [page.path] };
  });

  const whyUseless = (file: LoadedFile): Why | undefined => {
    const first = scripts.find(
      ({ bytes, pages }) =>
        bytes === file.bytes && file.pages.every((page) => pages.includes(page)),
    );
    if (first !== file) return 'loaded twice';
    if (file.ran === 0) return 'nothing of it ran';
    const text = texts.get(file.path)?.replace(/\/\*[\s\S]*?\*\//g, '');
    if (text?.trim() === '') return 'nothing is left of it';
    const isBeside = ({ pages }: Pick<LoadedFile, 'pages'>): boolean =>
      pages.some((page) => file.pages.includes(page));
    const left = scripts.filter((other) => other !== file && !useless.has(other));
    const others = left.filter(isBeside);
    const codes = [
      ...others.map((other) => ({
        ...other,
        text: reachedIn(texts.get(other.path) ?? other.bytes, record),
      })),
      ...inPages.filter(isBeside),
    ];
    const isRestedOn = others.some(({ libraries }) =>
      file.libraries.some((each) => libraries.some((other) => other === about[each].with)),
    );
    const isAsked = isJquery(file) && codes.some((code) => !isJquery(code) && asksJquery(code));
    // One file may hold jQuery and what is built on it.
    const isMore =
      !isJquery(file) || file.libraries.some((each) => !/^(jquery|migrate)$/.test(each));
    const isNeeded =
      isAsked || (isMore && (!file.isVendor || isRestedOn || isUsed(file, record, plan, codes)));
    return isNeeded ? undefined : 'nothing calls it';
  };
  // What others rest on is loaded before them.
  for (const file of scripts.toReversed()) {
    const why = plan.kept.includes(file.path) ? undefined : whyUseless(file);
    if (why) useless.set(file, why);
  }
  // The look of a library goes with its last script, where a line of each page names it.
  const going = new Set<string>([...blocked, ...[...useless.keys()].map(({ path }) => path)]);
  const isRunning = (library: Library): boolean => {
    const files = filesOf(library, record).paths;
    return !about[library].controls || files.length === 0 || files.some((path) => !going.has(path));
  };
  for (const file of record.files.filter(({ kind }) => kind === 'style')) {
    const { path, libraries } = file;
    const pages = [...record.pages.values()].filter((page) => file.pages.includes(page.path));
    const isNamed = pages.every((page) => loadingTags(page, new Set([path]), record).length > 0);
    if (libraries.length > 0 && !libraries.some(isRunning) && isNamed && !plan.kept.includes(path))
      useless.set(file, 'its script goes');
  }
  return [...useless].map(([file, why]) => ({ file, why }));
}

/** A site after a plan, without the files that nothing needs any more: that is known where all pages were inspected. */
export function applyWhole(plan: Plan, record: SiteRecord, folder: string) {
  const useless = record.isWhole ? uselessAfter(plan, record, folder) : [];
  const gone = useless.map(({ file }) => file.path);
  return { ...apply(plan, record, folder, gone), useless };
}
