import { spawnSync } from 'node:child_process';

/** @param {string[]} command */
function run([name = '', ...options]) {
  console.log(`$ ${name} ${options.join(' ')}`);
  return spawnSync(name, options, { stdio: 'inherit' }).status === 0;
}

/**
 * Installs with Debian's package manager, run as root or by a `sudo` that asks for no password; says
 * whether that could be done. `AUFTRITT_INSTALL=never` forbids it.
 *
 * @param {...string} packages
 */
export function installWithApt(...packages) {
  if (process.env.AUFTRITT_INSTALL === 'never') return false;
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  const root = process.getuid?.() === 0;
  if (!root && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  const apt = root ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  return (
    run([...apt, 'update', '-q']) &&
    run([...apt, 'install', '-y', '-q', '--no-install-recommends', ...packages])
  );
}
