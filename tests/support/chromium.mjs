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

/**
 * What Playwright switches off. It is repeated here, since of several `--disable-features` Chromium
 * takes the last alone; tests/runner/chromium.test.ts compares it with Playwright's own list.
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

/** What Chromium is started with in all tests and measurements. */
export const launchArguments = [
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
