import type { AnyNode } from 'acorn';
import { cutCall, findCall, sourceOf } from './cut.js';
import { type CodePlace, idOf } from './moves/move.js';
import {
  attributeEdits,
  blocksOf,
  headLines,
  isTouched,
  type Plan,
  plainFile,
  tagFor,
  wayTo,
} from './plan.js';
import { pathOf, type SiteCall, type SiteRecord } from './record.js';
import { type Bytes, type Edit, edited, lineEdit, lineEndOf } from './site/bytes.js';
import { headEnd, type PageSource, type Tag } from './site/markup.js';

/** A site after a plan. */
export interface Applied {
  /** The files that change: path → content, in pages with the numbers of elements. */
  readonly texts: ReadonlyMap<string, Bytes>;
  /** Calls that go and that a person must cut. */
  readonly unsure: readonly CodePlace[];
  /** The attributes of our tag. */
  readonly tag: readonly (readonly [string, string])[];
}

/** The tags of a page that load some files. */
function scriptTags(
  { path, tags }: PageSource,
  files: ReadonlySet<string>,
  { site }: SiteRecord,
): Tag[] {
  const base =
    tags
      .find(({ name, attributes }) => name === 'base' && attributes.has('href'))
      ?.attributes.get('href') ?? '';
  const from = new URL(base, site.origin + path);
  return tags.filter(({ name, attributes }) => {
    const src = attributes.get('src');
    return (
      name === 'script' &&
      src !== undefined &&
      URL.canParse(src, from) &&
      files.has(pathOf(new URL(src, from).href, site))
    );
  });
}

/** The calls of a plan that go. */
export const callsOf = ({ moves, calls }: Pick<Plan, 'moves' | 'calls'>): SiteCall[] => [
  ...moves.flatMap(({ call }) => call ?? []),
  ...calls.map(({ call }) => call),
];

/**
 * Applies a plan to the files of a site. Nothing changes but the lines that it names.
 *
 * @param gone files that nothing needs after it
 */
export function apply(
  plan: Plan,
  record: SiteRecord,
  folder: string,
  gone: readonly string[] = [],
): Applied {
  const edits = new Map<string, Edit[]>();
  const add = (file: string, edit: Edit): void =>
    void edits.set(file, [...(edits.get(file) ?? []), edit]);
  const unsure: CodePlace[] = [];
  const cut = new Map<Bytes, Set<AnyNode>>();
  const places = new Map(callsOf(plan).map((call) => [idOf(call), call]));
  for (const call of places.values()) {
    const found = findCall(call, record);
    const statements = found && (cut.get(found.text) ?? new Set());
    if (found && statements) cut.set(found.text, statements);
    const isPlain = plan.plain.some(
      ({ file, start, end }) =>
        found &&
        file === call.file &&
        start <= found.node.start + found.start &&
        found.node.end + found.start <= end,
    );
    if (isPlain) continue;
    const edit = found && statements && cutCall(found, statements);
    if (edit && !/^https?:/.test(call.file)) add(call.file, edit);
    else unsure.push(call);
  }
  for (const { file, start, end } of plan.plain)
    add(file, lineEdit(sourceOf(file, record).bytes, start, end));
  const files = new Set([...blocksOf(plan), ...gone]);
  for (const page of record.pages.values()) {
    for (const edit of attributeEdits(page, plan.moves)) add(page.path, edit);
    for (const { start, end } of scriptTags(page, files, record))
      add(page.path, lineEdit(page.bytes, start, end));
    const lines = [
      ...(isTouched(page, plan.moves) ? [headLines(page, plan.moves, record, folder)] : []),
      ...(plan.plain.some(({ pages }) => pages.includes(page.path))
        ? [`<script src="${wayTo(page, record)}${plainFile}" defer></script>`]
        : []),
    ];
    if (lines.length === 0) continue;
    const at = headEnd(page.bytes, page.tags);
    const end = lineEndOf(page.bytes);
    add(page.path, { start: at, end: at, text: lines.map((line) => line + end).join('') });
  }
  const texts = new Map(
    [...edits].map(([file, list]) => [file, edited(sourceOf(file, record).bytes, list)]),
  );
  return { texts, unsure, tag: plan.moves.length > 0 ? tagFor(plan.moves, record) : [] };
}
