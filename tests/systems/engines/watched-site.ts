import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createBackend } from '../../../static-html/backend/backend.mjs';
import { listening } from '../../support/listening.mjs';
import { mapsSource } from '../../support/services/maps.js';

declare global {
  interface Window {
    /** What the page has complained of. */
    complaints: string[];
  }
}

/** Notes what a page complains of: WebKit does not tell it to its driver. */
const watch = `<script>
  window.complaints = [];
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...words) => { complaints.push(words.join(' ')); write(...words); };
  }
</script>`;

/** What the tests add to the tag: a stand-in for the service of maps. */
const withMaps = 'data-maps-key="key" data-maps-src="/maps.js"';

/** An id for the page with the opt-out: no code of the service is loaded, the visitor has declined. */
const withAnalytics = 'data-analytics-id="G-TEST12345"';

const tag = 'src="/assets/auftritt.js"';

const folder = join(import.meta.dirname, '../../../static-html/pages');

/** The HTML of a page of the site, with what the tests add; undefined where the address is none of a page. */
function pageAt(path: string): string | undefined {
  const file = join(folder, new URL(path, 'http://localhost').pathname, 'index.html');
  if (!existsSync(file)) return undefined;
  const html = readFileSync(file, 'utf8').replace('<head>', `<head>${watch}`);
  const added = html.includes('analytics-opt-out') ? `${withMaps} ${withAnalytics}` : withMaps;
  return html.replace(tag, `${tag} ${added}`);
}

/** The demonstration site, whose pages note what they complain of. */
export async function watchedSite() {
  const backend = createBackend();
  const server = createServer((request, response) => {
    const html = request.method === 'GET' ? pageAt(request.url ?? '/') : undefined;
    if (request.url?.startsWith('/maps.js')) {
      response.setHeader('Content-Type', 'text/javascript').end(mapsSource);
    } else if (html === undefined) backend.emit('request', request, response);
    else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  return listening(server);
}
