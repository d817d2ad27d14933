/** What a crawler reads at an address. */
export interface Found {
  /** Addresses of what the page links to and shows, as written. */
  readonly links: readonly string[];
  /** What a fragment of the page may name; undefined where nobody looks inside, as in a picture. */
  readonly anchors?: ReadonlySet<string>;
}

/** What a crawl has seen. */
export interface Crawl {
  /** Paths of all that is there. */
  readonly visited: ReadonlySet<string>;
  /** Each link that leads nowhere, with the page that has it. */
  readonly dead: readonly string[];
}

/** Only the path of an address counts in a crawl. */
const origin = 'http://site.invalid';

/**
 * Follows every link from some pages on, each once. Addresses of other sites are left alone.
 *
 * @param first paths of the pages to begin with
 * @param read what is at a path; undefined where nothing is
 */
export async function crawl(
  first: readonly string[],
  read: (path: string) => Promise<Found | undefined> | Found | undefined,
): Promise<Crawl> {
  const found = new Map<string, Found | undefined>();
  const dead: string[] = [];
  const waiting = first.map((path) => ({ target: new URL(path, origin), from: 'the beginning' }));
  // The list grows while it is gone through.
  for (const { target, from } of waiting) {
    const path = target.pathname;
    if (!found.has(path)) {
      const page = await read(path);
      found.set(path, page);
      for (const link of page?.links ?? []) {
        const next = new URL(link, target);
        if (next.origin === origin) waiting.push({ target: next, from: path });
      }
    }
    const page = found.get(path);
    const fragment = decodeURIComponent(target.hash.slice(1));
    const isThere = page && (!fragment || !page.anchors || page.anchors.has(fragment));
    if (!isThere) dead.push(`${from} links to ${path}${target.hash}`);
  }
  const visited = [...found].flatMap(([path, page]) => (page ? [path] : []));
  return { visited: new Set(visited), dead };
}
