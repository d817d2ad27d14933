import Cookies from 'js-cookie';
import { cookieNames, ifAllowed, readCookie } from '../../page/cookies.js';

/** How long a cookie is kept: in days, or until a date. */
export type Expiry = number | Date;

/** The page's cookies. Where the browser blocks them there are none, and none can be written. */
export interface CookieJar {
  read(name: string): string | undefined;
  names(): readonly string[];
  /** Writes for the whole site; says whether the browser took it. */
  write(name: string, value: string, expires: Expiry): boolean;
  /** Removes a cookie, whichever of the host's domains it was set for. */
  remove(name: string): void;
}

// Other readers of the consent cookie know klaro's way of writing it: all of it URL-encoded.
const jar = Cookies.withConverter<string>({ write: (value) => encodeURIComponent(value) });

/** A host and the domains above it: www.example.com, example.com, com. */
export function domainsOf(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** The cookies of `document`, written through js-cookie. */
export const cookies: CookieJar = {
  read: readCookie,
  names: cookieNames,
  write(name, value, expires) {
    ifAllowed(() => jar.set(name, value, { expires, path: '/', sameSite: 'Lax' }), undefined);
    return readCookie(name) === value;
  },
  remove(name) {
    ifAllowed(() => {
      jar.remove(name, { path: '/' });
      for (const domain of domainsOf(location.hostname)) jar.remove(name, { path: '/', domain });
    }, undefined);
  },
};
