import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findChromium, launchOptions } from '../../support/chromium.mjs';
import { kindNames } from '../../support/held-kinds.js';
import { proxyPreferences } from './engine.js';
import { heldSite, recorder } from './outside.js';

/** How long (ms) a browser may take to start and to ask for everything. */
const patience = { timeout: 40_000, interval: 100 };

const chromium = findChromium({ hasWindows: true });
const firefox = (process.env.AUFTRITT_ENGINES ?? '').includes('firefox')
  ? '/usr/bin/firefox-esr'
  : undefined;

/** Firefox comes back to what was open, also after the test has ended it. */
const firefoxPreferences = (port: number): string =>
  Object.entries({
    ...proxyPreferences(port),
    'browser.startup.page': 3,
    'browser.sessionstore.interval': 100,
    'browser.sessionstore.max_resumed_crashes': 9,
    'toolkit.startup.max_resumed_crashes': -1,
    // No tabs of its own beside it.
    'browser.aboutwelcome.enabled': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'datareporting.policy.dataSubmissionEnabled': false,
    'termsofuse.bypassNotification': true,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');

/** Whether the browser has written down which page is open. */
async function hasSaved(profile: string): Promise<boolean> {
  const files = await readdir(profile, { recursive: true });
  const sessions = files.filter((file) =>
    /sessionstore-backups.recovery|Sessions.Session_/.test(file),
  );
  const texts = await Promise.all(
    sessions.map((file) => readFile(join(profile, file), 'latin1').catch(() => '')),
  );
  return texts.some((text) => text.includes('every-kind'));
}

describe.each([
  { name: 'Chromium', path: chromium },
  { name: 'Firefox', path: firefox },
])('a session that is restored in $name', ({ name, path }) => {
  const ends: (() => unknown)[] = [];
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it.skipIf(!path)('sends nothing that was allowed in it and refused meanwhile', async () => {
    const site = await heldSite();
    const proxy = await recorder();
    const home = await mkdtemp(join(tmpdir(), 'auftritt-restart-'));
    ends.push(site.close, proxy.close, () =>
      rm(home, { recursive: true, force: true, maxRetries: 5 }),
    );
    const profile = join(home, 'profile');
    await mkdir(profile);
    await writeFile(join(profile, 'user.js'), firefoxPreferences(proxy.port));
    const options =
      {
        Chromium: [
          ...launchOptions().args,
          '--headless',
          '--no-sandbox',
          `--user-data-dir=${profile}`,
          `--proxy-server=http://127.0.0.1:${proxy.port}`,
        ],
        Firefox: ['--headless', '--no-remote', '--profile', profile],
      }[name] ?? [];
    /** Starts the browser, and returns what ends it as a crash does. */
    const start = (...also: readonly string[]) => {
      const program = spawn(path ?? '', [...options, ...also], {
        stdio: 'ignore',
        detached: true,
        env: { ...process.env, HOME: home },
      });
      const ended = new Promise((resolve) => program.once('exit', resolve));
      const end = (signal: NodeJS.Signals): Promise<unknown> => {
        if (program.pid && program.exitCode === null && program.signalCode === null)
          process.kill(signal === 'SIGKILL' ? -program.pid : program.pid, signal);
        return ended;
      };
      ends.unshift(() => end('SIGKILL'));
      return end;
    };
    const asked = (): readonly string[] =>
      kindNames.filter((kind) => proxy.hosts.includes(`${kind}.test`));

    const end = start(`${site.origin}/every-kind/?alone`);
    await vi.waitFor(() => expect(asked()).toEqual(kindNames), patience);
    await vi.waitFor(async () => expect(await hasSaved(profile)).toBe(true), patience);
    site.refuse();
    await end('SIGTERM');
    proxy.hosts.length = 0;
    start(...(name === 'Chromium' ? ['--restore-last-session'] : []));
    await vi.waitFor(() => expect(proxy.hosts).toContain('held.test'), patience);
    expect(asked()).toEqual([]);
  });
});
