/** The markup of a piece of content that asks one host. `HELD` stands where it names its purpose. */
type Markup = (host: string) => string;

/** What may wait for consent, and what every browser asks for once it may. */
export const heldKinds = {
  frame: (host) => `<iframe title="A" HELD data-src="${host}/a.html"></iframe>`,
  lazy: (host) => `<iframe title="A" loading="lazy" HELD data-src="${host}/a.html"></iframe>`,
  named: (host) => `<iframe title="A" name="named" HELD data-src="${host}/a.html"></iframe>`,
  srcdoc: (host) => `<iframe title="B" HELD data-srcdoc="<img src='${host}/a.png'>"></iframe>`,
  script: (host) => `<script type="text/plain" HELD data-src="${host}/a.js"></script>`,
  code: (host) => `<script type="text/plain" HELD>new Image().src = '${host}/a.png'</script>`,
  image: (host) => `<img alt="" HELD data-src="${host}/a.png">`,
  srcset: (host) => `<img alt="" HELD data-srcset="${host}/a.png 1x">`,
  picture: (host) => `<picture><source HELD data-srcset="${host}/a.png"><img alt=""></picture>`,
  video: (host) => `<video HELD data-src="${host}/a.mp4"></video>`,
  poster: (host) => `<video HELD data-poster="${host}/a.png"></video>`,
  source: (host) => `<video><source HELD data-src="${host}/a.mp4"></video>`,
  audio: (host) => `<audio controls HELD data-src="${host}/a.mp3"></audio>`,
  stylesheet: (host) => `<link rel="stylesheet" HELD data-href="${host}/a.css">`,
  font: (host) => `<link rel="preload" as="font" crossorigin HELD data-href="${host}/a.woff2">`,
  module: (host) => `<link rel="modulepreload" HELD data-href="${host}/a.mjs">`,
  object: (host) => `<object type="text/html" HELD data-src="${host}/a.html"></object>`,
  embed: (host) => `<embed type="text/html" HELD data-src="${host}/a.html">`,
  button: (host) => `<form><input type="image" alt="Send" HELD data-src="${host}/a.png"></form>`,
  svg: (host) => `<svg><image HELD data-href="${host}/a.png" width="9" height="9"/></svg>`,
  sheet: (host) => `<style HELD data-css="@import url('${host}/a.css')"></style>`,
  background: (host) => `<div style="block-size: 9px" HELD data-background="${host}/a.png"></div>`,
} as const satisfies Readonly<Record<string, Markup>>;

/** A frame whose page leads on, in the browsers of tests/systems/engines. */
const leading = {
  walking: (host) => `<iframe title="A" HELD data-src="${host}/a.html"></iframe>`,
} as const satisfies Readonly<Record<string, Markup>>;

/** What not every browser asks for. With the kinds above, it is all that fetches (src/command/check/requests/named-addresses.ts). */
export const furtherKinds = {
  track: (host) =>
    `<video><track default kind="subtitles" HELD data-src="${host}/a.vtt"><source src="data:video/mp4,"></video>`,
  prefetch: (host) => `<link rel="prefetch" HELD data-href="${host}/a.html">`,
  advance: (host) => `<link rel="preload" as="image" HELD data-imagesrcset="${host}/a.png 1x">`,
  use: (host) => `<svg><use HELD data-href="${host}/a.svg#a"/></svg>`,
  filter: (host) =>
    `<svg><filter id="f"><feImage HELD data-href="${host}/a.png"/></filter><rect filter="url(#f)" width="9" height="9"/></svg>`,
  drawn: (host) => `<svg><script type="text/plain" HELD data-href="${host}/a.js"></script></svg>`,
  cell: (host) => `<table><tr><td HELD data-background="${host}/a.png">A</td></tr></table>`,
} as const satisfies Readonly<Record<string, Markup>>;

/** The names of the kinds that every browser asks for. */
export const kindNames: readonly string[] = Object.keys(heldKinds);

/** The names of all kinds. */
export const allKinds: readonly string[] = [...kindNames, ...Object.keys(furtherKinds)];

/**
 * The markup of every kind that all browsers ask for, or of some. Each asks a host of its own, `<kind>.test`.
 *
 * @param purposeOf the purpose that a kind waits for
 */
export const everyKind = (
  scheme: 'http' | 'https',
  purposeOf: (kind: string) => string,
  kinds = kindNames,
): string =>
  Object.entries<Markup>({ ...heldKinds, ...furtherKinds, ...leading })
    .filter(([kind]) => kinds.includes(kind))
    .map(([kind, html]) =>
      html(`${scheme}://${kind}.test`).replace('HELD', `data-name="${purposeOf(kind)}"`),
    )
    .join('\n');
