import type { PlannedMove } from '../scan/move.js';
import { keyOf } from '../scan/settle.js';
import { count, inHtml } from '../terminal/text.js';
import type { Verdict } from './compare.js';
import type { Result } from './rounds.js';
import type { Found } from './weight.js';

/** What became of one move. */
interface Outcome {
  readonly move: PlannedMove;
  readonly verdict: Verdict;
  readonly why: string;
  /** Whether it is in the plan that holds. */
  readonly moves: boolean;
  readonly found: Found | undefined;
}

/** What became of each move that was tried. */
function outcomesOf({ plan, findings, taken }: Result): readonly Outcome[] {
  const going = plan.moves.filter(({ fate }) => fate === 'unchanged');
  return [
    ...going.map((move): Outcome => {
      const all = findings.filter(({ key }) => key === keyOf(move));
      const bad = all.find(({ verdict }) => verdict !== 'as good');
      const found = bad ?? all[0];
      const why = found ? found.why : 'none of its elements is in sight on the pages tried';
      return { move, verdict: found?.verdict ?? 'not tried', why, moves: true, found };
    }),
    ...taken.map(
      ({ move, ...found }): Outcome => ({
        ...{ move, verdict: found.verdict, why: found.why, moves: false, found },
      }),
    ),
  ];
}

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

const nameOf = ({ behaviour = '', what, selector }: PlannedMove): string =>
  `${behaviour}: ${what}${selector === undefined ? '' : ` on ${selector}`}`;

/** The weights of the pages, the heaviest width of each. */
const heaviest = ({ weights }: Result) => [
  ...new Map(
    [...weights]
      .sort((a, b) => a.after - a.before - (b.after - b.before))
      .map((each) => [each.page, each]),
  ).values(),
];

/** The result for people, on the terminal. */
export function tryText(result: Result, out: string): readonly string[] {
  const outcomes = outcomesOf(result);
  const good = outcomes.filter(({ verdict, moves }) => moves && verdict === 'as good').length;
  const of = (wanted: Outcome['verdict']): number =>
    outcomes.filter(({ verdict }) => verdict === wanted).length;
  const back = result.taken.filter(({ verdict }) => /worse|broken/.test(verdict)).length;
  const page = result.findings.filter(({ key, verdict }) => !key && verdict !== 'as good');
  return [
    ...outcomes.map(({ move, verdict, why, moves, found }) => {
      const where = found ? `, ${found.page} at ${found.width} px` : '';
      const back = moves ? '' : '; stays as it is';
      return `  ${move.where.at}  ${nameOf(move)}\n      ${verdict}${why && `: ${why}${where}`}${back}`;
    }),
    ...page.map(
      ({ page: name, width, verdict, why }) => `  ${name} at ${width} px  ${verdict}: ${why}`,
    ),
    ...heaviest(result).map(
      ({ page: name, before, after }) =>
        `  ${name}  scripts and styles at load ${kib(before)} KiB before, ${kib(after)} KiB after`,
    ),
    ...result.refused.map(({ page: name, why }) => `  ${name} ${why}: not tried`),
    ...(result.late > 0 ? [`  ${count(result.late, 'element')} not reached in time`] : []),
    `${count(outcomes.length, 'behaviour')}: ${good} as good, ${of('heavier')} only heavier, ${back} taken back, ${of('not tried')} not tried`,
    `The report: ${out}/index.html. The files to copy: ${out}/plan.`,
  ];
}

const look = `body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #999;padding:.5rem;text-align:start;vertical-align:top}
img{max-width:100%;border:1px solid #999}figure{display:inline-block;width:45%;margin:.5rem 2%}pre{overflow:auto;background:#eee;color:#000;padding:1rem}`;

/**
 * The result as a page with pictures.
 *
 * @param files the files of the plan, relative to the page
 * @param planText the plan, as `scan` prints it
 */
export function tryPage(result: Result, files: readonly string[], planText: string): string {
  const outcomes = outcomesOf(result);
  const picture = (name: string | undefined, words: string): string =>
    name === undefined
      ? ''
      : `<figure><img src="pictures/${inHtml(name)}" alt="" loading="lazy"><figcaption>${words}</figcaption></figure>`;
  const rows = outcomes.map(({ move, verdict, why, moves, found }) => {
    const [before, after] = found?.pictures ?? [];
    const shown =
      before === after
        ? picture(after, 'before and after')
        : `${picture(before, 'before')}${picture(after, 'after')}`;
    const pictures =
      shown && `<details${moves ? '' : ' open'}><summary>Pictures</summary>${shown}</details>`;
    const where = found ? `${found.page}, ${found.width} px` : '';
    return `<tr><td>${inHtml(nameOf(move))}<br><small>${inHtml(move.where.at)}</small></td><td>${verdict}</td><td>${moves ? 'moves' : 'stays'}</td><td>${inHtml(why)} <small>${inHtml(where)}</small>${pictures}</td></tr>`;
  });
  const notes = [
    ...result.findings
      .filter(({ key, verdict }) => !key && verdict !== 'as good')
      .map(({ page, width, verdict, why }) => `${page} at ${width} px, ${verdict}: ${why}`),
    ...result.refused.map(({ page, why }) => `${page} ${why}: not tried`),
  ];
  const weights = heaviest(result).map(
    ({ page, before, after }) =>
      `<tr><td>${inHtml(page)}</td><td>${kib(before)}</td><td>${kib(after)}</td></tr>`,
  );
  const list = (items: readonly string[]): string =>
    items.length > 0
      ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
      : '<p>None.</p>';
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The move, tried</title>
<style>${look}</style>
<h1>The move, tried</h1>
<table><tr><th>Behaviour</th><th>Result</th><th>In the plan</th><th>Why</th></tr>${rows.join('\n')}</table>
<h2>The pages</h2>${list(notes.map(inHtml))}
<table><tr><th>Page</th><th>Scripts and styles at load before (KiB)</th><th>After</th></tr>${weights.join('\n')}</table>
<h2>Files to copy</h2>${list(files.map((file) => `<a href="${inHtml(encodeURI(file))}">${inHtml(file)}</a>`))}
<h2>The plan</h2><pre>${inHtml(planText)}</pre>
</html>
`;
}
