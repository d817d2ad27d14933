/** Something of another provider on a page, and the purpose that it waits for. */
interface Foreign {
  readonly purpose: string;
  /** The host that it asks first. */
  readonly host: string;
  /** The hosts that are asked by what that one answers. */
  readonly next?: readonly string[];
  /** Its markup. What the tag loads, or the script knows by its class, has none of it. */
  readonly head?: string;
  readonly body?: string;
}

/**
 * What a company's page has of other providers: name → where it comes from. Each has a host of its own, so
 * that a request says which of them it was for.
 */
export const foreign = {
  // First on the page, since it loads when it is in sight.
  'a map': {
    purpose: 'maps',
    host: 'maps.googleapis.com',
    body: `<div class="map" data-lat="52.5" data-lng="13.4" data-title="Company">
      <address>Berlin</address></div>`,
  },
  analytics: {
    purpose: 'statistics',
    host: 'www.googletagmanager.com',
    next: ['www.google-analytics.com'],
  },
  'a tag manager': {
    purpose: 'marketing',
    // From a server of the company, as the vendor recommends.
    host: 'tags.example.com',
    head: `<script type="text/plain" data-name="marketing">
      const tag = document.createElement('script');
      tag.src = 'https://tags.example.com/gtm.js?id=GTM-TEST';
      document.head.append(tag);
    </script>`,
  },
  'a film in the text': {
    purpose: 'films',
    host: 'www.youtube.com',
    body: `<iframe data-name="films" data-src="https://www.youtube.com/embed/abcdefghijk" title="Tour"
      width="320" height="180"></iframe>`,
  },
  'a film in the lightbox': {
    purpose: 'films',
    host: 'www.youtube-nocookie.com',
    body: '<p><a data-fancybox href="https://www.youtube.com/watch?v=abcdefghijk">Film</a></p>',
  },
  'a hotlinked image': {
    purpose: 'pictures',
    host: 'pictures.example.net',
    body: `<img data-name="pictures" data-src="https://pictures.example.net/a.svg" alt="Hall"
      width="320" height="180">`,
  },
  'a font': {
    purpose: 'fonts',
    host: 'fonts.googleapis.com',
    next: ['fonts.gstatic.com'],
    head: `<link rel="stylesheet" data-name="fonts"
      data-href="https://fonts.googleapis.com/css2?family=Held">`,
  },
  'a social embed': {
    purpose: 'social',
    host: 'platform.twitter.com',
    body: `<blockquote class="twitter-tweet"><a href="https://twitter.com/a/status/1">A post</a></blockquote>
      <script type="text/plain" data-name="social" async
        data-src="https://platform.twitter.com/widgets.js"></script>`,
  },
} satisfies Readonly<Record<string, Foreign>>;

const all: readonly Foreign[] = Object.values(foreign);

/** The purposes of the page, in the order of the notice. */
export const purposes: readonly string[] = [...new Set(all.map(({ purpose }) => purpose))];

/** The film that waits for a click of the visitor's. */
export const film = 'a[data-fancybox]';

/** The host of what waits for that click. */
export const filmHost = foreign['a film in the lightbox'].host;

/** The hosts that a purpose stands for, in the order of the alphabet. */
export const firstHostsOf = (purpose: string): readonly string[] =>
  all
    .filter((each) => each.purpose === purpose)
    .map(({ host }) => host)
    .sort();

/** The same, and the hosts that are asked after them. */
export const hostsOf = (purpose: string): readonly string[] =>
  all
    .filter((each) => each.purpose === purpose)
    .flatMap(({ host, next = [] }) => [host, ...next])
    .sort();

/** Every host of the other providers. */
export const hosts: readonly string[] = purposes.flatMap(hostsOf).sort();

/** How many elements wait for consent. */
export const waiting = all.filter(({ head, body }) => head ?? body).length;

const markup = (part: 'head' | 'body'): string => all.map((each) => each[part] ?? '').join('');

/** The page: what stands in the head and in the body, and the attributes of its tag. */
export const everythingHeld = {
  head: `${markup('head')}<script type="application/json" data-auftritt>${JSON.stringify({
    'consent-default': 'off',
    purposes: Object.fromEntries(purposes.map((name) => [name, {}])),
  })}</script>`,
  body: `<main><h1>Company</h1>${markup('body')}</main>`,
  tag: 'data-analytics-id="G-TEST12345" data-maps-key="key"',
} as const;

/** The stylesheet of the font's provider. */
export const fontStyles = `
  @font-face { font-family: Held; src: url(https://fonts.gstatic.com/s/held.woff2) format("woff2"); }
  h1 { font-family: Held; }`;

/** The visitor's answer that allows one purpose alone, or none. */
export const only = (allowed?: string): Readonly<Record<string, boolean>> => ({
  cms: true,
  ...Object.fromEntries(purposes.map((name) => [name, name === allowed])),
});
