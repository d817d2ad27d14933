import type { Teardown } from '../../../lifecycle/behaviour.js';
import { heldAttributes } from '../fetching.js';
import { isScript } from './held-script.js';

/** What stands between the slashes of an address and its path, in HTML and CSS too. */
const hostIn = /\/\/([^/\s"'\\()<>,?#]+)/g;

/** The other hosts that content names in what it waits with, the code of a script included. */
export function hostsOf(held: HTMLElement): string[] {
  const code = isScript(held) ? held.textContent : '';
  const texts = [code, ...[...heldAttributes, 'css'].map((name) => held.dataset[name] ?? '')];
  const hosts = texts.flatMap((text) =>
    [...text.matchAll(hostIn)].map(([, host = '']) => host.toLowerCase()),
  );
  return hosts.filter((host) => host !== location.host);
}

/** Content that is not allowed → the other hosts that it names. */
const refused = new Map<HTMLElement, readonly string[]>();

async function removeCopies(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { host } = new URL(request.url);
      // Asked each time: the visitor may have allowed it meanwhile.
      if ([...refused.values()].some((hosts) => hosts.includes(host))) await cache.delete(request);
    }
  }
}

/** How long (ms) a worker may take to renew what it has begun to renew. */
const renewal = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isAsked = false;

/** Removes the copies now, and once more when what a worker was renewing has come. */
function remove(): void {
  // A browser that forbids the cache has kept nothing.
  const nothing = (): void => {};
  removeCopies().catch(nothing);
  clearTimeout(timer);
  timer = setTimeout(() => removeCopies().catch(nothing), renewal);
}

/**
 * Removes what a service worker of the page has kept of the providers of content that is not allowed (Service
 * Workers, "Cache"): many renew by themselves what they keep.
 *
 * @returns a function that ends it, because the content is allowed or no longer ours
 */
export function forgetCopies(held: HTMLElement): Teardown {
  const hosts = hostsOf(held);
  if (hosts.length === 0 || !('caches' in window)) return () => {};
  refused.set(held, hosts);
  if (!isAsked) {
    isAsked = true;
    // Once for all that is refused in one task.
    queueMicrotask(() => {
      isAsked = false;
      remove();
    });
  }
  return () => {
    refused.delete(held);
    if (refused.size === 0) clearTimeout(timer);
  };
}
