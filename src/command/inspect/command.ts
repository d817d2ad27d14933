import { launch } from '../pages/packages.js';
import { isAddress } from '../pages/source.js';
import { reportLines } from '../terminal/report-page.js';
import { codeOf, printable } from '../terminal/text.js';
import {
  readArguments,
  type Status,
  type Surroundings,
  save,
  WrongUsage,
} from '../terminal/usage.js';
import { inspect } from './inspect.js';
import { htmlOf } from './say/html.js';
import { jsonOf } from './say/json.js';
import { type Language, outline } from './say/outline.js';
import { refuseSite, writePlan } from './say/write.js';
import { answersFor } from './site/answers.js';
import { siteAt } from './site/site.js';

const options = {
  base: { type: 'string' },
  pages: { type: 'string', default: '20' },
  substitutes: { type: 'string' },
  report: { type: 'string' },
  lang: { type: 'string' },
  json: { type: 'boolean' },
  write: { type: 'string' },
  heavier: { type: 'boolean', default: false },
} as const;

/** @throws WrongUsage where the arguments cannot be meant so */
function read(args: readonly string[]) {
  const { values, positionals } = readArguments(args, options);
  const [name, ...others] = positionals;
  if (name === undefined) throw new WrongUsage('nothing to inspect');
  if (others.length > 0) throw new WrongUsage('name one folder or one address');
  const { base, pages, lang } = values;
  if (base !== undefined && !isAddress(base)) throw new WrongUsage(`--base: ${base} is no address`);
  if (!/^[1-9]\d{0,3}$/.test(pages))
    throw new WrongUsage(`--pages: ${pages} is no number of pages`);
  const language = (['de', 'en'] as const).find((each) => each === lang);
  if (lang !== undefined && !language) throw new WrongUsage(`--lang: ${lang} is neither de nor en`);
  return { ...values, name, language, pages: Number(pages) };
}

/**
 * The command `auftritt inspect`: looks at an old site in a browser, and says what is dead, what asks other hosts, what
 * could move, what keeps jQuery, and writes a plan that holds.
 *
 * @param args what follows `inspect`
 * @returns 1 where a page could not be inspected
 * @throws WrongUsage; MissingPackage if playwright-core or a Chromium is missing
 */
export async function inspectCommand(
  args: readonly string[],
  { version, dist, out, errors }: Surroundings,
): Promise<Status> {
  const { name, report, write, substitutes, ...given } = read(args);
  const site = await siteAt(name, given.base);
  if (write !== undefined) refuseSite(write, site);
  // What cannot be written is said before the work is done.
  if (report !== undefined) await save('--report', report, '');
  const answers = await answersFor(site, substitutes).catch((error: unknown): never => {
    throw new WrongUsage(`--substitutes: ${substitutes} cannot be read (${codeOf(error)})`);
  });
  const browser = await launch('inspect');
  const say = (line: string): void => void errors.write(`${printable(line)}\n`);
  try {
    const wanted = { pages: given.pages, dist, version, mayBeHeavier: given.heavier };
    const result = await inspect({ browser, site, answers }, wanted, say);
    const { record, folder, whole } = result;
    if (report !== undefined) {
      const language: Language =
        given.language ?? (/^de\b/i.test(record.visits[0]?.facts.language ?? '') ? 'de' : 'en');
      await save('--report', report, htmlOf(result, language, `Chromium ${browser.version()}`));
    }
    const heading = `${result.title}, pages: ${record.pages.size}`;
    const lines = reportLines(heading, outline(result, 'en'));
    if (write !== undefined) {
      const files = await writePlan(write, result);
      lines.push(...files.map((file) => `wrote ${write}/${file}`));
      if (whole.plan.moves.length > 0) {
        const preset = whole.applied.tag.find(([attribute]) => attribute === 'data-preset')?.[1];
        lines.push(
          `our files: auftritt deploy ${preset ? `--preset "${preset}" ` : ''}${name}/${folder}`,
        );
      }
    }
    out.write(given.json ? jsonOf(result) : `${lines.map(printable).join('\n')}\n`);
    return record.refused.length > 0 || record.pages.size === 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}
