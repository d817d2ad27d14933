/** The moments at which a live page is looked at. */
export const moments = [
  'before an answer',
  'after declining',
  'after accepting',
  'after withdrawing',
  'after Back',
] as const;

export type Moment = (typeof moments)[number];

/** What leaves the page or stays on the visitor's device. */
export type Kind =
  | 'request'
  /** What an element or a stylesheet names for the browser to fetch, and Chromium has not asked for here. */
  | 'address'
  | 'cookie'
  | 'local storage'
  | 'session storage'
  | 'database'
  | 'cache'
  | 'service worker';

/** One thing that a live page has done. */
export interface Seen {
  readonly moment: Moment;
  readonly kind: Kind;
  /** The address of a request, of what is named or of a worker, or the name of an entry. */
  readonly what: string;
  /** The host that gets the request or the cookie. */
  readonly host: string;
  /** What asked for it: a script with its line, a frame, or the page's HTML. */
  readonly by: string;
  /** When it was seen first, as an ISO 8601 time in UTC. */
  readonly at: string;
}

/** Whether something went to another host: all else is stored on the visitor's device. */
export const isToOthers = ({ kind }: Seen): boolean => kind === 'request' || kind === 'address';

/**
 * Whether a host is the site's own: the same, or above or below it.
 *
 * @param site the host of the page
 */
export function isOwn(host: string, site: string): boolean {
  const [one, other] = [host, site].map((each) => each.replace(/^\.|^www\./g, ''));
  return one === other || `${one}`.endsWith(`.${other}`) || `${other}`.endsWith(`.${one}`);
}
