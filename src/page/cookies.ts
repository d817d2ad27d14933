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
    return [cookie.slice(0, end), cookie.slice(end + 1)];
  });
}

/** The names of the page's cookies. */
export const cookieNames = (): string[] => allCookies().map(([name]) => name);

/** The decoded value of a cookie; undefined if the cookie does not exist or cannot be decoded. */
export function readCookie(name: string): string | undefined {
  const value = allCookies().find(([each]) => each === name)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined; // Not percent-encoded: cut off or tampered with.
  }
}

/** A host and the domains above it: www.example.com, example.com, com. */
export function domainsOf(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Removes a cookie, whichever of the host's domains it was set for. */
export function removeCookie(name: string): void {
  const expired = `${name}=; path=/; max-age=0`;
  const domains = domainsOf(location.hostname).map((domain) => `; domain=${domain}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    ifAllowed(() => (document.cookie = expired + domain), '');
  }
}
