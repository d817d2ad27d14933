// Uses the site in stock Firefox and in WebKitGTK, or names an engine as skipped where it cannot be
// had: npm run test:engines. `npm run build` comes first; AUFTRITT_TESTS=all visits every page.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installWithApt } from '../../support/apt.mjs';

/** Engine → Debian's packages, with a file that each of them brings. */
const needed = {
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  webkit: {
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
    xauth: '/usr/bin/xauth',
  },
};

/** @param {Record<string, string>} packages */
const missingOf = (packages) =>
  Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));

const missing = Object.values(needed).flatMap(missingOf);
if (missing.length > 0) installWithApt(...missing);

const engines = Object.entries(needed).flatMap(([engine, packages]) => {
  const lacking = missingOf(packages);
  if (lacking.length === 0) return [engine];
  const names = lacking.join(', ');
  console.log(`skipped: the site in ${engine}: ${names} cannot be installed here (Debian only)`);
  return [];
});

if (engines.length > 0) {
  const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
  const config = ['--config', 'tests/systems/engines/vitest.config.ts'];
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', ...config, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, AUFTRITT_ENGINES: engines.join() } },
  );
  process.exitCode = status ?? 1;
}
