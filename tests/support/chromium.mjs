// Finds a Chromium for the browser tests, or installs one where it may.
import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installWithApt } from './apt.mjs';

/** Debian's Chromium without windows: the tests take a sixth less of the processor with it. */
const shell = 'chromium-headless-shell';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * What Playwright switches off. It is repeated here, since of several `--disable-features` Chromium
 * takes the last alone; tests/runner/runner.test.ts compares it with Playwright's own list.
 */
const featuresOfPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * The address bar's suggestions. Chromium loads two pages for them with each window, that is with
 * each test, and nobody sees them: without them tests of the consent take 14 s of processor time
 * where they took 23.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process that waits for a page which may come; starting it for each test costs more. */
const spareProcess = 'SpareRendererForSitePerProcess';

/** The features that Chromium is started without. */
export const withoutFeatures = [...featuresOfPlaywright, ...addressBar, spareProcess];

/** What Chromium is started with in all tests. */
const launchArguments = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  `--disable-features=${withoutFeatures.join()}`,
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

/** @param {string} path */
const isUsable = (path) => existsSync(path) && isExecutable(path);

/** @param {readonly string[]} wanted @returns {string[]} where they would be, folder by folder */
const inPath = (wanted) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => wanted.map((name) => join(folder, name)));

/** Debian's name of it, or Playwright's. @param {string} path */
const isShell = (path) => /headless[-_]shell/.test(basename(path));

/**
 * The path of an installed browser: the one that CHROMIUM names, Debian's shell without windows,
 * Playwright's own, or a Chromium or Chrome of the system; undefined where there is none.
 *
 * @param {{ hasWindows?: boolean }} options whether it has to be the browser that visitors have
 */
export function findChromium({ hasWindows = false } = {}) {
  const candidates = [
    ...(process.env.CHROMIUM ? [process.env.CHROMIUM] : []),
    ...inPath([shell]),
    chromium.executablePath(),
    ...inPath(names),
    ...applications,
  ];
  return candidates.find((path) => path && isUsable(path) && !(hasWindows && isShell(path)));
}

/** Why a test is skipped that needs windows. */
export const noWindows = 'Chromium is there only without windows, which cannot do this';

/**
 * How the tests start the browser.
 *
 * @param {{ hasWindows?: boolean, also?: readonly string[] }} options `also`: further arguments
 */
export function launchOptions({ hasWindows = false, also = [] } = {}) {
  const executablePath = findChromium({ hasWindows });
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...launchArguments, ...also],
    chromiumSandbox: false,
  };
}

/**
 * Sees to it that there is a browser, and returns the path of the one that most tests use; says what
 * to do where there is none. A few tests need windows, so both of Debian's packages are installed;
 * where a browser is there already, the quicker shell is added in CI alone.
 */
export function provideChromium() {
  const withWindows = findChromium({ hasWindows: true });
  if (withWindows) {
    if (process.env.CI && findChromium() === withWindows) installWithApt(shell);
  } else if (!installWithApt(shell, 'chromium')) installWithApt('chromium');
  const found = findChromium();
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
