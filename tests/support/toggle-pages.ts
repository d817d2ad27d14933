import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { versions, withBootstrap } from './bootstrap.js';
import { casesOf } from './extent.js';
import { answerWith } from './routes.js';
import { expect } from './site.js';

/** The files of the original of each preset. */
const originals = {
  'bootstrap-3': ['jquery-3/dist/jquery.js', 'bootstrap/dist/js/bootstrap.js'],
  'bootstrap-4': ['jquery-3/dist/jquery.js', 'bootstrap-4/dist/js/bootstrap.bundle.js'],
  'bootstrap-5': ['bootstrap-5/dist/js/bootstrap.bundle.js'],
} as const;

type Preset = keyof typeof originals;

/** What runs on a page: what the markup was written for, ours, or nothing. */
type Runs = 'original' | 'ours' | 'nothing';

interface PageOptions {
  readonly preset?: Preset;
  readonly runs?: Runs;
  readonly head?: string;
  /** Scripts of the page, before ours. */
  readonly script?: string;
  /** Whether ours waits until it has started. */
  readonly waits?: boolean;
}

export const textOf = (file: string): string => readFileSync(`node_modules/${file}`, 'utf8');

/** What opens and closes. */
const toggles = ['collapse', 'tabs', 'dropdown', 'references', 'downloads'];

/** Opens a page with the markup, and what runs on it; the visitor's pointer has been at all that waits for it. */
export async function open(page: Page, body: string, options: PageOptions = {}): Promise<void> {
  const { preset, runs = 'ours', head = '', script = '', waits = true } = options;
  const version = versions.find((each) => each.preset === preset);
  const { head: styles, tag } = version ? withBootstrap(version) : { head: '', tag: '' };
  const files = preset && runs === 'original' ? originals[preset] : [];
  const tags = files.map((_, index) => `<script src="/original-${index}.js"></script>`).join('');
  const ours = `<link rel="stylesheet" href="/assets/auftritt.css">
    <script type="module" src="/assets/auftritt.js" ${tag}></script>`;
  for (const [index, file] of files.entries()) {
    await answerWith(page, `**/original-${index}.js`, textOf(file), 'text/javascript');
  }
  await answerWith(page, '**/jquery.js', textOf('jquery-3/dist/jquery.js'), 'text/javascript');
  await answerWith(
    page,
    '**/twin/**',
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Twin</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        ${styles}${head}${runs === 'ours' ? ours : ''}</head><body>${body}${tags}${script}</body></html>`,
  );
  await page.goto('/twin/');
  if (runs !== 'ours' || !waits) return;
  await page.waitForFunction((names) => {
    const all = window.auftritt?.instances() ?? [];
    const late = all.filter(
      ({ behaviour, state }) => names.includes(behaviour) && /waiting|loading/.test(state),
    );
    for (const { element } of late)
      element.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return all.length > 0 && late.length === 0;
  }, toggles);
}

/** Resolves when an element is shown, or hidden. */
export const settled = (page: Page, selector: string, shown: boolean) =>
  expect(page.locator(selector).first()).toBeVisible({ visible: shown });

/** What a twin runs with. */
export const both = casesOf(['original', 'ours'] as const, (each) => each === 'ours');
