import type { StyleOwner } from '../page/page.js';
import { Problem } from '../page/problem.js';
import { sheets } from './sheets.js';

/** The interface number of this build, which fills it in. */
declare const INTERFACE: string;

/** True in the self-contained bundle: an import of a stylesheet is its text, and not its address. */
declare const SELF_CONTAINED: boolean;

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
      reject(new Problem(undefined, `styles ${address} did not arrive`));
    };
    element.addEventListener('load', () => {
      if (isEmpty(element)) fail();
      else resolve();
    });
    element.addEventListener('error', fail);
    document.head.append(element);
  });
}

/** Asks for a file, once more, and for the present one; see src/load-chunk.ts. */
async function load(sheet: string, nonce: string | undefined): Promise<void> {
  const from = (path: string): string => new URL(`../${path}`, import.meta.url).href;
  const ask = (address: string): Promise<void> =>
    link(address, nonce).catch(() => link(`${address}?again`, nonce));
  try {
    await ask(from(sheet));
  } catch (gone) {
    const recovery = `../recovery.js?${performance.timeOrigin}`;
    const { presentAddress } = await import(recovery).catch(() => {
      throw gone;
    });
    await ask(from(presentAddress(`./${sheet}`, INTERFACE, gone)));
  }
}

function add(sheet: string, nonce: string | undefined): Promise<void> {
  const known = added.get(sheet);
  if (known) return known;
  const adding = SELF_CONTAINED ? adopt(sheet) : load(sheet, nonce);
  added.set(sheet, adding);
  adding.catch(() => added.delete(sheet));
  return adding;
}

/** Adds the styles of their owner to the page; resolves once they apply. */
export async function addStyles(owner: StyleOwner, nonce: string | undefined): Promise<void> {
  await Promise.all((sheets[owner] ?? []).map((sheet) => add(sheet, nonce)));
}
