import { basename } from 'node:path';
import { fileOf, type Input } from '../pages/inputs.js';
import { textOf } from '../pages/source.js';
import type { Gathered, ReadPage, ReadScript } from '../scan/gather.js';
import type { PageFacts, Scanner } from '../scan/page.js';
import type { Plan } from '../scan/plan.js';
import { quoted } from '../scan/report.js';
import { ownPath } from './server.js';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function edited(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((all, { start, end, text: by }) => all.slice(0, start) + by + all.slice(end), text);
}

/** A page's HTML with the line ends that its parser counts. */
export const htmlOf = ({ source }: ReadPage): string => textOf(source).replace(/\r\n?/g, '\n');

/** The lines that a page gets: the stylesheets and the tag. */
function tagOf(plan: Plan, page: string): string {
  const attributes = plan.tag.map(([name, value]) => ` ${name}=${quoted(value)}`).join('');
  const css = plan.css.get(page) ?? '';
  const own = css === '' ? '' : `<style>${css}</style>\n`;
  return `<link rel="stylesheet" href="${ownPath}auftritt.css">\n${own}<script type="module" src="${ownPath}auftritt.js"${attributes}></script>\n`;
}

/**
 * Applies a plan to the pages and scripts that were read, in memory.
 *
 * @param rest the scripts without the calls that go
 * @param isTouched whether something of the plan is on a page: only such a page gets the tag
 * @returns the name of a page or script → its text after the move. Only what changes is there
 */
export async function apply(
  { scripts, pages }: Gathered,
  plan: Plan,
  rest: readonly ReadScript[],
  inputs: ReadonlyMap<string, Input>,
  isTouched: (page: string) => boolean,
  scanner: Scanner,
  base: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const before = new Map(scripts.map(({ id, text }) => [id, text]));
  for (const { id, text, isInline } of rest) {
    if (!isInline && before.get(id) !== text) texts.set(id, text);
  }
  const going = new Set(
    [...plan.files, ...plan.plugins].flatMap(({ name, stays }) =>
      stays === undefined ? name : [],
    ),
  );
  const sliders = plan.sliders.filter(({ selector }) => selector !== undefined);
  for (const page of pages) {
    const { name, facts } = page;
    const input = inputs.get(name);
    if (!input) continue;
    const html = htmlOf(page);
    const selectors = sliders.map(({ selector }) => selector ?? '');
    // What was read once can be read again.
    const { files, inline, elements, head } = await scanner.ask('places', html, selectors);
    const place = { url: facts.url, base: facts.base };
    const edits: Edit[] = [];
    for (const { start, end, address } of files) {
      const file = fileOf(input, place, address, 'script', base);
      const isGoing = going.has(address) || (typeof file !== 'string' && going.has(file.name));
      if (isGoing) edits.push({ start, end, text: '' });
    }
    for (const [index, span] of inline.entries()) {
      const after = rest.find(({ id }) => id === `${name}#${index}`);
      if (after && before.get(after.id) !== after.text) edits.push({ ...span, text: after.text });
    }
    const given = new Set<number>();
    for (const [index, places] of elements.entries()) {
      const value = quoted(JSON.stringify(sliders[index]?.slider ?? {}));
      for (const at of places) {
        if (!given.has(at)) edits.push({ start: at, end: at, text: ` data-slider=${value}` });
        given.add(at);
      }
    }
    if (isTouched(name)) edits.push({ start: head, end: head, text: tagOf(plan, name) });
    if (edits.length > 0) texts.set(name, edited(html, edits));
  }
  return texts;
}

/**
 * Where a page finds our files: as it finds its own, so that a site below a folder does too.
 *
 * @param depth the folders between the site and the page
 */
export function assetsFrom(facts: Partial<PageFacts>, depth: number): string {
  const { scripts = [], styles = [], base = '' } = facts;
  if ([...scripts, ...styles].some((address) => /^\/(?!\/)/.test(address))) return '/assets/';
  return `${/^(\.\/?)?$/.test(base) ? '../'.repeat(depth) : ''}assets/`;
}

/** The kind of a file, by its name, for the header of an answer. */
export const typeOf = (name: string): string =>
  /\.m?js$/.test(basename(name.split(/[?#]/, 1)[0] ?? '')) ? 'text/javascript' : 'text/html';
