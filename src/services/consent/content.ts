import type { Teardown } from '../../lifecycle/behaviour.js';
import { saveAttributes } from '../../page/changes.js';
import { heldAttributes } from './fetching.js';
import { heldAddresses, type Release } from './held-addresses.js';
import { appOf } from './held-app.js';
import { heldScript } from './held-script.js';
import type { Consent } from './interface.js';
import { createPlaceholder, type Surroundings as OfPlaceholder } from './placeholder.js';
import { endReloadMessage, tellOfReload } from './reload-message.js';

/** What stands between the slashes of an address and its path, in HTML and CSS too. */
const hostIn = /\/\/([^/\s"'\\()<>,?#]+)/g;

/** The other hosts that content names in what it waits with. */
function hostsOf({ dataset }: HTMLElement): string[] {
  const texts = [...heldAttributes, 'css'].map((name) => dataset[name] ?? '');
  const hosts = texts.flatMap((text) =>
    [...text.matchAll(hostIn)].map(([, host = '']) => host.toLowerCase()),
  );
  return hosts.filter((host) => host !== location.host);
}

/** The hosts of content that is not allowed, in one task. */
const refused = new Set<string>();

async function forgetAll(): Promise<void> {
  const hosts = new Set(refused);
  refused.clear();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (hosts.has(new URL(request.url).host)) await cache.delete(request);
    }
  }
}

/**
 * Removes what a service worker of the page has kept of the providers of content that is not allowed (Service
 * Workers, "Cache"): many renew by themselves what they keep.
 */
function forgetCopies(held: HTMLElement): void {
  if (!('caches' in window)) return;
  if (refused.size === 0) {
    queueMicrotask(() => {
      // A browser that forbids this has kept nothing.
      if (refused.size > 0) forgetAll().catch(() => {});
    });
  }
  for (const host of hostsOf(held)) refused.add(host);
}

/**
 * What content needs from the consent on its page. The code of consent loads before the code of
 * content.
 */
export interface Surroundings extends OfPlaceholder {
  readonly consent: Pick<Consent, 'apps' | 'ask' | 'decided' | 'listen'>;
}

/**
 * Content that names an app in `data-name`, as klaro defines it: a script of the type `text/plain`, or
 * an element with what it fetches in `data-` attributes. The script releases it while the visitor
 * consents to the app, and takes it back after a withdrawal. Meanwhile it requests the notice.
 *
 * @throws Problem if the content cannot be released
 */
export default function consentedContent(held: HTMLElement, surroundings: Surroundings): Teardown {
  const { page, consent } = surroundings;
  const app = appOf(held, page, consent.apps);
  const purpose = page.configuration.purposes?.all.find(({ name }) => name === app.name);
  let isReleasing = false;
  const release: Release =
    held instanceof HTMLScriptElement
      ? heldScript(held, page, () => {
          if (purpose && !isReleasing) tellOfReload(page);
        })
      : heldAddresses(held);
  const restore = saveAttributes(held, 'hidden');
  let released = false;
  /** Whether the visitor has asked for this content alone. */
  let allowed = false;

  const update = (): void => {
    const given = app.required || allowed || consent.decided(app.name) === true;
    box?.show(!given);
    if (!given) forgetCopies(held);
    if (given === released) return;
    released = given;
    if (given) release.on();
    else release.off();
  };
  const allow = (): void => {
    allowed = true;
    update();
  };
  const asked = purpose && { name: app.name, title: purpose.words(page.words).title };
  const box = createPlaceholder(held, asked, allow, surroundings);
  let decision = consent.decided(app.name);
  const leave = consent.listen(() => {
    const before = decision;
    decision = consent.decided(app.name);
    // A refusal also withdraws the permission for this content alone.
    if (decision === false && before !== false) allowed = false;
    update();
  });
  update();
  const leaveNotice = app.required ? () => {} : consent.ask(app);

  return () => {
    isReleasing = true;
    leave();
    leaveNotice();
    box?.show(false);
    if (released) release.off();
    if (held instanceof HTMLScriptElement) endReloadMessage();
    restore();
  };
}
