import { css, link, page, place, presses, pressLink, room } from './places.js';
import { twin, twins } from './twin.js';

const script = (text: string): string => `<script>${text}</script>`;

const stay = async (): Promise<void> => {};

// A page that opens at a place.
twin('a page that opens at a place', page(), stay, { at: '/twin/#place' });
twin('a page that opens at a text', page(), stay, { at: '/twin/#:~:text=Place' });
twin('a page that opens at a text, and at a place elsewhere', page(), stay, {
  at: '/twin/#link:~:text=Place',
});

// What else listens, or acts.
twin('a listener of the page that keeps the visitor here', page(), pressLink, {
  head: script('addEventListener("click", (click) => click.preventDefault(), true)'),
});
twin('a router that refuses the address', page(), pressLink, {
  head: script('navigation.addEventListener("navigate", (event) => event.preventDefault())'),
});
twin(
  'a menu that closes since it is the target no more',
  page(`<p><a id="menu-link" href="#menu">Menu</a></p>
  <nav id="menu"><a id="link" href="#place">Place</a></nav>`),
  async ({ press }) => {
    await press('#menu-link');
    await press('#link');
  },
  css('#menu { visibility: hidden } #menu:target { visibility: visible }'),
);
twin(
  'a link with a control in it',
  page(link('#place', '', 'Link <input type="checkbox" id="box" name="box">')),
  async ({ page: open, press }) => {
    await press('#box');
    return open.locator('#box').isChecked();
  },
);
twin(
  'a link with a button in it',
  page(link('#place', '', 'Link <button id="inner" type="button">B</button>')),
  ({ press }) => press('#inner'),
);
twin('another tab by Ctrl', page(), async ({ page: open, press }) => {
  await open.keyboard.down('Control');
  await press('#link');
  await open.keyboard.up('Control');
});
twin(
  'another tab by the base element',
  page(),
  async ({ page: open, rest }) => {
    const popup = open.waitForEvent('popup');
    await open.locator('#link').click();
    await (await popup).close();
    await rest();
  },
  { head: '<base target="_blank">' },
);
twin('a place on another page', page(link('/other/#there')), pressLink, {
  pages: { '/other/': page('', place('there')) },
});
twin('the same path with another query', page(link('?a=2#place')), pressLink, { at: '/twin/?a=1' });
twin('the page’s whole address', page(link('/twin/?a=1#place')), pressLink, { at: '/twin/?a=1' });
twins(
  {
    'a press that takes the target away': page(link('#place', 'onclick="place.remove()"')),
    'a link in text that is edited': page(`<div contenteditable>${link('#place')}</div>`),
    'a link in a picture that is drawn': page(
      `<svg width="100" height="20"><a href="#place"><text id="link" y="15">Link</text></a></svg>`,
    ),
  },
  pressLink,
);
twin(
  'two presses, one soon after the other',
  page(`${link('#place')}<p><a id="second" href="#after">After</a></p>`),
  async ({ page: open, press }) => {
    await open.locator('#link').click();
    await press('#second');
  },
);
twin(
  'Back, and forth again',
  page(`${link('#place')}<p><a id="second" href="#after">After</a></p>`),
  async (visitor) => {
    await visitor.press('#link');
    await visitor.page.evaluate(() => scrollTo(0, 0));
    await visitor.press('#second');
    for (const go of ['goBack', 'goBack', 'goForward'] as const) {
      await visitor.page[go]();
      await visitor.rest();
    }
  },
  { except: ['scrolled', 'inSight'] },
);

// What the target is.
for (const id of ['a.b:c', '香港', 'a/b', '#a', '1', 'a%20b']) {
  twin(`the id ${id}`, page(link(`#${id.replaceAll('%', '%25')}`), place(id)), pressLink);
}
twin(
  'the main part, for the keyboard',
  page(link('#main'), '<main id="main" tabindex="-1">Main</main>'),
  async ({ page: open, keys }) => {
    await open.locator('#link').focus();
    await keys('Enter');
    await keys('Tab');
  },
);
twins(
  {
    'one of two elements with the same id': page(link('#place'), place() + room(700) + place()),
    'an input': page(link('#field'), '<input id="field">'),
    'a row of a table': page(link('#row'), '<table><tr><td>1<tr id="row"><td>2</table>'),
    'an inline element that is empty': page(link('#empty'), '<p>Text <span id="empty"></span></p>'),
    'an element without a box of its own': page(
      link('#none'),
      '<div id="none" style="display: contents">Text</div>',
    ),
    'an element that is not shown': page(
      link('#none'),
      '<div id="none" style="display: none">Text</div>',
    ),
    'an element at the end of the page': `${link('#end')}${room(1500)}<p id="end">End</p>`,
    'details within details': page(
      link('#inner'),
      `<details id="one"><summary>One</summary><details id="two"><summary>Two</summary>${place('inner')}</details></details>`,
    ),
    'a summary': page(
      link('#summary'),
      `<details id="one"><summary id="summary">One</summary>${place()}</details>`,
    ),
  },
  pressLink,
);

// How the page scrolls.
twin(
  'a page that snaps',
  `${['one', 'two', 'three', 'four'].map((id) => `<section id="${id}" style="height: 100vh; scroll-snap-align: start">${id === 'one' ? link('#three') : id}</section>`).join('')}`,
  async ({ page: open, press }) => {
    await press('#link');
    await open.waitForFunction(() => scrollY > 1.9 * innerHeight);
  },
  css('html { scroll-snap-type: y mandatory } body { margin: 0 }'),
);
twin(
  'a page from right to left',
  `<div dir="rtl"><div style="width: 3000px">${page()}</div></div>`,
  pressLink,
);
twin(
  'a box within a component',
  `<template id="t"><div style="height: 300px; overflow: auto"><slot></slot></div></template>
  <div id="host">${page()}</div>${script("host.attachShadow({ mode: 'open' }).append(t.content)")}`,
  presses('link'),
);
twin('a page that is locked', page(), pressLink, css('html { overflow: hidden }'));
twin(
  'a row that scrolls to the side, to an item out of sight',
  `${link('#nine')}${room(900)}<div id="row" style="display: flex; overflow: auto; scroll-snap-type: x mandatory">${Array.from({ length: 12 }, (_, index) => `<div id="${index === 9 ? 'nine' : `item-${index}`}" style="flex: 0 0 300px; height: 200px; scroll-snap-align: start">${index}</div>`).join('')}</div>${room(900)}`,
  pressLink,
);
twin(
  'a frame within a frame',
  `${room(100)}<iframe id="frame" src="/middle/" style="width: 100%; height: 3600px"></iframe>`,
  async ({ page: open, press }) =>
    press(open.frameLocator('#frame').frameLocator('#frame').locator('#link')),
  {
    pages: {
      '/middle/': '<iframe id="frame" src="/inner/" style="width: 100%; height: 3400px"></iframe>',
      '/inner/': page(),
    },
  },
);
