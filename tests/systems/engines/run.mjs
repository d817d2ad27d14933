// Uses the site in stock Firefox and in WebKitGTK, or names an engine as skipped where it cannot be
// had: npm run test:engines. `npm run build` comes first; AUFTRITT_TESTS=all visits every page.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { provideEngines } from '../../support/engines.mjs';

const { there, lacking } = provideEngines();
for (const line of lacking) console.log(`skipped: ${line}`);

if (there.length > 0) {
  const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
  const config = ['--config', 'tests/systems/engines/vitest.config.ts'];
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', ...config, ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, AUFTRITT_ENGINES: there.join() } },
  );
  process.exitCode = status ?? 1;
}
