// The tables of the benchmark in README.md and docs/project/performance.md, between
// `<!-- benchmark: name -->` and `<!-- /benchmark -->`.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { slow4G } from './networks.mjs';

/** @typedef {import('./results.mjs').Results} Results */
/** @typedef {import('./competitors.mjs').Competitor} Competitor */

/** The pages that have tables of the benchmark. */
export const pages = ['README.md', 'docs/project/performance.md'];

/** @typedef {Exclude<Competitor, 'none'>} Stack */

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** @param {number} value */
const whole = (value) => value.toFixed(0);

/**
 * A figure, or the dash of what was not measured.
 *
 * @param {number | undefined} value @param {(value: number) => string} write
 */
const orDash = (value, write) => (value === undefined ? '–' : write(value));

/** @param {number} value */
const hundredths = (value) => value.toFixed(2);

/**
 * What the first page shows: a row for each thing that is measured, and one figure in each cell.
 *
 * @param {Results} results
 * @returns {Record<string, (stack: Stack) => string>}
 */
const summary = ({ bytes, painting, blocking, use }) => {
  /** @param {string} page @param {'notice' | 'later'} visit */
  const weight = (page, visit) => (/** @type {Stack} */ stack) =>
    orDash(bytes[page]?.[stack][visit], kilobytes);
  /** @param {string} page */
  const blocked = (page) => (/** @type {Stack} */ stack) =>
    orDash(blocking[page]?.[stack].median, whole);
  /** @param {string} section */
  const answer = (section) => (/** @type {Stack} */ stack) =>
    orDash(use[section]?.[stack]?.answered, whole);
  const home = 'home, sliders visible';
  return {
    'text page, first visit, kB': weight('text', 'notice'),
    'text page, later visits, kB': weight('text', 'later'),
    'home page with its sliders visible, later visits, kB': weight(home, 'later'),
    'page with every section, later visits, kB': weight('every section', 'later'),
    'home page with its sliders visible, largest paint, ms': (stack) =>
      orDash(painting[home]?.[stack].largest.median, whole),
    'home page with its sliders visible, blocked while it loads, ms': blocked(home),
    'page with every section visible, blocked while it loads, ms': blocked('every section visible'),
    'first tap on a slider, ms': answer('slider'),
    'first tap on a picture (lightbox), ms': answer('lightbox'),
    'first tap in a form, ms': answer('form'),
  };
};

/**
 * A table of all pages or sections of a part of the results.
 *
 * @template Value
 * @param {readonly string[]} head @param {Readonly<Record<string, Value>>} part
 * @param {(value: Value, name: string) => readonly string[]} cells of one, without its name
 */
const tableOf = (head, part, cells) =>
  [
    head,
    ['---', ...head.slice(1).map(() => '--:')],
    ...Object.entries(part).map(([name, value]) => [name, ...cells(value, name)]),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/** What is compared on each page. */
const stacks = ['page', 'no script', 'old stack', 'modern', 'Auftritt'];

/** @type {Record<string, (results: Results) => string>} */
const tables = {
  summary: (results) =>
    tableOf(['', 'old stack', 'modern stack', 'Auftritt'], summary(results), (figure) =>
      /** @type {const} */ (['legacy', 'modern', 'auftritt']).map(figure),
    ),
  bytes: ({ bytes }) =>
    tableOf(
      [
        'page',
        'old stack',
        'modern, first visit',
        'Auftritt, first visit',
        'modern, later',
        'Auftritt, later',
        'Auftritt, fetched ahead',
      ],
      bytes,
      ({ legacy, modern, auftritt }) => [
        ...[legacy.later, modern.notice, auftritt.notice, modern.later, auftritt.later].map(
          kilobytes,
        ),
        auftritt.ahead > 0 ? kilobytes(auftritt.ahead) : '–',
      ],
    ),
  painting: ({ painting }) =>
    tableOf(
      ['page', 'no script, ms', 'old stack', 'modern', 'Auftritt'],
      painting,
      ({ none, legacy, modern, auftritt }) => [
        whole(none.largest.median),
        ...[legacy, modern, auftritt].map((stack) => hundredths(stack['to no script'].median)),
      ],
    ),
  notice: ({ painting }) =>
    tableOf(
      ['page', 'after the entry, ms', 'lowest', 'highest', 'one round trip, ms'],
      painting,
      ({ auftritt }) => {
        const { median, low, high } = auftritt.notice ?? {};
        return [...[median, low, high].map((time) => orDash(time, whole)), whole(slow4G.latency)];
      },
    ),
  shift: ({ painting }) =>
    tableOf(stacks, painting, ({ none, legacy, modern, auftritt }) =>
      [none, legacy, modern, auftritt].map(({ shift }) => shift.toFixed(3)),
    ),
  blocking: ({ blocking }) =>
    tableOf(stacks, blocking, ({ none, legacy, modern, auftritt }) =>
      [none, legacy, modern, auftritt].map(({ median }) => whole(median)),
    ),
  use: ({ use }) =>
    tableOf(
      ['section', 'modern, ms', 'Auftritt, ms', 'Auftritt to modern', 'modern, kB', 'Auftritt, kB'],
      use,
      ({ modern, auftritt }, section) => {
        if (!modern || !auftritt) throw new Error(`the benchmark has no first use of ${section}`);
        return [
          ...[modern, auftritt].map(({ answered }) => whole(answered)),
          hundredths(auftritt.answered / modern.answered),
          ...[modern, auftritt].map(({ bytes }) => kilobytes(bytes)),
        ];
      },
    ),
};

/**
 * The text of a page with its tables as the results have them.
 *
 * @param {string} page its path, for the error
 * @param {string} text
 * @param {Results} results
 * @throws Error if the page asks for a table that there is not
 */
export const withTables = (page, text, results) =>
  text.replace(
    /(<!-- benchmark: ([\w, ]+) -->\n)[\s\S]*?(<!-- \/benchmark -->)/g,
    (_all, start, name, end) => {
      const render = tables[name];
      if (!render) throw new Error(`${page}: the benchmark has no table "${name}"`);
      return `${start}\n${render(results)}\n\n${end}`;
    },
  );

/** @param {Results} results */
export async function writeTables(results) {
  for (const page of pages) {
    const path = fileURLToPath(new URL(`../../${page}`, import.meta.url));
    await writeFile(path, withTables(page, await readFile(path, 'utf8'), results));
  }
}
