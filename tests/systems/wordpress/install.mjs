// Makes a WordPress with the plugin in a folder, and serves it: node install.mjs [folder]
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { wordpress } from './matrix.mjs';

const here = import.meta.dirname;
/** The folder of the project. */
export const project = fileURLToPath(new URL('../../../', import.meta.url));
const builds = join(here, 'node_modules/@wp-playground/wordpress-builds');

/** The build of WordPress. */
export const version = process.env.WORDPRESS ?? wordpress.oldest.build;

/** @param {string} command @param {string[]} options @param {NodeJS.ProcessEnv} [env] */
function run(command, options, env = process.env) {
  const { status, error } = spawnSync(command, options, { stdio: 'inherit', env });
  if (status !== 0) throw error ?? new Error(`${command} ${options.join(' ')}: status ${status}`);
}

/** Whether WordPress, 158 MB, and two versions of PHP, 128 MB, are installed. */
export const hasBuilds = () =>
  existsSync(builds) && existsSync(join(here, 'node_modules/@php-wasm/universal'));

/**
 * Unpacks an empty WordPress into a folder. Its administrator is "admin", with the password "password".
 *
 * @param {string} folder that does not exist yet, or is empty
 * @param {string} build of WordPress
 */
export function unpack(folder, build) {
  if (!hasBuilds()) run('npm', ['ci', '--prefix', here, '--no-audit', '--no-fund']);
  mkdirSync(folder, { recursive: true });
  run('php', [join(here, 'site/unpack.php'), builds, build, folder]);
  cpSync(join(builds, 'public', `wp-${build}`), folder, { recursive: true });
  const plugins = 'wp-content/mu-plugins';
  for (const [from, to] of /** @type {const} */ ([
    ['mu-plugin.php', `${plugins}/outside.php`],
    ['language-plugins', `${plugins}/language-plugins`],
    ['optimiser.php', `${plugins}/language-plugins/optimiser.php`],
    ['wp-config.php', 'wp-config.php'],
  ])) {
    cpSync(join(here, 'site', from), join(folder, to), { recursive: true });
  }
}

/**
 * Unpacks WordPress into a folder, with the plugin as `docs/backends/wordpress.md` says, and fills it.
 *
 * @param {string} folder that does not exist yet, or is empty
 * @param {number} port at which it will be served
 * @param {string} build of WordPress
 */
export function install(folder, port, build = version) {
  unpack(folder, build);
  const plugins = join(folder, 'wp-content/plugins');
  cpSync(join(project, 'backends/wordpress'), join(plugins, 'auftritt'), { recursive: true });
  cpSync(join(project, 'docs/languages'), join(plugins, 'auftritt/words'), { recursive: true });
  cpSync(join(project, 'dist'), join(plugins, 'auftritt/assets'), { recursive: true });
  script(folder, port, 'activate.php');
  script(folder, port, 'fill.php', join(project, 'static-html'));
}

/**
 * Runs a script of `site/` inside the WordPress of a folder.
 *
 * @param {string} folder @param {number} port @param {string} name @param {...string} options
 * @returns {string} what it printed
 */
export function script(folder, port, name, ...options) {
  const { status, stdout, stderr } = spawnSync(
    'php',
    [join(here, 'site', name), folder, ...options],
    { env: { ...process.env, WORDPRESS_PORT: String(port) }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${name}: ${stderr || stdout}`);
  return stdout;
}

/**
 * Serves a folder on loopback until the process that is returned ends.
 *
 * @param {string} folder @param {number} port
 */
export function serve(folder, port) {
  const router = join(here, 'site/router.php');
  // A test changes the files of a theme: PHP would go on with those of two seconds before.
  const fresh = ['-d', 'opcache.revalidate_freq=0'];
  return spawn('php', [...fresh, '-S', `127.0.0.1:${port}`, '-t', folder, router], {
    env: { ...process.env, WORDPRESS_PORT: String(port), PHP_CLI_SERVER_WORKERS: '4' },
    stdio: ['ignore', 'ignore', 'ignore'],
    detached: true,
  });
}

/** Resolves as soon as the site answers. @param {number} port */
export async function answering(port, deadline = Date.now() + 60_000) {
  for (;;) {
    try {
      const { status } = await fetch(`http://127.0.0.1:${port}/`);
      if (status === 200) return;
      throw new Error(`the site answers with ${status}`);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  const port = Number(process.env.PORT ?? 8080);
  const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'auftritt-wordpress-'));
  if (!existsSync(join(folder, 'wp-load.php'))) install(folder, port);
  serve(folder, port).unref();
  await answering(port);
  console.log(`http://127.0.0.1:${port}/ (admin, password), in ${folder}`);
}
