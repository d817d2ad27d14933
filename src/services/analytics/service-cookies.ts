import { cookieNames, removeCookie } from '../../page/cookies.js';

/** The cookies that the service sets for itself: `_ga`, `_ga_…`, `_gid`, `_gat…`. */
export const isServiceCookie = (name: string): boolean => /^_(ga|ga_.+|gid|gat(_.+)?)$/.test(name);

/** Removes the service's cookies. */
export function removeServiceCookies(): void {
  for (const name of cookieNames().filter(isServiceCookie)) removeCookie(name);
}
