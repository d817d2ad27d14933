// Lighthouse on ten pages, five per language, without the script and with it by turns: prints a
// table, and fails where accessibility, best practices or SEO is below 100 on a page with the script. BENCH_ROUNDS is the number of rounds; npm run lighthouse
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { provideBuild } from '../../build/up-to-date.mjs';
import { provideChromium } from '../support/chromium.mjs';
import { freePort } from '../support/free-port.mjs';
import { providePackages } from '../support/packages.mjs';
import { serve } from './competitors.mjs';
import { ratio } from './statistics.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Where the reports are written, one for each page, without the script and with it. */
const folder = 'test-results/lighthouse';

const pages = [
  '/home/',
  '/home/impressum/',
  '/home/produkte/pendelleuchten/',
  '/home/referenzen/',
  '/home/kontakt/',
  '/en/home/',
  '/en/home/imprint/',
  '/en/home/products/pendant-lamps/',
  '/en/home/references/',
  '/en/home/contact/',
];

const categories = /** @type {const} */ (['accessibility', 'best-practices', 'seo', 'performance']);
/** @typedef {typeof categories[number]} Category */
/** @typedef {Record<Category, number>} Scores */

/** The categories that do not depend on the machine. */
const promised = categories.slice(0, 3);

providePackages('tests/bench');
const { default: lighthouse } = await import('lighthouse');
await provideBuild();
const server = await serve(new Map());
const port = await freePort();
const browser = await chromium.launch({
  executablePath: provideChromium(),
  chromiumSandbox: false,
  args: [`--remote-debugging-port=${port}`],
});

/** @type {string[]} */
const faults = [];

/**
 * @param {string} path @param {boolean} hasScript
 * @returns {Promise<Scores>} points of 100; on a phone with slow 4G, as Lighthouse imitates it
 */
async function visit(path, hasScript) {
  const address = `${server.origin}${path}${hasScript ? '' : '?competitor=none'}`;
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  const name = `${path.replaceAll('/', '-')}${hasScript ? 'with' : 'without'}.json`;
  await writeFile(`${folder}/${name}`, JSON.stringify(lhr, null, 2));
  /** @param {Category} category */
  const points = (category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  for (const category of promised) {
    if (!hasScript || points(category) === 100) continue;
    const audits = (lhr.categories[category]?.auditRefs ?? []).filter(({ id, weight }) => {
      const score = lhr.audits[id]?.score;
      return weight > 0 && typeof score === 'number' && score < 1;
    });
    faults.push(`${path}: ${category} ${points(category)}: ${audits.map(({ id }) => id).join()}`);
  }
  return /** @type {Scores} */ (Object.fromEntries(categories.map((name) => [name, points(name)])));
}

await mkdir(folder, { recursive: true });
/** @type {Map<string, { without: Scores[], with: Scores[] }>} */
const measured = new Map(pages.map((path) => [path, { without: [], with: [] }]));
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const [path, { without, with: own }] of measured) {
      console.error(`round ${round} of ${rounds}: ${path}`);
      // By turns, so that what else the machine does falls on both.
      if (round % 2) without.push(await visit(path, false));
      own.push(await visit(path, true));
      if (round % 2 === 0) without.push(await visit(path, false));
    }
  }
} finally {
  await browser.close();
  server.close();
}

console.log('| page | accessibility | best practices | SEO | performance, script to none |');
console.log('| --- | --: | --: | --: | --: |');
for (const [path, { without, with: own }] of measured) {
  /** @param {Category} category */
  const worst = (category) => Math.min(...own.map((scores) => scores[category]));
  const [ours, none] = [own, without].map((all) => all.map((scores) => scores.performance));
  const { low, median, high } = ratio(ours ?? [], none ?? []);
  const performance = `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
  console.log(`| ${path} | ${[...promised.map(worst), performance].join(' | ')} |`);
}
for (const fault of new Set(faults)) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
