import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Input, inputsOf, kindOf } from '../pages/inputs.js';
import { launch } from '../pages/packages.js';
import { isAddress } from '../pages/source.js';
import { createThread } from '../pages/thread.js';
import { gather } from '../scan/gather.js';
import type { Scanner } from '../scan/page.js';
import type { Plan } from '../scan/plan.js';
import { text } from '../scan/report.js';
import { countsOf } from '../scan/scan.js';
import { printable } from '../terminal/text.js';
import { readArguments, type Status, type Surroundings, WrongUsage } from '../terminal/usage.js';
import { assetsFrom } from './apply.js';
import { tryPage, tryText } from './report.js';
import { tryPlan } from './rounds.js';
import { ownPath, type Site } from './server.js';
import { Stopped } from './visit.js';

const options = {
  out: { type: 'string' },
  base: { type: 'string' },
  pages: { type: 'string' },
  heavier: { type: 'boolean' },
} as const;

/** The plan that a site is tried with: its attributes of the tag, or the moves that it keeps. */
interface Given {
  readonly tag: Plan['tag'] | undefined;
  readonly kept: ReadonlyMap<string, string>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Reads a plan that `scan --json` has printed: what stays in it is not tried. */
async function readPlan(file: string): Promise<Given> {
  const wrong = new WrongUsage(`${file} is no plan of scan --json`);
  let plan: unknown;
  try {
    plan = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw wrong;
  }
  if (!isObject(plan) || !Array.isArray(plan.moves)) throw wrong;
  const moves: readonly unknown[] = plan.moves;
  const kept = moves.flatMap((move): [string, string][] => {
    if (!isObject(move) || move.fate !== 'stays') return [];
    const { at, pages, library, what, selector } = move;
    return [[[pages ? '' : at, library, what, selector].join(' '), 'the plan keeps it']];
  });
  return { tag: undefined, kept: new Map(kept) };
}

/** Reads the attributes of a tag that was given as text. */
function readTag(tag: string): Given {
  const attributes = [...tag.matchAll(/\s(data-[\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g)];
  const decoded = (value: string): string =>
    value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  return {
    tag: attributes.map(([, name = '', double, single, bare]) => [
      name,
      decoded(double ?? single ?? bare ?? ''),
    ]),
    kept: new Map(),
  };
}

/** The site that the names lead to: a folder, or the server of its addresses. */
function siteOf(inputs: readonly Input[]): Site {
  const roots = [...new Set(inputs.map(({ root }) => root))];
  const [root = ''] = roots;
  if (roots.length !== 1 || root === '')
    throw new WrongUsage('name one folder, or pages of one server');
  return isAddress(root) ? { kind: 'origin', origin: root } : { kind: 'folder', root };
}

/**
 * The command `auftritt try`: applies the plan of a move in memory, uses the old site and the new one in a browser,
 * and keeps of the plan what is as good.
 *
 * @param args what follows `try`
 * @throws WrongUsage; MissingPackage if playwright-core or a Chromium is missing
 */
export async function tryCommand(
  args: readonly string[],
  { version, dist, startThread = createThread, out, errors }: Surroundings,
): Promise<Status> {
  const { values, positionals } = readArguments(args, options);
  const [first = '', ...others] = positionals;
  const isPlan = /\.json$/i.test(first) && !isAddress(first);
  const isTag = first.trim().startsWith('<');
  const names = isPlan || isTag ? others : positionals;
  if (names.length === 0) throw new WrongUsage('nothing to try');
  const { base, out: folder = 'auftritt-try', pages = '5' } = values;
  if (base !== undefined && !isAddress(base)) throw new WrongUsage(`--base: ${base} is no address`);
  if (!/^[1-9]\d*$/.test(pages)) throw new WrongUsage(`--pages: ${pages} is no number of pages`);
  const given = isPlan ? await readPlan(first) : isTag ? readTag(first) : undefined;
  const inputs = (await Promise.all(names.map((name) => inputsOf(name, kindOf(name))))).flat();
  const site = siteOf(inputs);
  const say = (line: string): void => void errors.write(`${printable(line)}\n`);
  const browser = await launch('try');
  const scanner: Scanner = startThread(dist, 'scan');
  try {
    say('reading the site');
    const gathered = await gather(names, scanner, base);
    const counts = await countsOf(gathered, scanner);
    for (const { name, why } of gathered.unread) say(`${name} ${why}`);
    const pathOf = (name: string): string => {
      if (site.kind === 'folder') {
        const way = relative(site.root, resolve(name)).split(sep).map(encodeURIComponent);
        return `/${way.join('/')}`;
      }
      const { pathname, search } = new URL(name);
      return pathname + search;
    };
    const result = await tryPlan({
      ...{ site, gathered, counts, scanner, browser, dist, version, base, out: folder, pathOf },
      inputs: new Map(inputs.map((input) => [input.name, input])),
      mostPages: Number(pages),
      kept: given?.kept ?? new Map(),
      tag: given?.tag,
      mayBeHeavier: values.heavier ?? false,
      progress: say,
    });
    const planText = text({ version, gathered, plan: result.plan, counts });
    const plan = join(folder, 'plan');
    await rm(plan, { recursive: true, force: true });
    const facts = new Map(gathered.pages.map((page) => [page.name, page.facts]));
    const files = [...result.texts].map(([name, content]) => {
      const way = pathOf(name).split('?', 1)[0]?.split('/').map(decodeURIComponent) ?? [];
      const last = way.at(-1) === '' ? ['index.html'] : [];
      const safe = [...way, ...last].filter((part) => part !== '' && part !== '..');
      const assets =
        site.kind === 'folder' ? assetsFrom(facts.get(name) ?? {}, safe.length - 1) : '/assets/';
      return { file: join('plan', ...safe), content: content.replaceAll(ownPath, assets) };
    });
    for (const { file, content } of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), content);
    }
    await mkdir(plan, { recursive: true });
    await writeFile(join(folder, 'plan.txt'), planText);
    const links = ['plan.txt', ...files.map(({ file }) => file.split(sep).join('/'))];
    await writeFile(join(folder, 'index.html'), tryPage(result, links, planText));
    const lines = tryText(result, folder).flatMap((line) => line.split('\n'));
    out.write(`${lines.map(printable).join('\n')}\n`);
    const isWrong = result.findings.some(({ verdict }) => verdict !== 'as good');
    return isWrong || result.refused.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    say('stopped; the same command goes on where it was');
    return 1;
  } finally {
    await scanner.end();
    await browser.close();
  }
}
