// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://example.org/home/" }
import { expect, it } from 'vitest';
import { readConfiguration } from '../../../src/configuration/tag.js';
import { type ForeignMarkup, selectorsOfForeign } from '../../../src/foreign/hooks.js';
import {
  colorbox,
  fancybox2,
  glightbox,
  lightbox2,
  magnific,
} from '../../../src/foreign/lightboxes.js';
import { createTranslation } from '../../../src/foreign/translate.js';
import { createPage } from '../../../src/lifecycle/create-page.js';
import type { Preset } from '../../../src/page/configuration.js';
import type { Page } from '../../../src/page/page.js';
import { contentOf } from '../../../src/sections/lightbox/content.js';
import { groupOf } from '../../../src/sections/lightbox/group.js';
import { captionOf, itemName } from '../../../src/sections/lightbox/places.js';
import { usual } from '../../support/configuration.js';

/** The document as a page with presets; its own selectors win over theirs. */
function pageWith(presets: readonly Preset[], own: ForeignMarkup['own'] = {}): Page {
  const configuration = readConfiguration(undefined, () => {}, usual);
  const foreign = selectorsOfForeign({ own, presets }, new Set());
  createTranslation(foreign, () => false).translate(document);
  return createPage(
    { ...configuration, presets },
    { enhance() {}, fail() {}, release() {}, translate() {}, hasVisitorActed: () => false },
  );
}

/** A link with an id, which is its address too. */
const link = (id: string, rest: string): string =>
  `<a id="${id}" href="/${id}.jpg" ${rest}>${id}</a>`;

/** The groups on the page, as the ids of their items. */
function groupsOn(page: Page): string {
  const links = [...document.querySelectorAll<HTMLElement>('[data-fancybox]')];
  const groups = links.map((each) =>
    groupOf(each, page)
      .group.map(({ id }) => id)
      .join('+'),
  );
  return [...new Set(groups)].join(' ');
}

it.each<[string, readonly Preset[], string, string]>([
  [
    'Fancybox 3 to 6: the same value of the attribute',
    [],
    link('a', 'data-fancybox="g" rel="h"') +
      link('b', 'data-fancybox="g"') +
      link('c', 'data-fancybox'),
    'a+b c',
  ],
  [
    'lightbox2: the same value of the attribute, wherever on the page',
    [lightbox2],
    `${link('a', 'data-lightbox="g"')}<ul>${link('b', 'data-lightbox="h"')}</ul>${link('c', 'data-lightbox="g"')}`,
    'a+c b',
  ],
  [
    'lightbox2 as it was: the same rel, but `lightbox` alone is none',
    [lightbox2],
    ['lightbox[g]', 'lightbox[g]', 'lightbox', 'lightbox']
      .map((rel, index) => link('abcd'.charAt(index), `rel="${rel}"`))
      .join(''),
    'a+b c d',
  ],
  [
    'Colorbox: the same rel, in which what is said of any link names no group',
    [colorbox],
    ['g', 'nofollow g', 'nofollow', 'NoOpener noreferrer', '']
      .map((rel, index) => link('abcde'.charAt(index), `class="colorbox" rel="${rel}"`))
      .join(''),
    'a+b c d e',
  ],
  [
    'Colorbox by Drupal',
    [colorbox],
    ['g', 'h', 'g']
      .map((name, index) =>
        link('abc'.charAt(index), `class="colorbox" data-colorbox-gallery="${name}"`),
      )
      .join(''),
    'a+c b',
  ],
  [
    'Fancybox 2: its attribute, else rel',
    [fancybox2],
    link('a', 'class="fancybox" data-fancybox-group="g" rel="x"') +
      link('b', 'class="fancybox" rel="x"') +
      link('c', 'class="fancybox" rel="x noopener"') +
      link('d', 'class="fancybox" data-fancybox-group="g"'),
    'a+d b+c',
  ],
  [
    'Magnific: the links in a container, and no others',
    [magnific],
    `<div class="popup-gallery">${link('a', '')}<p>${link('b', '')}</p></div>
    <div class="popup-gallery">${link('c', '')}</div>${link('d', 'class="image-popup"')}`,
    'a+b c d',
  ],
  [
    'GLightbox: the gallery, and all without one together',
    [glightbox],
    link('a', 'class="glightbox"') +
      link('b', 'class="glightbox" data-gallery="g"') +
      link('c', 'class="glightbox"') +
      link('d', 'class="glightbox" data-gallery="g"'),
    'a+c b+d',
  ],
  [
    'two presets: a name is a group in the markup of each',
    [lightbox2, colorbox],
    link('a', 'data-lightbox="g"') +
      link('b', 'class="colorbox" rel="h"') +
      link('c', 'data-lightbox="g"') +
      link('d', 'class="colorbox" rel="h"'),
    'a+c b+d',
  ],
])('a group in %s', (_what, presets, html, groups) => {
  document.body.innerHTML = html;
  expect(groupsOn(pageWith(presets))).toBe(groups);
});

it('selectors of the page take the places of the preset with them, and name containers of their own', () => {
  document.body.innerHTML = `<div class="mine">${link('a', 'title="A"')}${link('b', '')}</div>`;
  const page = pageWith([magnific], { lightboxItem: '.mine a', lightboxGroup: '.mine' });
  expect(groupsOn(page)).toBe('a+b');
  const item = document.querySelector('#a');
  expect(item && captionOf(item, page)).toBe('A');
});

it('the copies that slick makes of slides are not in the group', () => {
  const item = link('a', 'data-lightbox="g"');
  document.body.innerHTML = `${item}<div class="slick-cloned">${item}</div>`;
  expect(groupsOn(pageWith([lightbox2])).split(' ')[0]).toBe('a');
});

it.each<[Preset, string, string, string]>([
  [
    lightbox2,
    'data-lightbox data-title=" On the <b>roof</b> " data-alt="Roof"',
    'On the roof',
    'Roof',
  ],
  [lightbox2, 'rel="lightbox" title="Roof"', 'Roof', 'Roof'],
  [colorbox, 'class="colorbox" title="Roof"', 'Roof', 'Roof'],
  [
    fancybox2,
    'class="fancybox" title="Roof" data-fancybox-title="On the roof"',
    'On the roof',
    'On the roof',
  ],
  [magnific, 'class="image-popup" title="Roof"', 'Roof', 'Roof'],
  [
    lightbox2,
    'data-lightbox="a" data-title="The <b>R</b>oof<br>1 < 2"',
    'The Roof 1 < 2',
    'The Roof 1 < 2',
  ],
  [magnific, 'class="image-popup"', '', 'x'],
  [
    glightbox,
    'class="glightbox" data-title="Roof" data-description="In May"',
    'Roof – In May',
    'Roof – In May',
  ],
  [
    glightbox,
    'class="glightbox" data-glightbox="title: Roof: the view; description: .more; alt: A roof"',
    'Roof: the view – More <of> it',
    'A roof',
  ],
  [
    glightbox,
    'class="glightbox" data-glightbox="description: .5 hours; on foot;"',
    '.5 hours; on foot',
    '.5 hours; on foot',
  ],
])('%# a caption and a name are text: %s', (preset, attributes, caption, name) => {
  document.body.innerHTML = `${link('x', attributes)}<div class="more">More &lt;of&gt; it</div>`;
  const page = pageWith([preset]);
  const item = document.querySelector('a');
  if (!item) throw new Error('there is no link');
  expect(captionOf(item, page)).toBe(caption);
  expect(itemName(item, caption, 1, page)).toBe(name);
});

it.each<[Preset, string, string | undefined]>([
  [fancybox2, 'class="fancybox fancybox.iframe" href="/map"', 'iframe'],
  [fancybox2, 'class="fancybox" data-fancybox-type="iframe" href="/map"', 'iframe'],
  [colorbox, 'class="colorbox iframe" href="/map"', 'iframe'],
  [colorbox, 'class="colorbox" href="#box"', 'inline'],
  [magnific, 'class="popup-link mfp-iframe" href="/map"', 'iframe'],
  [magnific, 'class="popup-youtube" href="https://www.youtube.com/watch?v=12345678901"', undefined],
  [glightbox, 'class="glightbox" data-glightbox="type: external" href="/map"', 'iframe'],
  [glightbox, 'class="glightbox" data-type="external" href="/map"', 'iframe'],
  [glightbox, 'class="glightbox" data-type="video" href="/film.mp4"', 'html5video'],
  [glightbox, 'class="glightbox toString" data-type="constructor" href="/a"', 'image'],
  [lightbox2, 'data-lightbox class="iframe" href="/map"', 'image'],
])('%# content of %s is of the type that its markup names', (preset, attributes, type) => {
  document.body.innerHTML = `<a ${attributes}>x</a>`;
  const item = document.querySelector('a');
  expect(item && contentOf(item, pageWith([preset]))?.type).toBe(type);
});

it.each<[Preset, string, string | undefined]>([
  [magnific, 'class="image-link" data-mfp-src="/large.jpg" href="/page"', '/large.jpg'],
  [fancybox2, 'class="fancybox" data-fancybox-href="/large.jpg" href="/page"', '/large.jpg'],
  [colorbox, 'class="colorbox" data-cbox-href="/large.jpg" href="/page"', '/large.jpg'],
  [magnific, 'class="image-link" data-src="/other.jpg" href="/page"', '/other.jpg'],
  [lightbox2, 'data-lightbox="a" data-mfp-src="/large.jpg" href="/small.jpg"', '/small.jpg'],
  [magnific, 'class="image-link" data-mfp-src="javascript:alert(1)" href="/page.jpg"', undefined],
])('%# content of %s is at the address that its markup names: %s', (preset, attributes, path) => {
  document.body.innerHTML = `<a ${attributes}>x</a>`;
  const item = document.querySelector('a');
  const address = path && new URL(path, location.href).href;
  expect(item && contentOf(item, pageWith([preset]))?.address).toBe(address);
});
