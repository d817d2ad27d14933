import Cookies from 'js-cookie';
import { ifAllowed, readCookie } from '../../page/cookies.js';

/** Encodes the whole value, as klaro does, for other code that reads the consent cookie. */
const jar = Cookies.withConverter<string>({ write: encodeURIComponent });

/**
 * Writes a cookie for the whole site.
 *
 * @returns whether the browser has stored it; false if it blocks cookies
 */
export function writeCookie(name: string, value: string, expires: Date): boolean {
  ifAllowed(() => jar.set(name, value, { expires, sameSite: 'Lax' }), undefined);
  return readCookie(name) === value;
}
