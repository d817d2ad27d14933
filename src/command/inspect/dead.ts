import { findCall } from './cut.js';
import { about } from './libraries/libraries.js';
import { elementsOf, siteCalls } from './moves/elements.js';
import { idOf } from './moves/move.js';
import { textIn } from './plain/nodes.js';
import type { LoadedFile, SiteCall, SiteRecord } from './record.js';
import { readable } from './site/bytes.js';
import { codeIn } from './site/markup.js';

/** A call that reaches no element on any page. */
export interface DeadCall {
  readonly call: SiteCall;
  readonly selector: string;
}

/** A file that nothing uses. */
export interface DeadFile {
  readonly file: LoadedFile;
  readonly why: 'nothing of it ran' | 'nothing calls it' | 'loaded twice';
}

/** What of a site is dead. */
export interface Dead {
  readonly calls: readonly DeadCall[];
  readonly files: readonly DeadFile[];
  /** Whether all pages that are known were inspected: only then is it proven. */
  readonly isProven: boolean;
}

/** The selector with which a call looks for its elements, as far as the recorder saw it or its text says. */
function selectorFor(call: SiteCall, record: SiteRecord): string {
  const [first] = call.args;
  if (call.selector !== '') return call.selector;
  if (call.kind === 'global' && typeof first === 'string') return first;
  const { node, text = '' } = findCall(call, record) ?? {};
  if (node?.callee.type !== 'MemberExpression') return '';
  const { object } = node.callee;
  const [selector] = object.type === 'CallExpression' ? object.arguments : [];
  return textIn(selector) ?? readable(text.slice(object.start, object.end)).slice(0, 80);
}

/** The calls of plugins and libraries whose elements are on no page, at no width. */
function deadCalls(record: SiteRecord): DeadCall[] {
  const places = new Map<string, SiteCall[]>();
  for (const call of siteCalls(record)) {
    if (call.kind === 'jquery') continue;
    // A call of a library without elements, such as an option, is none on elements.
    if (call.kind === 'global' && (typeof call.args[0] !== 'string' || call.name.includes('.')))
      continue;
    places.set(idOf(call), [...(places.get(idOf(call)) ?? []), call]);
  }
  return [...places.values()].flatMap((calls) => {
    const [call] = calls;
    if (!call || calls.some((each) => elementsOf(each).length > 0)) return [];
    return { call, selector: selectorFor(call, record) };
  });
}

const escaped = (name: string): string => name.replace(/[$.]/g, '\\$&');

/** What of the site may run and name something: its scripts and those in its pages. */
function* codeOf(
  { files, pages }: SiteRecord,
  without: LoadedFile,
): Iterable<Pick<LoadedFile, 'path' | 'bytes' | 'isVendor'>> {
  for (const file of files) if (file.kind === 'script' && file.path !== without.path) yield file;
  for (const page of pages.values())
    yield { path: page.path, bytes: codeIn(page), isVendor: false };
}

/**
 * Whether something uses a library's file: a call that reaches elements, an element that it runs on by itself, or code
 * that never ran and names it.
 *
 * @param gone the calls that go
 */
export function isUsed(file: LoadedFile, record: SiteRecord, gone: readonly SiteCall[]): boolean {
  const plugins = new Set([
    ...file.defines,
    ...file.libraries.flatMap((each) => about[each].plugins ?? []),
  ]);
  const globals = file.libraries.flatMap((each) => about[each].globals ?? []);
  if (plugins.size + globals.length === 0 || file.libraries.some((each) => about[each].isAlone))
    return true;
  const isNamed = (name: string): boolean =>
    plugins.has(name) || globals.includes(name.split('.')[0] ?? '');
  const calls = record.calls.filter(
    ({ kind, file: by, name }) =>
      /^(plugin|global)$/.test(kind) && by !== file.path && isNamed(name),
  );
  const going = new Set(gone.map(idOf));
  if (calls.some((call) => !going.has(idOf(call)))) return true;
  const hasMarks = record.visits.some(({ facts }) =>
    facts.marks.some(({ library }) => file.libraries.some((each) => each === library)),
  );
  if (hasMarks) return true;
  const pattern = new RegExp(
    `\\.(${[...plugins].map(escaped).join('|') || '(?!)'})\\s*[.(]|\\b(${globals.map(escaped).join('|') || '(?!)'})\\s*[.(]`,
    'g',
  );
  for (const { path, bytes, isVendor } of codeOf(record, file)) {
    // A method of a library's own may have the name of a plugin; a long name is no accident.
    const named = [...bytes.matchAll(pattern)].filter(
      ([, plugin = '', global = '']) => !isVendor || (plugin + global).length > 8,
    );
    const here = gone.filter((call) => call.file === path && isNamed(call.name));
    if (named.length > new Set(here.map(idOf)).size) return true;
  }
  return false;
}

/** The libraries on which others rest. */
export const isBase = ({ libraries }: LoadedFile): boolean =>
  libraries.some(
    (each) =>
      each === 'jquery' ||
      each === 'migrate' ||
      each === 'popper' ||
      about[each].with !== undefined,
  );

function deadFiles(record: SiteRecord, dead: readonly DeadCall[]): DeadFile[] {
  const scripts = record.files.filter(({ kind }) => kind === 'script');
  const gone = dead.map(({ call }) => call);
  return scripts.flatMap((file): DeadFile[] => {
    const twice = scripts.find(
      (other) =>
        other !== file &&
        scripts.indexOf(other) < scripts.indexOf(file) &&
        other.bytes === file.bytes &&
        file.pages.every((page) => other.pages.includes(page)),
    );
    if (twice) return [{ file, why: 'loaded twice' }];
    if (file.ran === 0) return [{ file, why: 'nothing of it ran' }];
    if (!file.isVendor || isBase(file) || isUsed(file, record, gone)) return [];
    return [{ file, why: 'nothing calls it' }];
  });
}

/** What of a site is dead: calls without an element, and files that nothing uses. */
export function deadIn(record: SiteRecord): Dead {
  const calls = deadCalls(record);
  const isProven = record.left.length === 0;
  return { calls, files: deadFiles(record, calls), isProven };
}
