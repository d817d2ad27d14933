// npm run test:wordpress: installs WordPress with the plugin, serves it on loopback, and tries it in
// Chromium. WORDPRESS names another build of the package: WORDPRESS=beta npm run test:wordpress
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provideBuild } from '../../../build/up-to-date.mjs';
import { provideChromium } from '../../support/chromium.mjs';
import { answering, install, project, serve, version } from './install.mjs';
import { needed, provideModules } from './php-modules.mjs';

/** The SQLite driver's own notices, and that two requests wrote at the same time, which MySQL would take. @param {string} entry */
const isOfDriver = (entry) =>
  entry.includes('database is locked') ||
  / in \S+\/sqlite-database-integration-main\/\S+ on line \d+\s*$/.test(entry);

/** What PHP has written to the log. @param {string} log */
const complaintsIn = (log) =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split(/^(?=\[\d\d-\w{3}-\d{4} )/m)
        .filter((entry) => entry.trim() && !isOfDriver(entry))
    : [];

if (!provideModules()) {
  throw new Error(`The test needs PHP with ${needed.join(', ')}, and cannot install it here.`);
}
provideChromium();
await provideBuild();

const port = Number(process.env.WORDPRESS_PORT ?? 8140);
const folder = mkdtempSync(join(tmpdir(), 'auftritt-wordpress-'));
console.log(`WordPress ${version} on port ${port}`);
install(folder, port);
const server = serve(folder, port);
let status = 1;
try {
  await answering(port);
  if (server.exitCode !== null) throw new Error(`PHP serves nothing: is port ${port} in use?`);
  const playwright = join(project, 'node_modules/@playwright/test/cli.js');
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const run = spawnSync(
    process.execPath,
    [playwright, 'test', '--config', config, ...process.argv.slice(2)],
    {
      cwd: project,
      stdio: 'inherit',
      env: { ...process.env, WORDPRESS_PORT: String(port), WORDPRESS_FOLDER: folder },
    },
  );
  status = run.status ?? 1;
  const complaints = complaintsIn(join(folder, 'debug.log'));
  if (complaints.length > 0) {
    console.error(`PHP has complained:\n${complaints.join('\n')}`);
    status = 1;
  }
} finally {
  if (server.pid && server.exitCode === null) process.kill(-server.pid);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = status;
