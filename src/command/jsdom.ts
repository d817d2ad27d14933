import { createRequire } from 'node:module';
import { codeOf } from './terminal/error-code.js';
import { MissingPackage } from './terminal/missing-package.js';

/** The major version of jsdom that the checker is tested with. */
const testedJsdom = 29;

/** The version of jsdom that is installed with the site, or with this package. */
function installedJsdom(): string | undefined {
  try {
    const { version }: { version?: unknown } = createRequire(import.meta.url)('jsdom/package.json');
    return String(version);
  } catch (error) {
    if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

/**
 * Refuses to go on if jsdom is missing or older than the tested version. jsdom brings 39 packages, so a
 * site that only deploys need not install it.
 *
 * @param command the command that needs it
 * @throws MissingPackage
 */
export function requireJsdom(command: 'check' | 'scan' | 'try'): void {
  const version = installedJsdom();
  if (version !== undefined && Number.parseInt(version, 10) >= testedJsdom) return;
  const found = version === undefined ? 'which is not installed' : `not ${version}`;
  throw new MissingPackage(
    `${command} needs jsdom ${testedJsdom} or later, ${found}: npm install --save-dev jsdom@${testedJsdom}`,
  );
}
