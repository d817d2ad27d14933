import { type Input, inputsOf } from '../pages/inputs.js';
import { isOurs } from '../pages/section-styles.js';
import { isAddress, LimitMet, Uncheckable } from '../pages/source.js';
import { styleReader } from '../pages/styles.js';
import { createThread, type Thread } from '../pages/thread.js';
import type { Output } from '../terminal/text.js';
import {
  readArguments,
  readJsonOption,
  type Status,
  type Surroundings,
  WrongUsage,
} from '../terminal/usage.js';
import type { Checker } from './check-page.js';
import {
  type Checked,
  isFaulty,
  json,
  type Report,
  sarif,
  text,
  type UnusedStyles,
} from './report.js';
import { type CheckedPage, finding, ruleNamed } from './rules.js';

const options = {
  selectors: { type: 'string' },
  base: { type: 'string' },
  'allow-no-tag': { type: 'boolean' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
  sarif: { type: 'boolean' },
  requests: { type: 'boolean' },
  report: { type: 'string' },
} as const;

/** The checker shows its progress from this number of pages on. */
const many = 25;

/** Shows how many pages have been checked: a changing line on a terminal, elsewhere a line per hundred pages. */
function progressOn(output: Output, done: number, total: number): void {
  const line = `auftritt: ${done} of ${total} pages checked`;
  // CSI K erases the line at the end.
  if (total >= many && output.isTTY) output.write(done < total ? `\r${line}` : '\r\u001b[K');
  else if (total >= many && done % 100 === 0) output.write(`${line}\n`);
}

/** Whether bytes may be a page: text with tags, and neither a PDF nor a drawing. */
function isHtml(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const isText = /^(\xff\xfe|\xfe\xff)/.test(head) || !head.includes('\0');
  const isOther =
    /^(%PDF-|(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*|<!--.*?-->\s*|<!doctype svg[^>]*>\s*)*<svg\b)/is;
  return isText && Buffer.from(bytes).includes('<') && !isOther.test(head);
}

/** Checks pages with their stylesheets, each of which is read once. */
async function checkAll(
  names: readonly string[],
  base: string | undefined,
  thread: Thread<Checker>,
  errors: Output,
) {
  const inputs = (await Promise.all(names.map((name) => inputsOf(name)))).flat();
  const link = styleReader(base);
  /** Our stylesheets that pages link to, by their names. */
  const ours = new Map<string, string>();
  const checked: Checked[] = [];

  async function checkPage(page: Input): Promise<CheckedPage> {
    const source = await page.read();
    if (source.html.length === 0) throw new Uncheckable('is empty');
    if (!isHtml(source.html)) throw new Uncheckable('is no HTML');
    const { address = base } = source;
    const { links, ...place } = await thread.ask('open', { ...source, address });
    const styles = new Map<string, string>();
    for (const href of links) await link(styles, page, place, href);
    for (const [name, css] of styles) if (isOurs(css)) ours.set(name, css);
    return await thread.ask('checkOpened', [...styles.values()]);
  }

  for (const input of inputs) {
    const { name } = input;
    try {
      checked.push({ name, ...(await checkPage(input)) });
    } catch (error) {
      if (!(error instanceof Uncheckable)) throw error;
      const { message } = error;
      if (error instanceof LimitMet) {
        const findings = [finding(ruleNamed('limit'), 'page', 'html', `page ${message}`)];
        checked.push({ name, limit: error.limit, predictions: [], findings });
      } else checked.push({ name, refusal: message });
    }
    progressOn(errors, checked.length, inputs.length);
  }
  const predicted = checked.flatMap(({ predictions = [] }) => predictions);
  const used = [...new Set(predicted.map(({ behaviour }) => behaviour))];
  const styles: UnusedStyles[] = [];
  for (const [stylesheet, css] of ours) {
    styles.push({ stylesheet, ...(await thread.ask('unusedOf', css, used)) });
  }
  return { pages: checked, styles };
}

/**
 * The command `auftritt check`.
 *
 * @param args what follows `check`
 * @throws WrongUsage
 */
export async function check(args: readonly string[], surroundings: Surroundings): Promise<Status> {
  const { version, dist, startThread = createThread, out, errors } = surroundings;
  const { values, positionals: names } = readArguments(args, options);
  if (names.length === 0) throw new WrongUsage('nothing to check');
  if (values.json && values.sarif) throw new WrongUsage('--json and --sarif at the same time');
  if (values.requests) {
    const format = values.json ? 'json' : values.sarif ? 'sarif' : 'text';
    // Only this needs playwright-core.
    const { checkRequests } = await import('./requests/check-requests.js');
    return await checkRequests(names, format, values.report, surroundings);
  }
  if (values.report !== undefined) throw new WrongUsage('--report needs --requests');
  const { base } = values;
  if (base !== undefined && !isAddress(base)) throw new WrongUsage(`--base: ${base} is no address`);
  const thread = startThread<Checker>(dist, {
    selectors: await readJsonOption('--selectors', values.selectors ?? '{}'),
    wantsTag: !values['allow-no-tag'],
  });
  let report: Report;
  try {
    const wrong = values.selectors === undefined ? [] : await thread.ask('wrongSelectors');
    if (wrong.length > 0) throw new WrongUsage(`--selectors: ${wrong.join('\n--selectors: ')}`);
    report = { version, ...(await checkAll(names, base, thread, errors)) };
  } finally {
    await thread.end();
  }
  if (values.json) out.write(json(report));
  else if (values.sarif) out.write(sarif(report));
  else out.write(text(report, values.all ?? false));
  return isFaulty(report) ? 1 : 0;
}
