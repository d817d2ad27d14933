import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('backends', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.php'))
  .map((file) => join('backends', file));

/** Compiles each file and runs none. `php -l` takes one file only, and PHP starts for each anew. */
const compile = `foreach (array_slice($argv, 1) as $file) {
  if (opcache_compile_file($file)) echo "$file\\n";
}`;
const settings = ['opcache.enable=1', 'opcache.enable_cli=1', 'display_errors=stderr'];

it('PHP reads every PHP file of backends', () => {
  expect(files.length).toBeGreaterThan(0);
  const options = settings.flatMap((setting) => ['-d', setting]);
  const { stdout, stderr } = spawnSync('php', [...options, '-r', compile, '--', ...files], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual(files);
});
