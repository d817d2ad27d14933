import Cookies from 'js-cookie';
import { ifAllowed, readCookie } from '../../page/cookies.js';

/** Other readers of the consent cookie know klaro's way of writing it: all of it is URL-encoded. */
export const jar: typeof Cookies = Cookies.withConverter<string>({ write: encodeURIComponent });

/**
 * Writes a cookie for the whole site.
 *
 * @param expires how long it is kept: in days, or until a date
 * @returns whether the browser took it; it does not where it blocks cookies
 */
export function writeCookie(name: string, value: string, expires: number | Date): boolean {
  ifAllowed(() => jar.set(name, value, { expires, sameSite: 'Lax' }), undefined);
  return readCookie(name) === value;
}
