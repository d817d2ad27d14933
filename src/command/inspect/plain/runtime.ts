/** Small functions that lines in plain JavaScript may use: each is written only where it is used. */
const helpers: Readonly<Record<string, string>> = {
  all: `const all = (what, root = document) => {
  if (typeof what !== 'string') return what instanceof Node || what === window ? [what] : [...(what ?? [])];
  // As in jQuery, only what begins with a tag is HTML: an address's hash is none.
  if (/^\\s*</.test(what)) return [...document.createRange().createContextualFragment(what).children];
  return what ? [...root.querySelectorAll(what)] : [];
};`,
  tap: 'const tap = (nodes, act) => (nodes.forEach(act), nodes);',
  each: `const each = (nodes, act) => {
  nodes.some((node, index) => act.call(node, index, node) === false);
  return nodes;
};`,
  on: `const on = (nodes, types, act) => {
  for (const type of types.split(' ')) {
    for (const node of nodes) {
      node.addEventListener(type.split('.')[0], function (event) {
        if (act.call(this, event) !== false) return;
        event.preventDefault();
        event.stopPropagation();
      });
    }
  }
  return nodes;
};`,
  below: `const below = (nodes, types, selector, act) => on(nodes, types, function (event) {
  const node = event.target.closest?.(selector);
  return node && this !== node && this.contains(node) ? act.call(node, event) : undefined;
});`,
  isShown: "const isShown = (node) => getComputedStyle(node).display !== 'none';",
  show: `const show = (node, isWanted = true) => {
  node.style.display = isWanted ? '' : 'none';
  if (!isWanted || isShown(node)) return;
  // As jQuery does: what the page's styles give to a bare element of its kind.
  const bare = document.body.appendChild(document.createElement(node.localName));
  const { display } = getComputedStyle(bare);
  bare.remove();
  node.style.display = display === 'none' ? 'block' : display;
};`,
  motion: `const motion = (node, isWanted, frames, [first, ...more]) => {
  if (isShown(node) === isWanted && !node.getAnimations().length) return;
  for (const each of node.getAnimations()) each.cancel();
  show(node);
  const ms = { slow: 600, fast: 200 }[first] ?? (first >= 0 ? first : 400);
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ms;
  const animation = node.animate(isWanted ? frames : frames.reverse(), { duration });
  const done = [first, ...more].find((each) => typeof each === 'function');
  animation.onfinish = () => { show(node, isWanted); done?.call(node); };
};`,
  slide: `const slide = (node, isWanted, ...how) => {
  const [overflow, none] = ['clip', '0px'];
  motion(node, isWanted, [{ height: none, paddingBlock: none, marginBlock: none, overflow }, { overflow }], how);
};`,
  fade: 'const fade = (node, isWanted, ...how) => motion(node, isWanted, [{ opacity: 0 }, {}], how);',
  css: `const css = (node, styles) => {
  for (const [name, value] of Object.entries(styles)) {
    const isBare = typeof value !== 'number' || /opacity|z-?index|weight|line-?height|grow|order|zoom/i.test(name);
    node.style[name] = isBare ? value : value + 'px';
  }
};`,
  offsetOf: `const offsetOf = (node) => {
  const { top, left } = node.getBoundingClientRect();
  return { top: top + scrollY, left: left + scrollX };
};`,
  setSize: `const setSize = (node, name, value) => {
  const style = getComputedStyle(node);
  const sides = name === 'height' ? ['Top', 'Bottom'] : ['Left', 'Right'];
  const edges = sides.flatMap((side) => ['padding' + side, 'border' + side + 'Width']);
  const edge = style.boxSizing === 'border-box' ? edges.reduce((sum, each) => sum + parseFloat(style[each]), 0) : 0;
  node.style[name] = typeof value === 'number' ? value + edge + 'px' : value;
};`,
  ajax: `const ajax = async ({ url, type = 'GET', method = type, data = '', dataType = '', success, error, complete }) => {
  const sent = typeof data === 'string' ? data : String(new URLSearchParams(data));
  const isGet = /^get$/i.test(method);
  const to = isGet && sent ? url + (url.includes('?') ? '&' : '?') + sent : url;
  const form = { body: sent, headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' } };
  const { body, headers } = isGet ? {} : form;
  const asked = fetch(to, { method, body, headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers } });
  const answer = await asked.catch(() => Response.error());
  const text = await answer.text();
  const isJson = dataType === 'json' || (dataType === '' && /json/.test(answer.headers.get('content-type') ?? ''));
  if (answer.ok) success?.(isJson ? JSON.parse(text) : text, 'success');
  else error?.({ status: answer.status, responseText: text }, 'error', answer.statusText);
  complete?.({ status: answer.status, responseText: text }, answer.ok ? 'success' : 'error');
};`,
  loadInto: `const loadInto = (node, address, done) => {
  const [url, selector] = address.trim().split(/\\s+(.*)/s);
  const success = (text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    node.replaceChildren(...(selector ? body.querySelectorAll(selector) : body.childNodes));
  };
  return ajax({ url, dataType: 'html', success, complete: ({ responseText }, status) => done?.call(node, responseText, status) });
};`,
  send: `const send = (type, url, ...more) => {
  const [data, success] = typeof more[0] === 'function' ? ['', ...more] : more;
  return ajax({ url, type, data, success });
};`,
  heightOf: `const heightOf = (node) => {
  if (node === window) return document.documentElement.clientHeight;
  const { paddingTop, paddingBottom } = getComputedStyle(node);
  return node.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
};`,
};

/** The names that the helpers have. */
export const helperNames: readonly string[] = Object.keys(helpers);

/** Some lines, below the helpers that they use and those that these use themselves. */
export const withHelpers = (lines: string): string =>
  Object.entries(helpers).reduceRight(
    (text, [name, code]) =>
      new RegExp(`(?<![.\\w])${name}\\(`).test(text) ? `${code}\n${text}` : text,
    lines,
  );
