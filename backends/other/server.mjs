// A whole server, to try answer.mjs with: node server.mjs. Yours has a database and a template engine in place of both.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { answer } from './answer.mjs';

/** What stands before each posted field: the tag says it, and fieldsOf reads it. */
const plugin = 'tx_gallery_references';

const group = { uid: 1, name: 'Products', text: 'What we make of wood.', path: '/products/' };
const categories = [
  { uid: 11, name: 'Oak', text: 'Hard & heavy.', path: '/products/oak/', color: '#8a5a2b', group },
  { uid: 12, name: 'Ash', text: 'Light & tough.', path: '/products/ash/', color: '#c9a26b', group },
];

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => signs[sign]);

const link = ({ path, name }) => `<a href="${escaped(path)}">${escaped(name)}</a>`;
const entry = (item, chosen) =>
  `<li class="product_reference${item === chosen ? ' active' : ''}" data-uid="${item.uid}" data-color="${item.color}">${link(item)}</li>`;

/** The parts of a page, which are those of an answer. */
const templates = {
  'category-list': ({ category }) =>
    `<ul class="list_products">${categories.map((item) => entry(item, category)).join('')}</ul>`,
  'product-information': () =>
    `<div class="product_information"><header><h1>${escaped(group.name)}</h1></header><a class="back-to-category" href="${group.path}">All products</a></div>`,
  'gallery-inner': ({ category }) =>
    `<div class="gallery-inner"><p>Pictures of ${escaped(category.name)}</p></div>`,
  'reference-content': ({ category }) =>
    `<div class="reference_content"><h2>${escaped(category.name)}</h2><p>${escaped(category.text)}</p></div>`,
  'group-inner': () => '<div class="gallery-inner"><p>Pictures of all products</p></div>',
  'group-content': () =>
    `<div class="reference_content"><p>${escaped(group.text)}</p><ul>${categories.map((item) => `<li>${link(item)}</li>`).join('')}</ul></div>`,
};

const site = {
  visibleCategory: (uid) => categories.find((category) => category.uid === uid),
  render: (name, values) => templates[name](values),
};

const partsOf = (category) =>
  ['category-list', 'product-information']
    .concat(category ? ['gallery-inner', 'reference-content'] : ['group-inner', 'group-content'])
    .map((name) => site.render(name, { group, category }))
    .join('\n');

const page = (title, main) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${escaped(title)}</title>
  <link rel="privacy-policy" href="/privacy/">
  <link rel="icon" href="/favicon.svg">
  <link rel="stylesheet" href="/theme/plain.css">
  <link rel="stylesheet" href="/assets/auftritt.css">
  <script type="module" src="/assets/auftritt.js" data-plugin="${plugin}" data-request-errors="recover"></script>
</head>
<body>
<header class="site-header"><a class="site-header__logo" href="${group.path}">Woodwork</a></header>
<main>
${main}
</main>
<footer class="site-footer"><a href="/privacy/">Privacy</a> <button class="cookie-settings" type="button">Cookie settings</button></footer>
</body>
</html>
`;

const gallery = (category) =>
  page(
    category?.name ?? group.name,
    `<section class="category-gallery" id="products">
<input type="hidden" class="reference_request_url" value="/gallery">
<input type="hidden" class="content_uid" value="1">
<input type="hidden" class="plugin_settings" value="products">
${partsOf(category)}
</section>`,
  );

/** The posted fields in the namespace of the tag's data-plugin; one that is a list is none. */
async function fieldsOf(request) {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > 10_000) throw new Error('no call is so long');
  }
  const named = new RegExp(`^${plugin}\\[(\\w+)\\]$`);
  return Object.fromEntries(
    [...new URLSearchParams(body)].flatMap(([name, value]) =>
      named.test(name) ? [[name.replace(named, '$1'), value]] : [],
    ),
  );
}

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

async function respond(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  const send = (status, body, type = 'text/html; charset=utf-8', cache = 'no-cache') =>
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': cache }).end(body);
  if (request.method === 'POST' && pathname === '/gallery') {
    const { status, html } = answer(await fieldsOf(request), site);
    return send(status, html, undefined, 'no-store');
  }
  if (request.method !== 'GET') return send(405, '');
  if (pathname === '/') return response.writeHead(302, { Location: group.path }).end();
  const category = categories.find(({ path }) => path === pathname);
  if (category || pathname === group.path) return send(200, gallery(category));
  if (pathname === '/privacy/') {
    return send(200, page('Privacy', '<h1>Privacy</h1><p>What you store, and why.</p>'));
  }
  const type = types[extname(pathname)];
  // URL has resolved each "..", so the path stays in the folder.
  const file =
    type && /^\/((assets|theme)\/|favicon\.svg$)/.test(pathname) ? await read(pathname) : undefined;
  return file ? send(200, file, type) : send(404, '');
}

const read = (pathname) => readFile(join('.', pathname)).catch(() => undefined);

const server = createServer((request, response) => {
  respond(request, response).catch(() => response.destroy());
});
server.listen(Number(process.env.PORT ?? 8000), 'localhost');
