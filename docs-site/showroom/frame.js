// What a page of the showroom has beside our script: it stands in for the site around the sections.
(() => {
  const root = document.documentElement;

  // Frameworks with an attribute for the scheme do not ask the browser for it.
  const scheme = new URLSearchParams(location.search).get('scheme');
  if (scheme === 'light' || scheme === 'dark') {
    root.dataset.theme = scheme;
    root.dataset.bsTheme = scheme;
  }

  // A static server answers no POST: the answers of the galleries are files.
  const answers = {
    'category-gallery': 'products',
    'inspiration-gallery': 'inspiration',
  };
  const { fetch } = window;
  window.fetch = (address, options) => {
    const fields = new URLSearchParams(options?.method === 'POST' ? String(options.body) : '');
    const field = (/** @type {string} */ name) =>
      [...fields].find(([each]) => each.endsWith(`[${name}]`))?.[1];
    const uid = field('uid');
    if (!uid) return fetch(address, options);
    const folder = Number(uid) < 20 ? answers['category-gallery'] : answers['inspiration-gallery'];
    const parent = field('ajax') === '1' ? '' : 'parent-';
    return fetch(`../../answers/${root.lang}/${folder}/${parent}${uid}.html`, {
      signal: options?.signal ?? null,
    });
  };

  // The pages that the examples link to, and the form's address, are those of a site of yours.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.pathname !== location.pathname) {
      event.preventDefault();
    }
  });
  addEventListener('submit', (event) => event.preventDefault());
})();
