// Runs the servers' lines of docs/install.md in the servers themselves, or names the tests as skipped
// where those cannot be had. `npm run build` comes first.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installWithApt } from '../../support/apt.mjs';

/** Debian's packages, and a file that each of them brings. */
const needed = {
  'nginx-light': '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  'apache2-bin': '/usr/sbin/apache2',
};

const missing = Object.entries(needed).filter(([, file]) => !existsSync(file));
if (missing.length === 0 || installWithApt(...missing.map(([name]) => name))) {
  const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
  const config = ['--config', 'tests/systems/serving/vitest.config.ts'];
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', ...config, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} else {
  const names = missing.map(([name]) => name).join(', ');
  console.log(
    `skipped: docs/install.md in nginx and Apache: ${names} cannot be installed here (Debian only)`,
  );
}
