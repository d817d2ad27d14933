/** The addresses of Google Analytics. */
export const gtagScript = 'https://www.googletagmanager.com/gtag/js';
export const collection = 'https://www.google-analytics.com/g/collect';

/**
 * Stands in for the script of gtag: takes commands as `arguments` from the data layer, asks for
 * `ga-disable-…` before each request and cookie, sets the service's cookies and sends its requests
 * (developers.google.com/tag-platform/gtagjs/reference).
 */
export const gtagSource = `(() => {
  const layer = (window.dataLayer = window.dataLayer || []);
  const settings = new Map();
  const send = (id, name) => {
    if (window['ga-disable-' + id]) return;
    for (const cookie of ['_ga', '_ga_' + id.replace(/^G-/, '')]) {
      document.cookie = cookie + '=GA1.1.1.1; path=/; max-age=63072000';
    }
    const query = new URLSearchParams({ v: '2', tid: id, en: name });
    if (settings.get(id)?.anonymize_ip) query.set('aip', '1');
    fetch('${collection}?' + query, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  const run = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    const [verb, target, options] = command;
    if (verb === 'config') {
      settings.set(target, options ?? {});
      if (options?.send_page_view !== false) send(target, 'page_view');
    }
    if (verb === 'event') for (const id of settings.keys()) send(id, target);
  };
  layer.forEach(run);
  const push = layer.push.bind(layer);
  layer.push = (...commands) => {
    const length = push(...commands);
    commands.forEach(run);
    return length;
  };
})();`;
