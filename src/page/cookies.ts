/** Where cookies are blocked, `document.cookie` throws a SecurityError: then what `blocked` is. */
export function ifAllowed<Result>(use: () => Result, blocked: Result): Result {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return blocked;
    throw error;
  }
}

/** The cookies of the page, as name and value as it was written; none where they are blocked. */
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

/** The value of a cookie, decoded; undefined where there is none, or none that can be read. */
export function readCookie(name: string): string | undefined {
  const value = allCookies().find(([each]) => each === name)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined; // Not percent-encoded: cut off or tampered with.
  }
}
