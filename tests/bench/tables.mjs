// The tables of the benchmark in README.md and docs/project/performance.md, between
// `<!-- benchmark: name -->` and `<!-- /benchmark -->`.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { networks } from './networks.mjs';

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

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, ['---', ...head.slice(1).map(() => '--:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

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

/** @type {Record<string, (results: Results) => string>} */
const tables = {
  summary: (results) =>
    table(
      ['', 'old stack', 'modern stack', 'Auftritt'],
      Object.entries(summary(results)).map(([what, figure]) => [
        what,
        .../** @type {const} */ (['legacy', 'modern', 'auftritt']).map(figure),
      ]),
    ),
  bytes: ({ bytes }) =>
    table(
      [
        'page',
        'old stack',
        'modern, first visit',
        'Auftritt, first visit',
        'modern, later',
        'Auftritt, later',
        'Auftritt, fetched ahead',
      ],
      Object.entries(bytes).map(([page, { legacy, modern, auftritt }]) => [
        page,
        ...[legacy.later, modern.notice, auftritt.notice, modern.later, auftritt.later].map(
          kilobytes,
        ),
        auftritt.ahead > 0 ? kilobytes(auftritt.ahead) : '–',
      ]),
    ),
  painting: ({ painting }) =>
    table(
      ['page', 'no script, ms', 'old stack', 'modern', 'Auftritt'],
      Object.entries(painting).map(([page, { none, legacy, modern, auftritt }]) => [
        page,
        whole(none.largest.median),
        ...[legacy, modern, auftritt].map((stack) => hundredths(stack['to no script'].median)),
      ]),
    ),
  notice: ({ painting }) =>
    table(
      ['page', 'after the entry, ms', 'lowest', 'highest', 'one round trip, ms'],
      Object.entries(painting).map(([page, { auftritt }]) => {
        const { median, low, high } = auftritt.notice ?? {};
        const trip = networks['slow 4G'].latency;
        return [page, ...[median, low, high].map((time) => orDash(time, whole)), whole(trip)];
      }),
    ),
  shift: ({ painting }) =>
    table(
      ['page', 'no script', 'old stack', 'modern', 'Auftritt'],
      Object.entries(painting).map(([page, { none, legacy, modern, auftritt }]) => [
        page,
        ...[none, legacy, modern, auftritt].map(({ shift }) => shift.toFixed(3)),
      ]),
    ),
  blocking: ({ blocking }) =>
    table(
      ['page', 'no script', 'old stack', 'modern', 'Auftritt'],
      Object.entries(blocking).map(([page, { none, legacy, modern, auftritt }]) => [
        page,
        ...[none, legacy, modern, auftritt].map(({ median }) => whole(median)),
      ]),
    ),
  use: ({ use }) =>
    table(
      ['section', 'modern, ms', 'Auftritt, ms', 'Auftritt to modern', 'modern, kB', 'Auftritt, kB'],
      Object.entries(use).map(([section, { modern, auftritt }]) => {
        if (!modern || !auftritt) throw new Error(`the benchmark has no first use of ${section}`);
        return [
          section,
          ...[modern, auftritt].map(({ answered }) => whole(answered)),
          hundredths(auftritt.answered / modern.answered),
          ...[modern, auftritt].map(({ bytes }) => kilobytes(bytes)),
        ];
      }),
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
