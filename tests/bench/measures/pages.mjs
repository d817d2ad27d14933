// What each template of the demonstration site loads before the visitor touches anything, as JSON on
// standard output: scripts, styles and what is fetched ahead and not evaluated, each in brotli bytes,
// and how many requests; then the bytes of the old stack. Build first: node tests/bench/measures/pages.mjs > pages.json
import { launch } from '../browser.mjs';
import { legacyBytes, serve } from '../competitors.mjs';
import { weigh } from './bytes.mjs';
import { templates } from './templates.mjs';

const { origin, close } = await serve(new Map());
const browser = await launch();
/** @type {Record<string, object>} */
const measured = {};
for (const path of Object.values(templates).flat()) {
  measured[path] = {
    first: await weigh(browser, origin, path, { answered: false }),
    return: await weigh(browser, origin, path, { answered: true }),
  };
}
await browser.close();
close();
console.log(JSON.stringify({ ...measured, 'the old stack': legacyBytes }, null, 2));
