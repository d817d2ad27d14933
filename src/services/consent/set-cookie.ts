import { ifAllowed } from '../../page/cookies.js';

/**
 * Sets a cookie for all paths of the site; does nothing where the browser blocks cookies.
 *
 * @param value as it is to stand in the cookie
 * @param domain the host that it is for, with those below it; without it the page's own host alone
 */
export function setCookie(name: string, value: string, expires: Date, domain?: string): void {
  const place = domain === undefined ? '' : `; domain=${domain}`;
  ifAllowed(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: Firefox 115 and Safari 16.4 have no other way.
    document.cookie = `${name}=${value}; path=/; expires=${expires.toUTCString()}; sameSite=Lax${place}`;
  }, undefined);
}
