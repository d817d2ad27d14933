import type { Page } from 'playwright-core';
import { namedAddresses } from './named-addresses.js';
import { isOwn, type Kind, type Moment, type Seen } from './seen.js';

/** What a page's scripts write, as the script in the page reports it. */
interface Written {
  readonly kind: Kind;
  readonly name: string;
  readonly by: string;
}

/** Runs in the page: reports what a script stores, and what it asks for by no request, with the script. */
function reportWrites(report: string): void {
  const tell = (kind: string, name: string): void => {
    const lines = (new Error().stack ?? '').split('\n').slice(1);
    const from = lines.map((line) => /\(?(https?:.*?:\d+):\d+\)?$/.exec(line)?.[1]).filter(Boolean);
    const send: unknown = Reflect.get(window, report);
    if (typeof send === 'function') send({ kind, name, by: from[0] ?? 'the page' });
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (cookie?.set) {
    const { set } = cookie;
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(text: string) {
        tell('cookie', String(text).split('=')[0] ?? '');
        set.call(this, text);
      },
    });
  }
  // Each keeps what the page does with it.
  const notice = (target: object, method: string, kindFor: (self: unknown) => string): void => {
    const own: unknown = Reflect.get(target, method);
    if (typeof own !== 'function') return;
    Reflect.set(target, method, function (this: unknown, ...given: unknown[]): unknown {
      tell(
        kindFor(this),
        method === 'register' ? new URL(`${given[0]}`, document.baseURI).href : `${given[0]}`,
      );
      return Reflect.apply(own, this, given);
    });
  };
  notice(Storage.prototype, 'setItem', (self) =>
    self === window.sessionStorage ? 'session storage' : 'local storage',
  );
  notice(IDBFactory.prototype, 'open', () => 'database');
  // These are there on secure pages only.
  if ('CacheStorage' in window) notice(CacheStorage.prototype, 'open', () => 'cache');
  if ('ServiceWorkerContainer' in window)
    notice(ServiceWorkerContainer.prototype, 'register', () => 'service worker');
  const Connection = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Connection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      for (const { urls } of configuration?.iceServers ?? []) {
        for (const address of [urls].flat()) tell('request', address);
      }
    }
  };
}

/** The name under which the script in the page reports. */
const report = 'auftrittCheckReport';

/** What Chromium says about a request's beginning (Chrome DevTools Protocol, `Network.Initiator`). */
interface Initiator {
  readonly type: string;
  readonly url?: string;
  readonly lineNumber?: number;
  readonly stack?: {
    readonly callFrames: readonly { readonly url: string; readonly lineNumber: number }[];
  };
}

/** Names what asked for a request. Lines count from 0 in the protocol. */
export function askerOf({ type, url, lineNumber, stack }: Initiator): string {
  const frame = stack?.callFrames.find((each) => each.url !== '');
  const at = frame ?? (url ? { url, lineNumber } : undefined);
  if (!at) return type === 'other' ? 'the page' : type;
  return at.lineNumber === undefined ? at.url : `${at.url}:${at.lineNumber + 1}`;
}

/** What records what a page sends and stores. */
export interface Watching {
  /** What has been seen, with the cookies that are there now. */
  collect(): Promise<readonly Seen[]>;
  /** Sets the moment to which what follows belongs; the cookies that are there now belong to the one that ends. */
  begin(moment: Moment): Promise<void>;
}

/** Records what a page sends and stores. */
export async function watch(page: Page, site: string): Promise<Watching> {
  const context = page.context();
  let moment: Moment = 'before an answer';
  const seen = new Map<string, Seen>();
  const askers = new Map<string, string>();
  const writers = new Map<string, string>();
  const add = (kind: Kind, what: string, host: string, by = ''): void => {
    const key = [moment, kind, what, host].join('\n');
    const at = new Date().toISOString();
    if (!seen.has(key)) seen.set(key, { moment, kind, what, host, by, at });
  };

  await context.exposeBinding(report, (_source, { kind, name, by }: Written) => {
    writers.set(name.trim(), by);
    // The address of a server for calls has no slashes: stun:stun.example.com:3478.
    const [, host = site] = /^(?:stun|turn)s?:([^:?]+)/.exec(name) ?? [];
    if (kind === 'request' && isOwn(host, site)) return;
    if (kind !== 'cookie') add(kind, name, host, by);
  });
  await context.addInitScript(reportWrites, report);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  protocol.on('Network.requestWillBeSent', ({ request, initiator }) => {
    // The browser may ask again, and say less of it.
    const asker = askerOf(initiator);
    if (!askers.has(request.url) || /:\d+$/.test(asker)) askers.set(request.url, asker);
  });
  // No requests in the sense of Chromium's, and yet another host is asked.
  const connect = (address: string): void => {
    const { hostname } = new URL(address);
    if (!isOwn(hostname, site)) add('request', address, hostname);
  };
  protocol.on('Network.webSocketCreated', ({ url, initiator }) => {
    if (initiator) askers.set(url, askerOf(initiator));
  });
  protocol.on('Network.webTransportCreated', ({ url, initiator }) => {
    if (initiator) askers.set(url, askerOf(initiator));
    connect(url);
  });
  page.on('websocket', (socket) => connect(socket.url()));
  context.on('request', (request) => {
    const { protocol: scheme, hostname } = new URL(request.url());
    if (!/^(https?|wss?):$/.test(scheme) || isOwn(hostname, site)) return;
    // Neither the page's own request nor one of a service worker has a frame yet.
    const hasFrame = !request.isNavigationRequest() && !request.serviceWorker();
    const frame = hasFrame ? request.frame() : page.mainFrame();
    add(
      'request',
      request.url(),
      hostname,
      frame === page.mainFrame() ? '' : `frame ${frame.url()}`,
    );
  });
  const collect = async (): Promise<readonly Seen[]> => {
    for (const { name, domain, path, httpOnly } of await context.cookies()) {
      const by = writers.get(name) ?? `an answer of ${domain}`;
      // What a page's script cannot delete after a refusal.
      const limits = [httpOnly && 'HttpOnly', path !== '/' && `path ${path}`].filter(Boolean);
      add('cookie', name, domain, [by, ...limits].join(', '));
    }
    const named = page.url() === 'about:blank' ? [] : await namedAddresses(page);
    for (const { address, by } of named) {
      const { protocol: scheme, hostname } = new URL(address);
      const isAsked = seen.has([moment, 'request', address, hostname].join('\n'));
      if (/^https?:$/.test(scheme) && !isOwn(hostname, site) && !isAsked) {
        add('address', address, hostname, by);
      }
    }
    // Chromium's own message about a request's beginning may come later than the request.
    return Array.from(seen.values(), (each) => ({
      ...{ ...each, by: each.by || askers.get(each.what) || 'the page' },
    }));
  };
  return {
    collect,
    async begin(next) {
      await collect();
      moment = next;
    },
  };
}
