import { spawnSync } from 'node:child_process';

/** @param {string[]} command */
function run([name = '', ...options]) {
  console.log(`$ ${name} ${options.join(' ')}`);
  return spawnSync(name, options, { stdio: 'inherit' }).status === 0;
}

/**
 * Whether the lists of packages could be fetched; undefined before. It is tried once: without a network
 * each try takes its time.
 *
 * @type {boolean | undefined}
 */
let hasLists;

/**
 * Installs with Debian's package manager, run as root or by a `sudo` that asks for no password; says
 * whether that could be done. It prints the commands, which name the packages. `AUFTRITT_INSTALL=never`
 * forbids it.
 *
 * @param {...string} packages
 */
export function installWithApt(...packages) {
  if (process.env.AUFTRITT_INSTALL === 'never') return false;
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  const root = process.getuid?.() === 0;
  if (!root && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  // No package may ask a question: nobody is there to answer.
  const quiet = [
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    '-q',
    '-o',
    'Acquire::Retries=1',
    '-o',
    'Acquire::http::Timeout=20',
  ];
  const apt = root ? quiet : ['sudo', '-n', ...quiet];
  hasLists ??= run([...apt, 'update']);
  return hasLists && run([...apt, 'install', '-y', '--no-install-recommends', ...packages]);
}
