import Cookies from 'js-cookie';
import { ifAllowed, readCookies, removeCookie } from './cookies.js';

/** Encodes the whole value, as klaro does, for other code that reads the consent cookie. */
const jar = Cookies.withConverter<string>({ write: encodeURIComponent });

/**
 * Writes a cookie for the whole site, in place of all others of its name that a page can remove. If the browser
 * does not take the new one, none is left: an earlier value would say what holds no longer.
 *
 * @returns whether the browser has stored it; false if it blocks cookies, or if the value is too long
 */
export function writeCookie(name: string, value: string, expires: Date): boolean {
  const write = (): boolean => {
    ifAllowed(() => jar.set(name, value, { expires, sameSite: 'Lax' }), undefined);
    const stored = readCookies(name);
    return stored.length > 0 && stored.every((each) => each === value);
  };
  if (write()) return true;
  removeCookie(name);
  return write();
}
