import { css, link, page, place, pressLink, room } from './places.js';
import { twin, twins, type Visitor } from './twin.js';

const to = (id: string, href = `#${id}`): string => page(link(href), place(id));

// What scrolls.
twin(
  'a body of the window’s height',
  page(),
  pressLink,
  css('html, body { height: 100%; overflow-x: hidden }'),
);
twin(
  'a wrapper in place of the window',
  `<div id="wrapper">${page()}</div>`,
  pressLink,
  css('body { margin: 0 } #wrapper { height: 100vh; overflow: auto }'),
);
twins(
  {
    'the window': page(),
    'a box in the page': `${link('#place')}${room(900)}<div id="box" style="height: 200px; overflow: auto">${room(700)}${place()}${room(700)}</div>${room(900)}`,
    'a part that is hidden until it is found': `${link('#place')}${room(1500)}<div hidden="until-found">${room(400)}${place()}</div>${room(1500)}`,
  },
  pressLink,
);
const dialog = (inside: string): string =>
  `<button id="open" onclick="d.showModal()">Open</button>${room(2000)}
   <dialog id="d" style="height: 300px; overflow: auto">${inside}</dialog>`;
const pressInDialog =
  (what: string) =>
  async ({ press }: Visitor): Promise<void> => {
    await press('#open');
    await press(what);
  };
twin('a dialog', dialog(page()), pressInDialog('#link'));
twin(
  'to the top of a page in a frame as high as its content',
  `${room(300)}<iframe id="frame" src="/inner/" style="width: 100%; height: 3400px"></iframe>`,
  async ({ page: outer, press }) => press(outer.frameLocator('#frame').locator('.to-top')),
  { pages: { '/inner/': `${page()}<a class="to-top" href="#top">Top</a>` } },
);

// What is closed. What stands above the target is shown one at a time.
const shorter = { except: ['scrolled'] } as const;
const gallery = `<p><a href="#inside" id="link">Link</a></p>
  <nav class="gallery-navigation"><a href="#kitchen">Kitchen</a> <a href="#bath">Bath</a></nav>
  <section class="gallery-element" id="kitchen" data-parent="Kitchen">${room(900)}</section>
  <section class="gallery-element" id="bath" data-parent="Bath">${room(900)}${place('inside')}${room(900)}</section>`;
const tabs = `${link('#inside')}${room(900)}<ul data-tabs><li><a data-tab href="#t1">One</a></li>
  <li><a data-tab href="#t%C3%BCr">Two</a></li></ul><div id="t1" data-tab-panel>One</div>
  <div id="tür" data-tab-panel>${room(300)}${place('inside')}</div>${room(900)}`;
twins(
  {
    'a gallery element that is not shown': gallery,
    'a column of references that is hidden': `${link('#inside')}${room(900)}<section class="references">
      <article class="reference"><button class="reference__toggle">A</button><div class="reference__body">A</div></article>
      <div class="reference-column is-hidden">${room(300)}${place('inside')}</div>
      <a class="references__more" href="/more/">More</a></section>${room(900)}`,
    'a part that a button opens': `${link('#inside')}${room(900)}<button data-collapse>Open</button>
      <div data-collapse-body>${room(300)}${place('inside')}</div>${room(900)}`,
    'a tab’s panel': tabs,
  },
  pressLink,
  shorter,
);
for (const hash of ['#bath', '#inside']) {
  twin(`a page that opens at a gallery element or in it: ${hash}`, gallery, async () => {}, {
    at: `/twin/${hash}`,
    ...shorter,
  });
}
twin('a page that opens in a tab’s panel', tabs, async () => {}, {
  at: '/twin/#inside',
  ...shorter,
});
const toInside = async ({ page: open, rest }: Visitor): Promise<void> => {
  await open.evaluate(() => {
    location.hash = 'inside';
  });
  await rest();
};
twin('a script that goes to a gallery element', gallery, toInside, shorter);
twin('a gallery element while anchors are disabled', gallery, pressLink, {
  tag: 'data-disable="anchors"',
  ...shorter,
});

// What CSS says.
twin(
  'scroll-padding for a header',
  `<header class="site-header">Header</header>${room(60)}${page()}`,
  pressLink,
  css('.site-header { position: fixed; top: 0; height: 80px } html { scroll-padding-top: 100px }'),
);
twin('scroll-behavior', page(), pressLink, css('html { scroll-behavior: smooth }'));
twin('reduced motion', page(), pressLink, { reducedMotion: 'reduce' });

// What addresses mean.
twin('a press on the link to the place where one is', page(), async (visitor) => {
  await visitor.press('#link');
  await visitor.page.mouse.wheel(0, -5000);
  await visitor.press('#link');
});
const elsewhere = { at: '/sub/page.html', head: '<base href="/">' };
twin('base to another place', to('place', 'sub/page.html#place'), pressLink, elsewhere);
twin('base and a hash alone', page(), pressLink, {
  ...elsewhere,
  pages: { '/': '<p id="home">Home</p>' },
});
twins(
  {
    'an id with a letter that is encoded': to('tür', '#t%C3%BCr'),
    'an id with a letter as it is': to('tür'),
    'an id with a percent sign': to('50%-tür'),
    'an anchor’s name': `${link('#place')}${room(1500)}<a name="place">Place</a>${room(1500)}`,
  },
  pressLink,
);
for (const hash of ['#top', '#TOP', '#', '#nowhere', '#:~:text=Place', '#after:~:text=Place']) {
  twin(
    `the address ${hash}`,
    `${page()}<p style="margin-top: 2000px"><a id="below" href="${hash}">Below</a></p>`,
    async ({ page: tabbed, press }) => {
      await press('#below');
      await tabbed.keyboard.press('Tab');
      return tabbed.evaluate(() => document.activeElement?.id ?? '');
    },
    // Where Tab leads from the top is up to the window around the page: not every Chromium leads to a link.
    /^#top$/i.test(hash) ? { except: ['focus', 'seen'] } : {},
  );
}

// The top.
const up = (href: string, more = ''): string =>
  `${more}${room(900)}<p><a id="link" href="${href}">Up</a></p>${room(900)}<p id="low"><a id="below" href="${href}">Up</a></p>`;
const goUp = ({ press }: Visitor) => press('#below');
/** Where Tab leads from the top is up to the window around the page. */
const fromTop = { except: ['focus'] } as const;
twins(
  {
    '#top where an element has that id': up('#top', `${room(500)}<h2 id="top">Top</h2>`),
    '#top where an anchor has that name': up('#top', `${room(500)}<a name="top">Top</a>`),
  },
  goUp,
);
twin('# and base', up('#'), goUp, { ...elsewhere, head: '<base href="/sub/">', ...fromTop });
twin('#top in an address of the whole page', up('/twin/?a=1#top'), goUp, {
  at: '/twin/?a=1',
  ...fromTop,
});
twin(
  '#top below a header that stays',
  up('#top', '<header class="site-header" id="h">H</header>'),
  goUp,
  { ...css('.site-header { position: sticky; top: 0; height: 80px }'), ...fromTop },
);
twin(
  '#top twice, and Back',
  up('#top'),
  async (visitor) => {
    await goUp(visitor);
    await goUp(visitor);
    await visitor.page.goBack();
  },
  fromTop,
);
// Ours goes to the top of what scrolls around the link.
twin('#top in a dialog', dialog(up('#top')), pressInDialog('#below'), {
  except: ['focus', 'scrolled', 'inSight'],
});
