import { percentDecoded } from '../../../page/addresses.js';
import type { Content } from '../content.js';

/** The address of a player with the parameters of the film's own address. */
function player(
  base: string,
  { searchParams }: URL,
  parameters: Readonly<Record<string, string>>,
): string {
  const made = new URL(base);
  for (const [name, value] of searchParams) if (name !== 'v') made.searchParams.set(name, value);
  for (const [name, value] of Object.entries(parameters)) made.searchParams.set(name, value);
  return made.href;
}

/** The seconds in the time of a YouTube address, such as `90`, `90s` or `1m30s`. */
function secondsIn(time: string): number {
  const [, minutes = '0', seconds = '0'] = /^(?:(\d+)m)?(\d*)s?$/.exec(time) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

function youtube(address: URL): string | undefined {
  const { hostname, pathname, searchParams } = address;
  const path = hostname.endsWith('youtu.be')
    ? pathname.slice(1)
    : pathname.replace(/^\/(watch|v|u|shorts|embed|live)\/?/, '');
  const id = /^[\w-]{11}$/.exec(searchParams.get('v') ?? path)?.[0];
  const list = searchParams.get('list');
  if (!id && !list) return undefined;
  const start = searchParams.get('t');
  const from = new URL(address);
  from.searchParams.delete('t');
  const base = `https://www.youtube-nocookie.com/embed/${id ?? 'videoseries'}`;
  return player(base, from, { rel: '0', ...(start ? { start: `${secondsIn(start)}` } : {}) });
}

function vimeo(address: URL): string | undefined {
  const [, id, hash] = /\/(\d+)(?:\/([a-z0-9]+))?/.exec(address.pathname) ?? [];
  if (!id) return undefined;
  return player(`https://player.vimeo.com/video/${id}`, address, {
    ...(hash ? { h: hash } : {}),
    dnt: '1',
  });
}

function map(address: URL): string | undefined {
  const { hostname, pathname, searchParams } = address;
  if (!/(^|\.)google\.[a-z.]+$/.test(hostname) || pathname.startsWith('/maps/embed'))
    return undefined;
  const made = new URL(`https://maps.google.${hostname.replace(/^.*google\./, '')}/maps`);
  const [, latitude, longitude, zoom] =
    /@(-?[\d.]+),(-?[\d.]+)(?:,([\d.]+)z)?/.exec(pathname) ?? [];
  const placeName = /\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname)?.[1]?.replaceAll('+', ' ');
  const wanted = {
    q: searchParams.get('query') ?? searchParams.get('q') ?? placeName,
    ll: latitude ? `${latitude},${longitude}` : searchParams.get('ll'),
    z: zoom ?? searchParams.get('z'),
  };
  for (const [name, value] of Object.entries(wanted)) {
    if (value) made.searchParams.set(name, percentDecoded(value));
  }
  made.searchParams.set('output', 'embed');
  return made.href;
}

/** A frame for content of another page or service. */
export interface Frame {
  readonly address: string;
  /** Whether it shows a film, whose shape it then has. */
  readonly isFilm: boolean;
}

/**
 * The frame that shows a film, a map or a page. A film or a map has the address of the service's player,
 * which YouTube and Vimeo offer without cookies. Any other address stays as it is.
 */
export function frameOf({ type, address }: Content): Frame {
  const url = new URL(address);
  const isOf = (named: Content['type'], host: RegExp): boolean =>
    type === named || (type === undefined && host.test(url.hostname));
  const film =
    (isOf('youtube', /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/) && youtube(url)) ||
    (isOf('vimeo', /(^|\.)vimeo\.com$/) && vimeo(url));
  if (film) return { address: film, isFilm: true };
  const mapAddress = isOf('gmap', /(^|\.)google\.[a-z.]+$/) && map(url);
  return { address: mapAddress || address, isFilm: false };
}
