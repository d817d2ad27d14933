import { indicatedElement, parseAddress } from '../../page/addresses.js';
import { Problem } from '../../page/problem.js';
import { type ContentType, typeNamedBy, type WithPresets, writtenAddressOf } from './places.js';

/** What a link shows in the lightbox. */
export interface Content {
  /**
   * Undefined if fancybox derives the type from the address: a video or a map of a service that it
   * knows.
   */
  readonly type: ContentType | undefined;
  /** An absolute address, or `#id` of an element on the page. */
  readonly address: string;
}

const images = /\.(a?png|avif|bmp|gif|ico|jfif|jpe?g|pjp(eg)?|svg|tiff?|webp)$/i;
const pages = /\.(html?|php)$/i;
const videos = /\.(mp4|mov|ogv|webm)$/i;
const services = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|google\.[a-z.]+)$/i;

/** TYPO3 serves some files through a script address (`eID=dumpFile`). */
const isDumpedFile = (address: URL): boolean => address.searchParams.get('eID') === 'dumpFile';

function typeOf(address: URL): ContentType | undefined {
  const { hostname, pathname } = address;
  if (images.test(pathname) || isDumpedFile(address)) return 'image';
  if (/\.pdf$/i.test(pathname)) return 'pdf';
  if (pages.test(pathname)) return 'iframe';
  if (videos.test(pathname)) return 'html5video';
  return services.test(hostname) ? undefined : 'image';
}

/** The id in `#id`, which may be percent-encoded. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // The hash is not valid percent-encoded text, so the id is the hash as written.
    return hash.slice(1);
  }
}

/**
 * What a link shows: the element of the page that it names, or the content at its address. That is an
 * image unless `data-type` or the address say otherwise. Undefined for an address that is not a web
 * address (`javascript:`, `data:` unless it is an image), and for HTML of another site, which fancybox
 * would insert into this page (`ajax`).
 */
export function contentOf(link: HTMLElement, page: WithPresets): Content | undefined {
  const written = writtenAddressOf(link, page);
  const said = typeNamedBy(link, page);
  if (written.startsWith('#')) {
    const type = said === 'clone' ? 'clone' : 'inline';
    return written === '#' ? undefined : { type, address: `#${idIn(written)}` };
  }
  const address = written === '' ? undefined : parseAddress(written);
  if (!address) return undefined;
  if (/^data:image\//i.test(address.href)) {
    return said && said !== 'image' ? undefined : { type: 'image', address: address.href };
  }
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return undefined;
  if (said === 'ajax' && address.origin !== location.origin) return undefined;
  if (said === 'inline' || said === 'clone') {
    return address.hash ? { type: said, address: `#${idIn(address.hash)}` } : undefined;
  }
  return { type: said ?? typeOf(address), address: address.href };
}

/** Throws a `Problem` if the lightbox cannot show what the link points to. */
export function refuseEmpty(link: HTMLElement, page: WithPresets): void {
  if (!contentOf(link, page))
    throw new Problem(link, 'its address is nothing that a lightbox shows');
}

/** The element that an `#id` names; null if it contains `body`, where the lightbox itself is. */
export function inlineTarget({ type, address }: Content): HTMLElement | null {
  if (type !== 'inline' && type !== 'clone') return null;
  const target = indicatedElement(address);
  return target?.contains(document.body) ? null : target;
}
