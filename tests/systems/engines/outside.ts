import { createServer } from 'node:http';
import { createBackend } from '../../../static-html/backend/backend.mjs';
import { everythingHeld } from '../../support/everything-held.js';
import { fragmentHtml } from '../../support/fragment-html.js';
import { everyKind, kindNames } from '../../support/held-kinds.js';
import { listening } from '../../support/listening.mjs';

/**
 * The page with everything of other providers, and the files of the script. Its query is added to the tag:
 * `/?data-lightbox=photoswipe`. `/empty/` has nothing.
 */
export async function heldSite() {
  const backend = createBackend();
  let isAllowed = true;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/empty/') {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Empty</title>');
      return;
    }
    if (pathname === '/answer/') {
      response.setHeader('Cache-Control', 'no-store').end(`${isAllowed}`);
      return;
    }
    if (pathname === '/every-kind/') {
      if (searchParams.has('anew')) response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(everyKindOfPage(searchParams));
      return;
    }
    if (pathname !== '/') {
      backend.emit('request', request, response);
      return;
    }
    const added = [...searchParams].map(([name, value]) => `${name}="${value}"`);
    const { body, head, tag } = everythingHeld;
    const html = fragmentHtml(body, { head, tag: [tag, ...added].join(' ') });
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  return {
    ...(await listening(server)),
    /** What a visitor answers who is led by no driver (`?alone`): nothing is allowed any longer. */
    refuse: () => {
      isAllowed = false;
    },
  };
}

/**
 * Gives the page the visitor's answer at its start, in a browser that no driver leads. A page that holds everything
 * back tells of it by an address.
 */
const alone = (count: number): string => `<script>
  const request = new XMLHttpRequest();
  request.open('GET', '/answer/', false);
  request.send();
  const content = request.responseText === 'true';
  document.cookie = 'klaro=' + encodeURIComponent(JSON.stringify({ cms: true, content })) + '; path=/';
  const isSettled = () => (window.auftritt?.instances() ?? []).filter(
    ({ behaviour, state }) => behaviour === 'consent' && state === 'running').length >= ${count};
  if (!content) setInterval(() => {
    if (isSettled()) new Image().src = 'http://held.test/' + performance.now() + '.png';
  }, 200);
</script>`;

/** The page with every kind of content that may wait, each in a frame, an image and so on of its own. */
const everyKindOfPage = (search: URLSearchParams): string => {
  const json = JSON.stringify({ purposes: { content: {} } });
  const head = `<script type="application/json" data-auftritt>${json}</script>`;
  // A page that waits for its end is not restored as it was left.
  const anew = search.has('anew') ? '<script>onunload = () => {};</script>' : '';
  const button = '<button class="cookie-settings">Cookies</button>';
  const kinds = search.has('walking') ? ['walking'] : kindNames;
  const start = search.has('alone') ? alone(kinds.length) : '';
  return fragmentHtml(start + button + everyKind('http', () => 'content', kinds) + anew, { head });
};

/** Leads on in its own frame, as a visitor does by a link in it. */
const walk = `<script>onload = () => setTimeout(() => location.assign('http://second.test/a.html'))</script>`;

/** A proxy that lets nothing through, and notes the hosts that a browser wants to reach. */
export async function recorder() {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    const { hostname, pathname } = new URL(request.url ?? '', 'http://proxy');
    hosts.push(hostname);
    if (!hostname.endsWith('.test')) response.writeHead(502).end();
    else if (pathname.endsWith('.html')) {
      const on = hostname === 'walking.test' ? walk : '';
      response
        .setHeader('Content-Type', 'text/html')
        .end(`<!doctype html><title>Held</title>Held${on}`);
    } else {
      const types = { js: 'text/javascript', mjs: 'text/javascript', css: 'text/css' };
      const [, end = ''] = pathname.split('.');
      response.setHeader('Access-Control-Allow-Origin', '*');
      const isPicture = !Object.hasOwn(types, end);
      response.setHeader('Content-Type', Reflect.get(types, end) ?? 'image/svg+xml');
      response.end(
        isPicture ? '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' : '',
      );
    }
  });
  server.on('connect', ({ url = '' }, socket) => {
    hosts.push(url.replace(/:\d+$/, ''));
    // The browser may have gone meanwhile.
    socket.on('error', () => {}).end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  return { hosts, ...(await listening(server)) };
}
