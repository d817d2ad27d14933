import { cookieNames } from '../../page/cookies.js';

/** The cookies that the service sets for itself: `_ga`, `_ga_…`, `_gid`, `_gat…`. */
export const isServiceCookie = (name: string): boolean => /^_(ga|ga_.+|gid|gat(_.+)?)$/.test(name);

/** A host and the domains above it: www.example.com, example.com, com. */
export function domainsOf(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Removes the service's cookies, whichever of the host's domains they were set for. */
export async function removeServiceCookies(): Promise<void> {
  const { jar } = await import('../consent/cookies.js');
  for (const name of cookieNames().filter(isServiceCookie)) {
    for (const domain of [undefined, ...domainsOf(location.hostname)]) jar.remove(name, { domain });
  }
}
