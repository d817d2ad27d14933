import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { Builder, By } from 'selenium-webdriver';
import { freePort } from '../../support/free-port.mjs';

/** A browser that is no Chromium, with one page. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Loads the page again, as the visitor's key does. */
  reload(): Promise<void>;
  /** Calls a function in the page; it uses nothing from outside but its argument. */
  evaluate<Result>(run: (argument: string) => Result, argument?: string): Promise<Result>;
  /** Clicks with the mouse on the first visible one, which is brought into view. */
  click(selector: string): Promise<void>;
  /** Opens a page in a second tab, which is closed again. The visitor comes back to the first one. */
  visitElsewhere(
    address: string,
    meanwhile: (tab: Pick<Engine, 'evaluate'>) => Promise<void>,
  ): Promise<void>;
  end(): Promise<void>;
}

/** The widths (px) of the window: of a phone where the engine can have it, and below the menu bar. */
const width = { firefox: 390, webkit: 900 } as const;

/** How long (ms) a state of the page is waited for. */
const patience = 30_000;

/** How long (ms) a question to the page is waited for. */
const patienceForAnswer = 5000;

/** How long (ms) a browser with its driver may take to start, and the driver alone. */
const patienceToStart = 40_000;
const patienceForDriver = 20_000;

/** What stands on the element that is clicked. */
const mark = '[data-clicked]';

/**
 * Brings the first visible one into view and marks it; true when it has stayed there since the last
 * call. It scrolls as a visitor does, by the wheel, which ends the page's own smooth scrolling.
 */
const bringIntoView = (selector: string): boolean => {
  window.dispatchEvent(new WheelEvent('wheel'));
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  const element = elements.find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!element) return false;
  const before = element.dataset.clicked;
  for (const marked of document.querySelectorAll('[data-clicked]')) {
    marked.removeAttribute('data-clicked');
  }
  const isThere = before === String(Math.round(element.getBoundingClientRect().top));
  if (!isThere) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.dataset.clicked = String(Math.round(element.getBoundingClientRect().top));
  return isThere;
};

/** What WebKitWebDriver says now and then of a script that has run: its answer was lost. */
const lostAnswer = /Could not parse script result/;

/** Resolves when the function says true in the page; fails with what was waited for. */
export async function until(
  engine: Engine,
  what: string,
  run: (argument: string) => boolean,
  argument = '',
): Promise<void> {
  const end = Date.now() + patience;
  const holds = async (): Promise<boolean> => {
    const answered = new AbortController();
    const { signal } = answered;
    try {
      // WebKit's driver says nothing more of a script that has run while the browser went back.
      const silence = pause(patienceForAnswer, false, { signal }).catch(() => false);
      return await Promise.race([engine.evaluate(run, argument), silence]);
    } catch (error) {
      if (lostAnswer.test(String(error))) return false;
      throw error;
    } finally {
      answered.abort();
    }
  };
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited for ${what}`);
  }
}

/** Says how to end a browser that has begun to start, in case the rest fails. */
type AtEnd = (end: () => unknown) => void;

/** How an engine is started. */
interface Setting {
  readonly env: NodeJS.ProcessEnv;
  /** The port of a proxy on this machine; it gets all requests to other machines. */
  readonly proxy: number | undefined;
}

/** The settings of Firefox for a proxy (about:config). */
export const proxyPreferences = (port: number): Readonly<Record<string, unknown>> => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': port,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': port,
});

async function firefox({ env, proxy }: Setting, atEnd: AtEnd): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: null,
    extraPrefsFirefox: proxy === undefined ? {} : proxyPreferences(proxy),
    env,
  });
  atEnd(() => browser.close());
  const page = await browser.newPage();
  await page.setViewport({ width: width.firefox, height: 900 }).catch((error: unknown) => {
    // It asks for an orientation too, which Firefox 140 does not know.
    if (!/setScreenOrientationOverride/.test(String(error))) throw error;
  });
  await page.waitForFunction((wanted) => innerWidth === wanted, {}, width.firefox);
  const engine: Engine = {
    open: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: async (run, argument = '') => page.evaluate(run, argument),
    async click(selector) {
      await until(engine, selector, bringIntoView, selector);
      await page.click(mark);
    },
    async visitElsewhere(address, meanwhile) {
      const other = await browser.newPage();
      await other.goto(address);
      await meanwhile({ evaluate: async (run, argument = '') => other.evaluate(run, argument) });
      await other.close();
      await page.bringToFront();
    },
    end: () => browser.close(),
  };
  return engine;
}

/** The arguments of WebKit's MiniBrowser for a proxy. */
const proxyArguments = (port: number): readonly string[] => [
  `--proxy=http://127.0.0.1:${port}`,
  '--ignore-host=127.0.0.1',
];

async function webkit({ env, proxy }: Setting, atEnd: AtEnd): Promise<Engine> {
  const port = await freePort();
  const program: ChildProcess = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // xvfb-run ends its server and the driver when the whole group is told to end.
    detached: true,
    env,
  });
  const hasEnded = (): boolean => program.exitCode !== null || program.signalCode !== null;
  const endProgram = (): void => {
    if (program.pid !== undefined && !hasEnded()) process.kill(-program.pid, 'SIGTERM');
  };
  atEnd(endProgram);
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  const end = Date.now() + patienceForDriver;
  while (!(await answers())) {
    if (hasEnded()) throw new Error(`WebKitWebDriver ended: ${program.exitCode}`);
    if (Date.now() > end) throw new Error(`WebKitWebDriver does not answer on port ${port}`);
    await pause(50);
  }
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        args: ['--automation', ...(proxy === undefined ? [] : proxyArguments(proxy))],
      },
    })
    .build();
  await driver.manage().window().setRect({ width: width.webkit, height: 900 });
  const engine: Engine = {
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    evaluate: (run, argument = '') => driver.executeScript(run, argument),
    async click(selector) {
      await until(engine, selector, bringIntoView, selector);
      await driver.findElement(By.css(mark)).click();
    },
    async visitElsewhere(address, meanwhile) {
      const first = await driver.getWindowHandle();
      await driver.switchTo().newWindow('tab');
      await driver.get(address);
      await meanwhile(engine);
      await driver.close();
      await driver.switchTo().window(first);
    },
    async end() {
      await driver.quit().finally(endProgram);
    },
  };
  return engine;
}

const starters = { firefox, webkit } as const;

/** The name of an engine. */
export type EngineName = keyof typeof starters;

/** Starts an engine in a home folder of its own, where no visitor's settings are. */
async function startOnce(name: EngineName, proxy?: number): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), `auftritt-${name}-`));
  const removeHome = (): Promise<void> => rm(home, { recursive: true, force: true, maxRetries: 5 });
  let endStarted: () => unknown = () => {};
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      const seconds = patienceToStart / 1000;
      timer = setTimeout(() => reject(new Error(`not started in ${seconds} s`)), patienceToStart);
    });
    const env = { ...process.env, HOME: home };
    const starting = starters[name]({ env, proxy }, (end) => {
      endStarted = end;
    });
    const engine = await Promise.race([starting, late]);
    return { ...engine, end: () => engine.end().finally(removeHome) };
  } catch (error) {
    await endStarted();
    await removeHome();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Starts an engine. A port or a display may be taken in the moment between being found free and
 * being used, so what fails is tried once more; it throws when that fails too.
 *
 * @param proxy the port of a proxy on this machine; it gets all requests to other machines
 */
export async function start(name: EngineName, proxy?: number): Promise<Engine> {
  try {
    return await startOnce(name, proxy);
  } catch (first) {
    console.log(`${name} did not start, and is started again: ${first}`);
    return startOnce(name, proxy);
  }
}

/** The engines that there are on this machine; tests/support/engines.mjs has looked for them. */
export const names = Object.keys(starters).filter((name): name is EngineName =>
  (process.env.AUFTRITT_ENGINES ?? '').split(',').includes(name),
);
