import { type Applied, apply, callsOf } from './apply.js';
import { about } from './libraries/libraries.js';
import { idOf } from './moves/move.js';
import { blocksOf, type Plan } from './plan.js';
import type { LoadedFile, SiteRecord } from './record.js';
import type { Bytes } from './site/bytes.js';
import { codeIn, tagsOf } from './site/markup.js';

/** A file that nothing needs. */
export interface UselessFile {
  readonly file: LoadedFile;
  readonly why: 'nothing of it ran' | 'nothing calls it' | 'loaded twice' | 'nothing is left of it';
}

/** Code of the site as a plan leaves it. */
interface Code {
  readonly text: Bytes;
  readonly isVendor: boolean;
}

const isJquery = ({ libraries }: LoadedFile): boolean =>
  libraries.includes('jquery') || libraries.includes('migrate');

/** Whether a file is what others rest on: it goes when none of them is left. */
const isBase = (file: LoadedFile): boolean =>
  isJquery(file) || file.libraries.some((each) => about[each].with !== undefined);

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
  const isCalled = record.calls.some(
    (call) =>
      /^(plugin|global)$/.test(call.kind) &&
      call.file !== file.path &&
      !going.has(idOf(call)) &&
      (plugins.has(call.name) || globals.includes(call.name.split('.')[0] ?? '')),
  );
  const hasMarks = record.visits.some(({ facts }) =>
    facts.marks.some(({ library }) => libraries.some((each) => each === library)),
  );
  const pattern = new RegExp(`\\.(${anyOf(plugins)})\\s*[.(]|\\b(${anyOf(globals)})\\s*[.(]`, 'g');
  // A method of a library's own may have the name of a plugin; a long name is no accident.
  const isNamed = ({ text, isVendor }: Code): boolean =>
    [...text.matchAll(pattern)].some(
      ([, plugin = '', global = '']) => !isVendor || (plugin + global).length > 8,
    );
  return isCalled || hasMarks || others.some(isNamed);
}

const asks = /\bjQuery\b|(?<![\w$])\$\s*[(.]/;

/** Whether a library asks for jQuery. One that can do without says so itself. */
function asksJquery({ libraries, version = '', defines, bytes }: LoadedFile): boolean {
  const isFree =
    libraries.length > 0 &&
    libraries.every(
      (each) =>
        (about[each].plugins ?? []).length === 0 ||
        (each === 'bootstrap' && version.startsWith('5')),
    );
  return !isFree && (defines.length > 0 || /\bjQuery\b/.test(bytes));
}

/**
 * The scripts that nothing needs after a plan: for the plan that only leaves out dead calls those that are dead today.
 *
 * @param texts the files that the plan changes
 */
export function uselessAfter(
  plan: Plan,
  record: SiteRecord,
  texts: ReadonlyMap<string, Bytes>,
): UselessFile[] {
  const blocked = blocksOf(plan);
  const scripts = record.files.filter(({ kind, path }) => kind === 'script' && !blocked.has(path));
  const useless = new Map<LoadedFile, UselessFile['why']>();
  const inPages = [...record.pages.values()].map((page): Code => {
    const bytes = texts.get(page.path);
    const text = codeIn(bytes === undefined ? page : { bytes, tags: tagsOf(bytes) });
    return { text, isVendor: false };
  });
  const left = (): LoadedFile[] => scripts.filter((file) => !useless.has(file));
  const textNow = ({ path, bytes }: LoadedFile): Bytes => texts.get(path) ?? bytes;
  const isUnused = (file: LoadedFile): boolean => {
    const others = left().filter((other) => other !== file);
    const codes = others.map((each) => ({ text: textNow(each), isVendor: each.isVendor }));
    return !isUsed(file, record, plan, [...codes, ...inPages]);
  };
  const whyUseless = (file: LoadedFile, index: number): UselessFile['why'] | undefined => {
    const isTwice = scripts
      .slice(0, index)
      .some(
        ({ bytes, pages }) =>
          bytes === file.bytes && file.pages.every((page) => pages.includes(page)),
      );
    if (isTwice) return 'loaded twice';
    if (file.ran === 0) return 'nothing of it ran';
    const text = texts.get(file.path)?.replace(/\/\*[\s\S]*?\*\//g, '');
    if (text?.trim() === '') return 'nothing is left of it';
    return file.isVendor && !isBase(file) && isUnused(file) ? 'nothing calls it' : undefined;
  };
  const note = (file: LoadedFile, why: UselessFile['why'] | undefined): void => {
    if (why && !plan.kept.includes(file.path)) useless.set(file, why);
  };
  for (const [index, file] of scripts.entries()) note(file, whyUseless(file, index));
  for (const file of left().filter((each) => isBase(each) && !isJquery(each))) {
    const isNeeded = left().some(({ libraries }) =>
      file.libraries.some((each) => libraries.some((other) => other === about[each].with)),
    );
    if (!isNeeded && isUnused(file)) note(file, 'nothing calls it');
  }
  const isAsked =
    inPages.some(({ text }) => asks.test(text)) ||
    left().some(
      (file) => !isJquery(file) && (file.isVendor ? asksJquery(file) : asks.test(textNow(file))),
    );
  if (!isAsked) for (const file of left().filter(isJquery)) note(file, 'nothing calls it');
  return [...useless].map(([file, why]) => ({ file, why }));
}

/** A site after a plan, without the files that nothing needs any more: that is known where all pages were inspected. */
export function applyWhole(
  plan: Plan,
  record: SiteRecord,
  folder: string,
): Applied & { readonly useless: readonly UselessFile[] } {
  const { texts } = apply(plan, record, folder);
  const useless = record.left.length > 0 ? [] : uselessAfter(plan, record, texts);
  const gone = useless.map(({ file }) => file.path);
  return { ...apply(plan, record, folder, gone), useless };
}
