/**
 * Returns the result of `use`, or `blocked` if the browser blocks cookies: `document.cookie` throws a
 * SecurityError then.
 */
export function ifAllowed<Result>(use: () => Result, blocked: Result): Result {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return blocked;
    throw error;
  }
}

/**
 * The cookies of the page, as pairs of name and undecoded value; empty if the browser blocks cookies.
 */
function allCookies(): readonly (readonly [name: string, value: string])[] {
  const cookies = ifAllowed(() => document.cookie, '')
    .split('; ')
    .filter(Boolean);
  return cookies.map((cookie) => {
    const end = cookie.indexOf('=');
    // A cookie without the sign is a value that has no name.
    return end < 0 ? ['', cookie] : [cookie.slice(0, end), cookie.slice(end + 1)];
  });
}

/** The names of the page's cookies. */
export const cookieNames = (): string[] => allCookies().map(([name]) => name);

/**
 * The decoded values of all cookies with a name: there may be others of it, set for another path or domain.
 * Those that cannot be decoded, cut off or tampered with, are left out.
 */
export const readCookies = (name: string): readonly string[] =>
  allCookies().flatMap(([each, value]) => {
    if (each !== name) return [];
    try {
      return [decodeURIComponent(value)];
    } catch {
      return [];
    }
  });

/** A host and the domains above it: www.example.com, example.com, com. */
export function domainsOf(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** A path and those above it, with and without a slash at the end: /, /a, /a/, /a/b. */
export function pathsOf(path: string): readonly string[] {
  const parts = path.split('/').filter(Boolean);
  const above = parts.flatMap((_, index) => {
    const each = `/${parts.slice(0, index + 1).join('/')}`;
    return [each, `${each}/`];
  });
  return ['/', ...above];
}

/**
 * What a cookie may have been set with beside its place. A browser takes a name with a prefix only from what is
 * secure, and keeps a partitioned cookie apart from others of its name.
 */
const ways = ['', '; secure', '; secure; samesite=none; partitioned'];

/**
 * Removes the cookies with a name, for whichever of the host's domains and of the paths above this page they
 * were set. A page can remove no others: not those of other hosts and paths, and not those that only the
 * server may read (`HttpOnly`).
 */
export function removeCookie(name: string): void {
  const domains = ['', ...domainsOf(location.hostname).map((domain) => `; domain=${domain}`)];
  for (const way of ways) {
    for (const path of pathsOf(location.pathname)) {
      for (const domain of domains) {
        if (!cookieNames().includes(name)) return;
        const expired = `${name}=; path=${path}; max-age=0${domain}${way}`;
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
        ifAllowed(() => (document.cookie = expired), '');
      }
    }
  }
}
