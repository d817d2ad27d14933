import type { AnyNode } from 'acorn';
import { once } from '../lists.js';
import { cutCall, findCall, sourceOf } from './cut.js';
import { idOf } from './moves/move.js';
import { plainText } from './plain/plain.js';
import {
  attributeEdits,
  baseOf,
  blocksOf,
  callsOf,
  headLines,
  type PlainPart,
  type Plan,
  plainFile,
  tagFor,
  wayTo,
} from './plan.js';
import { pathOf, type SiteCall, type SiteRecord } from './record.js';
import { type Edit, edited, lineEdit, lineEndOf } from './site/bytes.js';
import { headEnd, type PageSource, type Tag } from './site/markup.js';

/** The tags of a page that load some files. */
export function loadingTags(
  page: PageSource,
  files: ReadonlySet<string>,
  { site }: SiteRecord,
): Tag[] {
  const base = new URL(baseOf(page) ?? '', site.origin + page.path);
  return page.tags.filter(({ name, attributes }) => {
    const address = /^(script|link)$/.test(name)
      ? (attributes.get('src') ?? attributes.get('href'))
      : undefined;
    const url = address !== undefined && URL.canParse(address, base) && new URL(address, base).href;
    return url && files.has(pathOf(url, site));
  });
}

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
) {
  const edits = new Map<string, Edit[]>();
  const add = (file: string, edit: Edit): void =>
    void edits.set(file, [...(edits.get(file) ?? []), edit]);
  const unsure: SiteCall[] = [];
  const cut = new Set<AnyNode>();
  for (const call of once(callsOf(plan), idOf)) {
    const source = findCall(call, record);
    const isWithin = ({ file, start, end }: PlainPart): boolean =>
      file === call.file && !!source && start <= source.node.start && source.node.end <= end;
    if (plan.plain.some(isWithin)) continue;
    // A script may serve pages that nobody has looked at.
    const isOpen = record.isWhole ? !/^https?:/.test(call.file) : record.pages.has(call.file);
    const edit = source && isOpen ? cutCall(source, cut) : undefined;
    if (edit) add(call.file, edit);
    else unsure.push(call);
  }
  for (const { file, start, end } of plan.plain)
    add(file, lineEdit(sourceOf(file, record), start, end));
  const files = new Set([...blocksOf(plan), ...gone]);
  for (const page of record.pages.values()) {
    for (const edit of attributeEdits(page, plan.moves)) add(page.path, edit);
    for (const { start, end } of loadingTags(page, files, record))
      add(page.path, lineEdit(page.bytes, start, end));
    const lines = [
      ...(plan.moves.some(({ subjects }) => subjects.has(page.path))
        ? [headLines(page, plan.moves, record, folder)]
        : []),
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
    [...edits].map(([file, list]) => [file, edited(sourceOf(file, record), list)]),
  );
  if (plan.plain.length > 0) texts.set(record.site.prefix + plainFile, plainText(plan));
  return {
    /** The files that change and that come: path → content, in pages with the numbers of elements. */
    texts,
    /** Calls that go and that a person must cut. */
    unsure,
    /** The attributes of our tag. */
    tag: plan.moves.length > 0 ? tagFor(plan.moves, record) : [],
  };
}

/** A site after a plan. */
export type Applied = ReturnType<typeof apply>;
