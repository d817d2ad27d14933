import { type ChildProcess, spawn } from 'node:child_process';
import { launch } from 'puppeteer-core';
import { Builder, By } from 'selenium-webdriver';
import { freePort } from '../../support/free-port.mjs';

/** A browser that is no Chromium, with one page. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Calls a function in the page; it uses nothing from outside but its argument. */
  evaluate<Result>(run: (argument: string) => Result, argument?: string): Promise<Result>;
  /** Clicks with the mouse on the first visible one, which is brought into view. */
  click(selector: string): Promise<void>;
  end(): Promise<void>;
}

/** The widths (px) of the window: of a phone where the engine can have it, and below the menu bar. */
const width = { firefox: 390, webkit: 900 } as const;

/** How long (ms) a state of the page is waited for. */
const patience = 15_000;

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

/** Resolves when the function says true in the page; fails with what was waited for. */
export async function until(
  engine: Engine,
  what: string,
  run: (argument: string) => boolean,
  argument = '',
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await engine.evaluate(run, argument))) {
    if (Date.now() > end) throw new Error(`waited for ${what}`);
  }
}

async function firefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });
  const page = await browser.newPage();
  await page.setViewport({ width: width.firefox, height: 900 });
  const engine: Engine = {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: async (run, argument = '') => page.evaluate(run, argument),
    async click(selector) {
      await until(engine, selector, bringIntoView, selector);
      await page.click(mark);
    },
    end: () => browser.close(),
  };
  return engine;
}

async function webkit(): Promise<Engine> {
  const port = await freePort();
  const program: ChildProcess = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // xvfb-run ends its server and the driver when the whole group is told to end.
    detached: true,
  });
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (program.exitCode !== null) throw new Error(`WebKitWebDriver ended: ${program.exitCode}`);
  }
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ width: width.webkit, height: 900 });
  const engine: Engine = {
    open: (address) => driver.get(address),
    evaluate: (run, argument = '') => driver.executeScript(run, argument),
    async click(selector) {
      await until(engine, selector, bringIntoView, selector);
      await driver.findElement(By.css(mark)).click();
    },
    async end() {
      await driver.quit();
      if (program.pid !== undefined) process.kill(-program.pid, 'SIGTERM');
    },
  };
  return engine;
}

/** The engines that there are on this machine, by name; run.mjs has looked for them. */
export const engines = (
  [
    ['firefox', firefox],
    ['webkit', webkit],
  ] as const
).filter(([name]) => process.env.AUFTRITT_ENGINES?.split(',').includes(name));
