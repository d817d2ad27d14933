import type { Browser } from 'playwright-core';
import { isServiceCookie } from '../../../services/analytics/property.js';
import { launch } from '../../pages/packages.js';
import { isAddress, whyNot } from '../../pages/source.js';
import { type Status, type Surroundings, save, WrongUsage } from '../../terminal/usage.js';
import { isFaulty, sarif } from '../report.js';
import { type Finding, finding, type Rule, requestRules, ruleNamed } from '../rules.js';
import { type CheckedRequests, fileReport, requestsJson, requestsText } from './report.js';
import { isOwn, type Seen } from './seen.js';
import { type Visit, visitPage } from './visit.js';

const noWithdrawal = finding(
  ruleNamed('no-withdrawal'),
  'page',
  'body',
  'consent cannot be withdrawn: no link to the settings can be pressed, or they cannot decline',
);

/** The rule that something breaks; undefined for what is all right, or what nobody can judge. */
function ruleOf({ moment, kind, what, host }: Seen, site: string): Rule | undefined {
  if (moment === 'after accepting') return undefined;
  if (kind === 'request' || kind === 'address') return ruleNamed(`${kind}-without-consent`);
  if (kind !== 'cookie') return undefined;
  const isWrong = !isOwn(host, site) || isServiceCookie(what);
  return isWrong ? ruleNamed('cookie-without-consent') : undefined;
}

/** What is wrong with what a page sends and stores. */
export const findingsAbout = (
  { seen, canWithdraw }: Pick<Visit, 'seen' | 'canWithdraw'>,
  address: string,
): readonly Finding[] => [
  ...(canWithdraw ? [] : [noWithdrawal]),
  ...seen.flatMap((each) => {
    const rule = ruleOf(each, new URL(address).hostname);
    return rule ? finding(rule, each.kind, each.by, `${each.what} ${each.moment}`) : [];
  }),
];

const unseen: Visit = { seen: [], asks: false, canWithdraw: true, translations: [] };

async function checkPage(browser: Browser, name: string): Promise<CheckedRequests> {
  const visit = await visitPage(browser, name).catch(whyNot);
  return typeof visit === 'string'
    ? { ...unseen, name, refusal: visit, findings: [] }
    : { ...visit, name, findings: findingsAbout(visit, name) };
}

const withoutHash = (address: string): string => new URL(address).href.replace(/#.*/, '');

/** Checks pages and then their translations, each once. */
async function checkAll(browser: Browser, names: readonly string[]): Promise<CheckedRequests[]> {
  const addresses = new Map(names.map((name) => [withoutHash(name), name]));
  const pages: CheckedRequests[] = [];
  for (const name of addresses.values()) {
    const page = await checkPage(browser, name);
    pages.push(page);
    if (!names.includes(name)) continue;
    for (const address of page.translations.map(withoutHash))
      if (!addresses.has(address)) addresses.set(address, address);
  }
  return pages;
}

/**
 * The command `auftritt check --requests`: what live pages send and store before an answer, after
 * declining, accepting and withdrawing, and after Back.
 *
 * @param file where to write the report as HTML; undefined for none
 * @throws WrongUsage if a name is no address, or the file cannot be written; MissingPackage if playwright-core or a Chromium is missing
 */
export async function checkRequests(
  names: readonly string[],
  format: 'text' | 'json' | 'sarif',
  file: string | undefined,
  { version, out }: Surroundings,
): Promise<Status> {
  const wrong = names.find((name) => !isAddress(name));
  if (wrong !== undefined) throw new WrongUsage(`--requests: ${wrong} is no address`);
  // A report that cannot be written is said before the work is done.
  if (file !== undefined) await save('--report', file, '');
  const browser = await launch('check --requests');
  const time = new Date();
  const engine = `Chromium ${browser.version()}`;
  let pages: readonly CheckedRequests[];
  try {
    pages = await checkAll(browser, names);
  } finally {
    await browser.close();
  }
  const report = { version, pages };
  if (file !== undefined) await save('--report', file, fileReport(version, engine, time, pages));
  if (format === 'json') out.write(requestsJson(version, pages));
  else if (format === 'sarif') out.write(sarif(report, requestRules));
  else out.write(requestsText(pages));
  return isFaulty(report) ? 1 : 0;
}
