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

/** A host and the domains above it: www.example.com, example.com, com. */
export function domainsOf(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

const day = 86_400_000;

/** Writes a cookie for the whole site (RFC 6265, section 4.1.1). */
function set(name: string, value: string, expires: Expiry, domain?: string): void {
  const until = typeof expires === 'number' ? new Date(Date.now() + expires * day) : expires;
  const attributes = [`${name}=${value}`, `expires=${until.toUTCString()}`, 'path=/'];
  if (domain !== undefined) attributes.push(`domain=${domain}`);
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
  document.cookie = [...attributes, 'SameSite=Lax'].join('; ');
}

/** The cookies of `document`. */
export const cookies: CookieJar = {
  read: readCookie,
  names: cookieNames,
  write(name, value, expires) {
    // Other readers of the consent cookie know klaro's way of writing it: all of it URL-encoded.
    ifAllowed(() => set(name, encodeURIComponent(value), expires), undefined);
    return readCookie(name) === value;
  },
  remove(name) {
    ifAllowed(() => {
      for (const domain of [undefined, ...domainsOf(location.hostname)]) set(name, '', -1, domain);
    }, undefined);
  },
};
