import fancyboxSheet from '../libraries/fancybox.css';
import flipsterSheet from '../libraries/flipster.css';
import klaroSheet from '../libraries/klaro.css';
import slickSheet from '../libraries/slick.css';
import gallerySheet from '../micro-roots/category-gallery/category-gallery.css';
import formSheet from '../micro-roots/form/form.css';
import type { StyleOwner } from '../page/page.js';
import coverflowSheet from '../sections/coverflow/coverflow.css';
import lightboxSheet from '../sections/lightbox/lightbox.css';
import logoSliderSheet from '../sections/logo-slider/logo-slider.css';
import mapSheet from '../services/map/map.css';
import page from './page.css';

/** True in the self-contained bundle: an import of a stylesheet is its text, and not its address. */
declare const SELF_CONTAINED: boolean;

/** The styles that each behaviour, and klaro, needs beside those of the page. */
const sheets: Readonly<Partial<Record<StyleOwner, readonly string[]>>> = {
  'logo-slider': [slickSheet, logoSliderSheet],
  'image-slider': [slickSheet],
  'gallery-slider': [slickSheet],
  'reference-slider': [slickSheet],
  coverflow: [flipsterSheet, coverflowSheet],
  lightbox: [fancyboxSheet, lightboxSheet],
  map: [mapSheet],
  'category-gallery': [gallerySheet],
  'inspiration-gallery': [gallerySheet],
  form: [formSheet],
  klaro: [klaroSheet],
};

const added = new Map<string, Promise<void>>();

function adopt(text: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  return Promise.resolve();
}

/**
 * What is no stylesheet is loaded as an empty one. Of one from another origin, or that another
 * origin has answered after a redirect, the rules cannot be read, and it counts as arrived.
 */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules.length === 0;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return false;
    throw error;
  }
}

function link(address: string, nonce: string | undefined): Promise<void> {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = address;
  if (nonce) element.nonce = nonce;
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      element.remove();
      reject(new TypeError(`styles ${address} did not arrive`));
    };
    element.addEventListener('load', () => {
      if (isEmpty(element)) fail();
      else resolve();
    });
    element.addEventListener('error', fail);
    document.head.append(element);
  });
}

function add(sheet: string, nonce: string | undefined): Promise<void> {
  const known = added.get(sheet);
  if (known) return known;
  const address = SELF_CONTAINED ? '' : new URL(sheet, import.meta.url).href;
  const adding = SELF_CONTAINED
    ? adopt(sheet)
    : link(address, nonce).catch(() => link(`${address}?again`, nonce));
  added.set(sheet, adding);
  adding.catch(() => added.delete(sheet));
  return adding;
}

/** Adds the styles of their owner to the page; resolves once they apply. Asks once more for a file. */
export async function addStyles(owner: StyleOwner, nonce: string | undefined): Promise<void> {
  await Promise.all([page, ...(sheets[owner] ?? [])].map((sheet) => add(sheet, nonce)));
}
