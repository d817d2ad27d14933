import { cookieNames, removeCookie } from '../../page/cookies.js';

/**
 * The cookies that the service and Google's advertising set for themselves: `_ga`, `_ga_…`, `_gid`, `_gat`, `_gat_…`,
 * `_gac_…`, `_gcl_…`.
 */
export const isServiceCookie = (name: string): boolean =>
  /^_(ga|gid|gat|(ga|gat|gac|gcl)_.+)$/.test(name);

/** Removes the service's cookies. */
export function removeServiceCookies(): void {
  for (const name of cookieNames().filter(isServiceCookie)) removeCookie(name);
}
