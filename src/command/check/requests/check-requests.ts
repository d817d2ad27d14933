import { writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { launch } from '../../pages/browser.js';
import { isAddress, Uncheckable } from '../../pages/source.js';
import { codeOf } from '../../terminal/error-code.js';
import type { Surroundings } from '../../terminal/surroundings.js';
import { type Status, WrongUsage } from '../../terminal/usage.js';
import { sarif } from '../formats/sarif.js';
import { isFaulty, type Report } from '../report.js';
import { fileReport } from './file-report.js';
import { type CheckedRequests, requestsJson, requestsText } from './formats.js';
import { findingsAbout, requestRules } from './judge.js';
import { visitPage } from './visit.js';

/** A page, with the addresses of its translations. */
async function checkPage(
  browser: Browser,
  name: string,
): Promise<{ page: CheckedRequests; translations: readonly string[] }> {
  try {
    const visit = await visitPage(browser, name);
    const { seen, asks, translations } = visit;
    return { page: { name, seen, asks, findings: findingsAbout(visit, name) }, translations };
  } catch (error) {
    if (!(error instanceof Uncheckable)) throw error;
    return { page: { name, refusal: error.message }, translations: [] };
  }
}

const withoutHash = (address: string): string => {
  const made = new URL(address);
  made.hash = '';
  return made.href;
};

/** Checks pages and their translations, each once. */
async function checkAll(browser: Browser, names: readonly string[]): Promise<CheckedRequests[]> {
  const known = new Set(names.map(withoutHash));
  const pages: CheckedRequests[] = [];
  for (const name of names) {
    const { page, translations } = await checkPage(browser, name);
    pages.push(page);
    for (const address of translations.map(withoutHash)) {
      if (known.has(address)) continue;
      known.add(address);
      pages.push((await checkPage(browser, address)).page);
    }
  }
  return pages;
}

const writeReport = (file: string, text: string): Promise<void> =>
  writeFile(file, text).catch((error: unknown): never => {
    throw new WrongUsage(`--report: ${file} cannot be written (${codeOf(error)})`);
  });

/** The pages as a report, for the formats and the status that all checks share. */
const reportOf = (version: string, pages: readonly CheckedRequests[]): Report => ({
  version,
  pages: pages.map((page) =>
    page.refusal === undefined
      ? { name: page.name, predictions: [], findings: page.findings }
      : { name: page.name, refusal: page.refusal },
  ),
});

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
  if (file !== undefined) await writeReport(file, '');
  const browser = await launch('check --requests');
  const time = new Date();
  const engine = `Chromium ${browser.version()}`;
  let pages: readonly CheckedRequests[];
  try {
    pages = await checkAll(browser, names);
  } finally {
    await browser.close();
  }
  const report = reportOf(version, pages);
  if (file !== undefined) await writeReport(file, fileReport(version, engine, time, pages));
  if (format === 'json') out.write(requestsJson(version, pages));
  else if (format === 'sarif') out.write(sarif(report, Object.values(requestRules)));
  else out.write(requestsText(pages));
  return isFaulty(report) ? 1 : 0;
}
