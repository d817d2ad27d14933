import { apply, callsOf } from './apply.js';
import { isBase, isUsed } from './dead.js';
import { about } from './libraries/libraries.js';
import { goneFiles, type Plan } from './plan.js';
import type { LoadedFile, SiteRecord } from './record.js';
import type { Bytes } from './site/bytes.js';
import { codeIn, tagsOf } from './site/markup.js';

const isJquery = ({ libraries }: LoadedFile): boolean =>
  libraries.includes('jquery') || libraries.includes('migrate');

const asks = /\bjQuery\b|(?<![\w$])\$\s*[(.]/;

/** The libraries' files whose last call goes with a plan. */
function unused(plan: Plan, record: SiteRecord): string[] {
  const gone = goneFiles(plan);
  const calls = callsOf(plan);
  if (calls.length === 0 || record.left.length > 0) return [];
  return record.files
    .filter(
      (file) => file.kind === 'script' && file.isVendor && !isBase(file) && !gone.has(file.path),
    )
    .filter((file) => !isUsed(file, record, calls))
    .map(({ path }) => path);
}

/**
 * Whether something asks for jQuery after a plan.
 *
 * @param left the scripts that stay
 * @param texts the files that change
 */
function asksJquery(
  left: readonly LoadedFile[],
  { pages }: SiteRecord,
  texts: ReadonlyMap<string, Bytes>,
): boolean {
  const isAsking = ({ path, bytes, libraries, defines, isVendor, version = '' }: LoadedFile) => {
    if (!isVendor) return asks.test(texts.get(path) ?? bytes);
    // A library that can do with jQuery and without says so itself.
    const isFree =
      libraries.length > 0 &&
      libraries.every(
        (each) =>
          (about[each].plugins ?? []).length === 0 ||
          (each === 'bootstrap' && version.startsWith('5')),
      );
    return !isFree && (defines.length > 0 || /\bjQuery\b/.test(bytes));
  };
  return (
    left.some((file) => !isJquery(file) && isAsking(file)) ||
    [...pages.values()].some((page) => {
      const bytes = texts.get(page.path);
      return asks.test(codeIn(bytes === undefined ? page : { bytes, tags: tagsOf(bytes) }));
    })
  );
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
  const isChanging = Object.values(plan).some((all) => all.length > 0);
  const { texts } = apply(plan, record, folder);
  const isFree = isChanging && record.left.length === 0 && !asksJquery(left, record, texts);
  const isEmpty = (path: string): boolean =>
    texts
      .get(path)
      ?.replace(/\/\*[\s\S]*?\*\//g, '')
      .trim() === '';
  return [
    // The site's own scripts of which the plan leaves nothing.
    ...left.filter(({ path }) => isEmpty(path)).map(({ path }) => path),
    ...libraries,
    ...popper,
    ...(isFree ? left.filter(isJquery).map(({ path }) => path) : []),
  ];
}
