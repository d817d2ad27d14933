import { count, jsonText, printable } from '../terminal/text.js';
import type { Counts, Gathered } from './gather.js';
import type { PlannedMove } from './move.js';
import type { Plan } from './plan.js';
import { some, stepsOf } from './steps.js';

/** The contents of a report. */
export interface Report {
  readonly version: string;
  readonly gathered: Gathered;
  readonly plan: Plan;
  readonly counts: Counts;
}

/** An attribute's value in quotes that HTML reads back. */
export function quoted(value: string): string {
  const safe = value.replaceAll('&', '&amp;');
  return safe.includes('"') ? `'${safe.replaceAll("'", '&#39;')}'` : `"${safe}"`;
}

/** The plan as JSON; docs/moving.md shows the format. */
export function json({ version, gathered, plan, counts }: Report): string {
  const elements = (selector: string | undefined) =>
    selector === undefined
      ? []
      : (counts.get(selector) ?? []).flatMap(({ page, count, line }) =>
          count ? [{ page, count, line }] : [],
        );
  return jsonText({
    version,
    scripts: gathered.scripts.map(({ name, facts, isInline }) => ({
      name,
      isInline,
      holds: facts.holds,
    })),
    pages: gathered.pages.map(({ name }) => name),
    unread: gathered.unread.map(({ name, why }) => ({ name, why })),
    tag: Object.fromEntries(plan.tag),
    moves: plan.moves.map(({ where, hook, spans: _spans, ...move }) => ({
      ...where,
      ...move,
      ...(hook && { hook: { [hook[0]]: hook[1] } }),
      elements: elements(move.selector),
    })),
    own: plan.own.map(({ at, what, says, see }) => ({ at, what, says, see })),
    files: plan.files,
    plugins: plan.plugins,
    theme: plan.theme,
    steps: stepsOf(plan),
  });
}

const fates: Readonly<Record<PlannedMove['fate'], string>> = {
  unchanged: 'moves',
  markup: 'other markup',
  stays: 'stays',
};

const docs = (see: string): string => `docs/moving.md#${see}`;

/** Where on the pages a selector's elements are. */
function onPages({ counts, gathered }: Report, selector: string | undefined): string {
  if (selector === undefined) return 'its elements cannot be read from the script';
  if (gathered.pages.length === 0) return '';
  const found = counts.get(selector) ?? [];
  if (found.some((each) => each.count === undefined))
    return 'a selector of jQuery: give the elements a class';
  const there = found.filter((each) => each.count);
  if (there.length === 0) return 'on none of the pages';
  return `on ${some(
    there.map(
      (each) => `${each.page}:${each.line}${(each.count ?? 0) > 1 ? ` (${each.count})` : ''}`,
    ),
    3,
  )}`;
}

function moveLines(move: PlannedMove, report: Report): string[] {
  const { where, what, selector, fate, says, lost = [], see } = move;
  const isMark = where.pages > 0;
  const amount =
    isMark && where.count > 1 ? ` (${where.count} on ${count(where.pages, 'page')})` : '';
  const place = isMark ? '' : onPages(report, selector);
  const on = selector === undefined ? '' : ` on ${selector}`;
  return [
    `  ${where.at}  ${what}${on}${amount}`,
    `      ${fates[fate]}: ${says}${see && fate !== 'unchanged' ? `; ${docs(see)}` : ''}`,
    ...(place && move.library !== 'jquery' ? [`      ${place}`] : []),
    ...lost.map((each) => `      lost: ${each.what} (${each.why})`),
  ];
}

function tag({ plan }: Report): string[] {
  const attributes = plan.tag.map(([name, value]) => `\n        ${name}=${quoted(value)}`).join('');
  return [
    '<link rel="stylesheet" href="/assets/auftritt.css">',
    ...`<script type="module" src="/assets/auftritt.js"${attributes}></script>`.split('\n'),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`${title}\n${lines.map(printable).join('\n')}`] : [];
}

/** The most places of own code that are listed. */
const mostOwn = 40;

/** The plan for people. */
export function text(report: Report): string {
  const { plan, gathered } = report;
  const moves = [...plan.moves];
  const of = (fate: PlannedMove['fate']): number =>
    moves.filter((move) => move.fate === fate).reduce((sum, { where }) => sum + where.count, 0);
  const libraries = [...new Set(moves.map(({ library }) => library))];
  const own = plan.own.map(({ at, what, says, see }) => `  ${at}  ${what}: ${says}; ${docs(see)}`);
  const hidden = own.length - mostOwn;
  const sliders = plan.sliders.map(
    ({ selector, slider, at }) =>
      `  ${selector ?? `the elements of ${at}`}\n      data-slider=${quoted(JSON.stringify(slider))}`,
  );
  const sections = [
    ...libraries.flatMap((library) =>
      section(
        `What ${library === 'jquery' ? 'jQuery with its small plugins' : library} does`,
        moves.filter((move) => move.library === library).flatMap((move) => moveLines(move, report)),
      ),
    ),
    ...section('The tag, when all steps are done', tag(report)),
    ...section(
      'data-slider',
      sliders.flatMap((lines) => lines.split('\n')),
    ),
    ...section('What your own code does with jQuery, and stays', [
      ...own.slice(0, mostOwn),
      ...(hidden > 0 ? [`  and ${hidden} more; --json lists them all`] : []),
    ]),
    ...section('Files', [
      ...plan.files.map(
        ({ name, stays }) => `  ${name}  ${stays === undefined ? 'can go' : `stays: ${stays}`}`,
      ),
      ...plan.plugins.map(
        ({ name, plugins, stays }) =>
          `  ${name}  ${stays === undefined ? `can go: nothing that was read calls ${some(plugins, 3)}` : `stays: ${stays}`}`,
      ),
    ]),
    ...section(
      "The theme's rules for parts of the old libraries",
      [
        ...plan.theme.map(({ at, selector, becomes, says = 'there is no such part' }) =>
          becomes === undefined
            ? `  ${at}  ${selector}: ${says}`
            : `  ${at}  ${selector}\n      ${becomes}`,
        ),
      ].flatMap((lines) => lines.split('\n')),
    ),
    ...section(
      'Not read',
      gathered.unread.map(({ name, why }) => `  ${name} ${why}`),
    ),
    ...section(
      'Steps',
      stepsOf(plan).flatMap(({ title, does }, index) => [
        `  ${index}. ${title}`,
        ...does.map((line) => `     ${line}`),
      ]),
    ),
  ];
  const total = [
    `${count(gathered.scripts.length, 'script')} and ${count(gathered.pages.length, 'page')} read`,
    `${of('unchanged')} move`,
    `${of('markup')} with other markup`,
    `${of('stays') + plan.own.length} stay`,
  ];
  return `${[...sections, total.join(', ')].join('\n\n')}\n`;
}
