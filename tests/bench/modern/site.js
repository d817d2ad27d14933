// The entry: everything that takes a few lines, and the moments at which the rest is imported.
import { collapsibleLists } from './collapsible.js';
import { galleryElements } from './gallery-elements.js';
import { navigation } from './navigation.js';
import { whenNear } from './near.js';

const tag = document.querySelector('script[src*="/site.js"]')?.dataset ?? {};
const warn = (error) => console.error(error);

/** All elements that match in a root, and the root itself if it does. */
const find = (selector, root) => [
  ...(root.matches?.(selector) ? [root] : []),
  ...root.querySelectorAll(selector),
];

/** Adds a stylesheet of the site, once; resolves when it is here or has failed. */
const addStyles = (name) =>
  new Promise((resolve) => {
    const id = `style-${name}`;
    if (document.getElementById(id)) {
      resolve();
      return;
    }
    const link = document.createElement('link');
    link.id = id;
    link.rel = 'stylesheet';
    link.href = new URL(`${name}.css`, import.meta.url);
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });

function loadLazily(slider) {
  for (const image of slider.querySelectorAll('img[data-lazy]')) {
    image.loading = 'lazy';
    image.src = image.dataset.lazy;
    image.removeAttribute('data-lazy');
  }
}

function enhance(root) {
  for (const slider of find('.logo-slider', root)) {
    loadLazily(slider);
    whenNear(slider, () => import('./slider.js').then(({ logos }) => logos(slider)).catch(warn));
  }
  for (const slider of find('.image-slider, .gallery-slider', root)) {
    if (slider.children.length < 2) continue;
    whenNear(slider, () => import('./slider.js').then(({ images }) => images(slider)).catch(warn));
  }
  for (const slider of find('.reference-slider', root)) {
    if (slider.children.length < 2) continue;
    whenNear(slider, () => import('./slider.js').then(({ fading }) => fading(slider)).catch(warn));
  }
  for (const row of find('.coverflow', root)) {
    whenNear(row, () =>
      import('./coverflow.js').then(({ coverflow }) => coverflow(row)).catch(warn),
    );
  }
  for (const element of find('.category-gallery, .inspiration-gallery', root)) {
    import('./gallery.js')
      .then(({ startGallery }) => startGallery(element, tag, enhance))
      .catch(warn);
  }
  for (const element of find('form.inquiry-form', root)) {
    import('./form.js').then(({ form }) => form(element)).catch(warn);
  }
  for (const place of tag.mapsKey ? find('.map[data-lat][data-lng]', root) : []) {
    whenNear(place, () => import('./map.js').then(({ map }) => map(place, tag)).catch(warn));
  }
  for (const link of find('a[href^="tel:"]', root)) {
    link.setAttribute('href', link.getAttribute('href').replace(/ |\(0\)|-/g, ''));
  }
}

/** Fetches the lightbox at the first hover, touch or focus; a click waits for it. */
function watchLightbox() {
  let loading;
  const load = () => {
    loading ??= Promise.all([import('./lightbox.js'), addStyles('lightbox')]).then(
      ([code]) => code,
    );
    return loading;
  };
  const linkOf = ({ target }) => target.closest?.('a[data-fancybox]');
  const prepare = (event) => {
    if (linkOf(event)) load().catch(warn);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(sign, prepare, { passive: true, capture: true });
  }
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    load()
      .then(({ open }) => open(link))
      .catch(() => {
        location.href = link.href;
      });
  });
}

async function loadConsent() {
  const [code] = await Promise.all([import('./consent.js'), addStyles('consent')]);
  code.start(tag);
  return code;
}

/** The categories that the visitor has accepted, if an answer is stored. */
function storedAnswer() {
  const [, stored] = document.cookie.match(/(?:^|; )cc_cookie=([^;]*)/) ?? [];
  if (!stored) return undefined;
  try {
    return JSON.parse(decodeURIComponent(stored)).categories;
  } catch {
    return undefined; // The cookie is of another tool.
  }
}

/** Asks where something optional is in use, or always; a stored answer needs no library. */
function askOrMeasure() {
  const answer = storedAnswer();
  const waits = document.querySelector('script[type="text/plain"][data-category]');
  if (!answer || (answer.length > 1 && waits)) loadConsent().catch(warn);
  else if (answer.includes('analytics') && tag.analyticsId) {
    import('./analytics.js').then(({ load }) => load(tag)).catch(warn);
  }
}

function optOut() {
  const name = `ga-disable-${tag.analyticsId}`;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser of the table has the Cookie Store.
  document.cookie = `${name}=true; expires=Thu, 31 Dec 2099 23:59:59 UTC; path=/; SameSite=Lax`;
  window[name] = true;
}

watchLightbox();
collapsibleLists();
document.addEventListener('click', (event) => {
  if (event.target.closest('.cookie-settings')) {
    event.preventDefault();
    loadConsent()
      .then(({ show }) => show())
      .catch(warn);
  } else if (event.target.closest('.analytics-opt-out') && tag.analyticsId) {
    event.preventDefault();
    optOut();
  }
});
const opener = document.querySelector('.navigation-opener');
const menu = document.querySelector('.main-navigation');
if (opener && menu) navigation(opener, menu);
const elements = find('.gallery-element[data-parent]', document);
if (elements.length > 1) galleryElements(elements);
if (document.body.classList.contains('intro-mode')) {
  // The style sheet ends the intro by itself; a visitor who acts ends it sooner.
  const end = () => document.body.classList.add('intro-over');
  for (const sign of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(sign, end, { once: true, passive: true });
  }
}
if (tag.consent === 'always' || tag.analyticsId || document.querySelector('[data-category]')) {
  if ('requestIdleCallback' in window) requestIdleCallback(askOrMeasure, { timeout: 2000 });
  else setTimeout(askOrMeasure, 200);
}
enhance(document);
