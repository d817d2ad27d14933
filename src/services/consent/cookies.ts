import { cookieNames, readCookie, setCookie } from '../../page/cookies.js';

/** The page's cookies. Where the browser blocks them there are none, and none can be written. */
export interface CookieJar {
  read(name: string): string | undefined;
  names(): readonly string[];
  /** Writes for the whole site; says whether the browser took it. */
  write(name: string, value: string, expires: Date): boolean;
  /** Removes a cookie, whichever of the host's domains it was set for. */
  remove(name: string): void;
}

/** A host and the domains above it: www.example.com, example.com, com. */
export function domainsOf(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** The cookies of `document`. */
export const cookies: CookieJar = {
  read: readCookie,
  names: cookieNames,
  write(name, value, expires) {
    setCookie(`${name}=${encodeURIComponent(value)}; expires=${expires.toUTCString()}`);
    return readCookie(name) === value;
  },
  remove(name) {
    const gone = `${name}=; max-age=0`;
    setCookie(gone);
    for (const domain of domainsOf(location.hostname)) setCookie(`${gone}; domain=${domain}`);
  },
};
