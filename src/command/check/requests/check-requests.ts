import type { Browser } from 'playwright-core';
import { launch } from '../../pages/browser.js';
import { isAddress, Uncheckable } from '../../pages/source.js';
import type { Surroundings } from '../../terminal/surroundings.js';
import { type Status, WrongUsage } from '../../terminal/usage.js';
import { sarif } from '../formats/sarif.js';
import { isFaulty, type Report } from '../report.js';
import { type CheckedRequests, requestsJson, requestsText } from './formats.js';
import { findingsAbout, requestRules } from './judge.js';
import { visitPage } from './visit.js';

async function checkPage(browser: Browser, name: string): Promise<CheckedRequests> {
  try {
    const { seen, asks } = await visitPage(browser, name);
    return { name, seen, asks, findings: findingsAbout(seen, name) };
  } catch (error) {
    if (error instanceof Uncheckable) return { name, refusal: error.message };
    throw error;
  }
}

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
 * declining and after accepting.
 *
 * @throws WrongUsage if a name is no address; MissingPackage if playwright-core or a Chromium is missing
 */
export async function checkRequests(
  names: readonly string[],
  format: 'text' | 'json' | 'sarif',
  { version, out }: Surroundings,
): Promise<Status> {
  const wrong = names.find((name) => !isAddress(name));
  if (wrong !== undefined) throw new WrongUsage(`--requests: ${wrong} is no address`);
  const browser = await launch('check --requests');
  const pages: CheckedRequests[] = [];
  try {
    for (const name of names) pages.push(await checkPage(browser, name));
  } finally {
    await browser.close();
  }
  const report = reportOf(version, pages);
  if (format === 'json') out.write(requestsJson(version, pages));
  else if (format === 'sarif') out.write(sarif(report, Object.values(requestRules)));
  else out.write(requestsText(pages));
  return isFaulty(report) ? 1 : 0;
}
