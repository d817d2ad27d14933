import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { type Engine, names, start } from './engine.js';

/**
 * Defines tests for each engine. One that does not start here, even at the second try, is no fault of the site: its
 * tests are skipped.
 *
 * @param define gets a function that gives the engine that runs
 * @param proxy the port of a proxy on this machine; it gets all requests to other machines
 */
export function inEachEngine(define: (running: () => Engine) => void, proxy?: number): void {
  describe.each(names)('in %s', (name) => {
    let engine: Engine | undefined;
    const begin = async (): Promise<void> => {
      engine = await start(name, proxy).catch((error) => {
        console.log(`skipped: engines: ${name}: it does not start on this machine: ${error}`);
        return undefined;
      });
    };
    /** A browser that has crashed cannot be ended, which is no fault of the site either. */
    const end = async (): Promise<void> => {
      await engine?.end().catch((error) => console.log(`${name} did not end: ${error}`));
      engine = undefined;
    };
    beforeAll(begin);
    afterAll(end);
    /** The driver may have lost the browser: a second try has a fresh one. */
    beforeEach(async ({ task, skip }) => {
      if (task.result?.retryCount) {
        await end();
        await begin();
      }
      if (!engine) skip();
    });
    define(() => {
      if (!engine) throw new Error(`${name} does not run`);
      return engine;
    });
  });
}
