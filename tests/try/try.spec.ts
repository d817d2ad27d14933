import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findChromium } from '../support/chromium.mjs';

const { bin } = JSON.parse(await readFile('package.json', 'utf8'));
const { resolve } = createRequire(import.meta.url);

/** Runs the built command. */
const run = (...args: readonly string[]): Promise<{ status: number; out: string; said: string }> =>
  new Promise((done) => {
    const env = { ...process.env, CHROMIUM: findChromium() };
    execFile('node', [bin.auftritt, 'try', ...args], { env }, (error, out, said) =>
      done({ status: Number(error?.code ?? 0), out, said }),
    );
  });

const page = `<!doctype html><html lang="en"><title>Team</title>
<style>body { margin: 0 } .team div { height: 200px } .space { height: 1500px }</style>
<a href="#end">To the end</a><p class="menu"><a href="#end">Menu</a></p>
<div class="team"><div>Anna</div><div>Berta</div><div>Clara</div></div>
<p class="space">Space</p><h2 id="end">The end</h2><p class="space"></p>
<script src="../jquery.js"></script><script src="../slick.js"></script><script src="../site.js"></script>`;

// The second script keeps every other one from following the links of the menu, but not jQuery's.
const script = `$(function () {
  $('.team').slick({ slidesToShow: 2 });
  $('.menu a').click(function (event) {
    event.preventDefault();
    $('html, body').animate({ scrollTop: $(this.hash).offset().top }, 100);
  });
});
document.addEventListener('click', function (event) {
  if (event.target.matches('.menu a')) event.preventDefault();
}, true);`;

test('keeps of a plan what is as good, takes back what broke, and touches nothing', {
  tag: '@long',
}, async () => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'auftritt-try-'));
  const site = join(folder, 'site');
  const out = join(folder, 'out');
  try {
    await mkdir(join(site, 'team'), { recursive: true });
    await writeFile(join(site, 'team/index.html'), page);
    await writeFile(join(site, 'site.js'), script);
    await copyFile(resolve('jquery'), join(site, 'jquery.js'));
    await copyFile(resolve('slick-carousel'), join(site, 'slick.js'));
    const first = await run('--heavier', '--out', out, site);
    expect(first.out).toMatch(/slider: slick on \.team\n\s+as good\n/);
    expect(first.out).toMatch(/anchors: [^\n]*\n\s+broken: its target is at [^\n]*stays as it is/);
    expect(first.said).toContain('round 2, page 1 of 1: /team/index.html');
    // The site is as it was; the plan has the files that change.
    expect((await readdir(site)).sort()).toEqual(['jquery.js', 'site.js', 'slick.js', 'team']);
    expect(await readFile(join(site, 'team/index.html'), 'utf8')).toBe(page);
    const moved = await readFile(join(out, 'plan/team/index.html'), 'utf8');
    expect(moved).toContain(`<div data-slider='{"slidesToShow":2}' class="team">`);
    expect(moved).toContain('<script type="module" src="../assets/auftritt.js"');
    expect(moved).not.toContain('slick.js');
    expect(moved).toContain('jquery.js');
    const rest = await readFile(join(out, 'plan/site.js'), 'utf8');
    expect(rest).not.toContain('slick');
    expect(rest).toContain('animate');
    expect(await readFile(join(out, 'index.html'), 'utf8')).toContain('<img src="pictures/');
    // What is known already is not looked at again.
    const before = await readdir(join(out, 'state'));
    const again = await run('--heavier', '--out', out, site);
    expect(again.out).toBe(first.out);
    expect(await readdir(join(out, 'state'))).toEqual(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('takes back what leaves a page worse as a whole', { tag: '@long' }, async () => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'auftritt-try-'));
  const site = join(folder, 'site');
  try {
    await mkdir(site);
    const hides = '<style>html:has([src*="auftritt"]) .space { display: none }</style>';
    const whole = `${page}${hides}`.replaceAll('../', '').replace('class="menu"', '');
    await writeFile(join(site, 'index.html'), whole);
    await writeFile(join(site, 'site.js'), script);
    await copyFile(resolve('jquery'), join(site, 'jquery.js'));
    await copyFile(resolve('slick-carousel'), join(site, 'slick.js'));
    const { out } = await run('--heavier', '--out', join(folder, 'out'), site);
    expect(out).toMatch(/slider: slick on \.team\n\s+worse: [^\n]*“Space”[^\n]*stays as it is\n/);
    expect(await readdir(join(folder, 'out/plan'))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
