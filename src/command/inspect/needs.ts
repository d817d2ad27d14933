import { apply } from './apply.js';
import { isBase, isUsed } from './dead.js';
import { about } from './libraries/libraries.js';
import { goneFiles, type Plan } from './plan.js';
import type { LoadedFile, SiteRecord } from './record.js';
import type { Bytes } from './site/bytes.js';

const isJquery = ({ libraries }: LoadedFile): boolean =>
  libraries.includes('jquery') || libraries.includes('migrate');

const asks = /\bjQuery\b|(?<![\w$])\$\s*[(.]/;

/** The code in a page: its scripts, and what stands in attributes. */
const codeIn = (bytes: Bytes): string =>
  [
    ...bytes.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script/gi),
    ...bytes.matchAll(/\son\w+=("[^"]*"|'[^']*')/gi),
  ]
    .map(([, code]) => code)
    .join('\n');

/** The libraries' files whose last call goes with a plan. */
function unused(plan: Plan, record: SiteRecord): string[] {
  const gone = goneFiles(plan);
  const calls = [
    ...plan.moves.flatMap(({ call }) => call ?? []),
    ...plan.calls.map(({ call }) => call),
  ];
  if (calls.length === 0 || record.left.length > 0) return [];
  return record.files
    .filter(
      (file) => file.kind === 'script' && file.isVendor && !isBase(file) && !gone.has(file.path),
    )
    .filter((file) => !isUsed(file, record, calls))
    .map(({ path }) => path);
}

/** The files that ask for jQuery after a plan. */
export function askingFiles(plan: Plan, record: SiteRecord, folder: string): string[] {
  const { texts } = apply(plan, record, folder);
  const gone = goneFiles(plan, unused(plan, record));
  const scripts = record.files.filter(
    (file) => file.kind === 'script' && !gone.has(file.path) && !isJquery(file),
  );
  const asking = scripts.filter(({ path, bytes, libraries, defines, isVendor, version = '' }) => {
    if (!isVendor) return asks.test(texts.get(path) ?? bytes);
    // A library that can do with jQuery and without says so itself.
    const isFree =
      libraries.length > 0 &&
      libraries.every(
        (each) =>
          (about(each).plugins ?? []).length === 0 ||
          (each === 'bootstrap' && version.startsWith('5')),
      );
    return !isFree && (defines.length > 0 || /\bjQuery\b/.test(bytes));
  });
  const pages = [...record.pages.values()].filter(({ path, bytes }) =>
    asks.test(codeIn(texts.get(path) ?? bytes)),
  );
  return [...asking, ...pages].map(({ path }) => path);
}

/** The site's own scripts of which a plan leaves nothing. */
function emptied(plan: Plan, record: SiteRecord, folder: string): string[] {
  const { texts } = apply(plan, record, folder);
  const scripts = new Set(
    record.files.filter(({ kind }) => kind === 'script').map(({ path }) => path),
  );
  return [...texts]
    .filter(
      ([path, text]) => scripts.has(path) && text.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '',
    )
    .map(([path]) => path);
}

/** The files that nothing needs after a plan: libraries whose calls go, jQuery where nothing asks for it. */
export function needless(plan: Plan, record: SiteRecord, folder: string): string[] {
  const libraries = unused(plan, record);
  const gone = goneFiles(plan, libraries);
  const left = record.files.filter(({ kind, path }) => kind === 'script' && !gone.has(path));
  const hasBootstrap = left.some(({ libraries: names }) => names.includes('bootstrap'));
  const popper =
    hasBootstrap || gone.size === 0
      ? []
      : left.filter(({ libraries: names }) => names.includes('popper')).map(({ path }) => path);
  const isChanging =
    plan.moves.length + plan.plain.length + plan.files.length + plan.calls.length > 0;
  const isFree =
    isChanging && record.left.length === 0 && askingFiles(plan, record, folder).length === 0;
  return [
    ...emptied(plan, record, folder),
    ...libraries,
    ...popper,
    ...(isFree ? left.filter(isJquery).map(({ path }) => path) : []),
  ];
}
