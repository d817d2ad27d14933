// Finds a Chromium for the browser tests, or installs one where it may.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installWithApt } from './apt.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // The way `access` says no.
  }
}

/**
 * The path of an installed browser: the one that CHROMIUM names, Playwright's own, or a Chromium or
 * Chrome of the system; undefined where there is none.
 */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...(process.env.CHROMIUM ? [process.env.CHROMIUM] : []),
    chromium.executablePath(),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...applications,
  ];
  return candidates.find((path) => path && existsSync(path) && isExecutable(path));
}

/** Sees to it that there is a browser; says what to do where there is none. */
export function provideChromium() {
  const found = findChromium() ?? (installWithApt('chromium') ? findChromium() : undefined);
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium or Chrome, and none was found or could be installed.\n' +
      'Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium)\n' +
      'or name one: CHROMIUM=/path/to/chrome npm test',
  );
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log(`Browser: ${provideChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
