import { noticedBy } from '../mutation.mjs';

const table = 'tests/mutations/table/shows.mjs';

export const showRows = [
  ...noticedBy(table, 'tests/sections/lightbox/viewing.spec.ts', [
    {
      what: 'it does not loop',
      file: 'sections/lightbox/lightbox.ts',
      search: 'infinite: true',
      replace: 'infinite: false',
      title: 'counts and loops',
    },
    {
      what: 'it fades for a visitor who prefers reduced motion',
      file: 'sections/lightbox/open-lightbox.ts',
      search: '...(reduced ? withoutMotion : {}),',
      replace: '',
      title: 'fades and zooms unless',
    },
  ]),
  ...noticedBy(table, 'tests/sections/lightbox/content.spec.ts', [
    {
      what: 'an error is told in the wrong language',
      file: 'sections/lightbox/open-lightbox.ts',
      search: "htmlEl.lang = 'en';",
      replace: '',
      title: 'names and the error text in ',
    },
    {
      what: 'the page does not get back what the lightbox changed',
      file: 'sections/lightbox/open-lightbox.ts',
      search: 'for (const each of undo) each();',
      replace: '',
      title: 'elements of the page',
    },
  ]),
  ...noticedBy(table, 'tests/sections/lightbox/links.spec.ts', [
    {
      what: 'a click with a modifier opens the lightbox',
      file: 'page/answer-clicks.ts',
      search: ' || !isPlainClick(click)',
      replace: '',
      title: 'a click that is more than plain',
    },
    {
      what: 'what is replaced leaves the lightbox open',
      file: 'sections/lightbox/lightbox.ts',
      search: 'if (shown?.holds(link)) shown.close();',
      replace: '',
      title: 'what is replaced while it is open',
    },
  ]),
  ...noticedBy(table, 'tests/sections/lightbox/counter-text.test.ts', [
    {
      what: 'the number has one digit',
      file: 'sections/lightbox/counter-text.ts',
      search: 'padStart(2',
      replace: 'padStart(1',
      title: '',
    },
  ]),
  ...noticedBy(table, 'tests/sections/coverflow/moving.spec.ts', [
    {
      what: 'it fades in over 900 ms',
      file: 'sections/coverflow/settings.ts',
      search: 'fadeIn: 1000',
      replace: 'fadeIn: 900',
      title: 'fades in over 1000 ms',
    },
    {
      what: 'items overlap by 0.8',
      file: 'sections/coverflow/settings.ts',
      search: 'spacing: -0.82',
      replace: 'spacing: -0.8',
      title: 'fades in over 1000 ms',
    },
    {
      what: 'it does not loop',
      file: 'sections/coverflow/settings.ts',
      search: 'loop: true',
      replace: 'loop: false',
      title: 'it loops, and a click',
    },
    {
      what: 'no keyboard',
      file: 'sections/coverflow/settings.ts',
      search: 'keyboard: true',
      replace: 'keyboard: false',
      title: 'the keyboard goes from item to item',
    },
    {
      what: 'no touch',
      file: 'sections/coverflow/settings.ts',
      search: 'touch: true',
      replace: 'touch: false',
      title: 'the wheel scrolls the page',
    },
    {
      what: 'the wheel moves it',
      file: 'sections/coverflow/settings.ts',
      search: 'scrollwheel: false',
      replace: 'scrollwheel: true',
      title: 'the wheel scrolls the page',
    },
  ]),
  ...noticedBy(table, 'tests/sections/coverflow/detail-area.spec.ts', [
    {
      what: 'no navigation items',
      file: 'sections/coverflow/settings.ts',
      search: 'nav: true',
      replace: 'nav: false',
      title: 'shown in the detail area',
    },
    {
      what: 'no buttons',
      file: 'sections/coverflow/settings.ts',
      search: 'buttons: true',
      replace: 'buttons: false',
      title: 'shown in the detail area',
    },
    {
      what: 'the detail area keeps the item after the end',
      file: 'sections/coverflow/detail-area.ts',
      search: 'for (const each of undo.reverse()) each();',
      replace: '',
      title: 'and a detail area inside with a list',
    },
  ]),
  ...noticedBy(table, 'tests/sections/intro/intro.spec.ts', [
    {
      what: 'the start screen fades over 7999 ms',
      file: 'sections/intro/intro.ts',
      search: 'screenFade = 8000',
      replace: 'screenFade = 7999',
      title: 'over 8 seconds',
    },
    {
      what: 'it does not scroll to the top',
      file: 'sections/intro/intro.ts',
      search: "window.scrollTo({ top: 0, behavior: 'instant' });",
      replace: '',
      title: 'goes back to the top',
    },
    {
      what: 'the fades outlive the end',
      file: 'sections/intro/intro.ts',
      search: 'for (const animation of animated?.getAnimations() ?? []) animation.cancel();',
      replace: '',
      title: 'in the middle of a fade',
    },
    {
      what: 'the browser does not get its scrolling back',
      file: 'sections/intro/intro.ts',
      search:
        "window.addEventListener('pagehide', restoreScrolling, { signal: listening.signal });",
      replace: '',
      title: 'a reload during the intro',
    },
    {
      what: 'the intro plays for who prefers reduced motion',
      file: 'sections/intro/intro.ts',
      search: 'if (gone || reducedMotion()) {',
      replace: 'if (gone) {',
      title: 'is not shown to who prefers reduced motion',
    },
  ]),
  ...noticedBy(table, 'tests/sections/anchors/scrolling.spec.ts', [
    {
      what: 'a scroll takes 400 ms',
      file: 'scrolling/scroll.ts',
      search: 'const duration = 500;',
      replace: 'const duration = 400;',
      title: 'scrolls there in 500 ms',
    },
    {
      what: 'a scroll takes 600 ms',
      file: 'scrolling/scroll.ts',
      search: 'const duration = 500;',
      replace: 'const duration = 600;',
      title: 'scrolls there in 500 ms',
    },
    {
      what: 'the wheel does not end a scroll',
      file: 'page/visitor-scrolls.ts',
      search: "['wheel', 'touchstart', 'keydown', 'mousedown']",
      replace: "['touchstart', 'keydown', 'mousedown']",
      title: 'the visitor ends a scroll',
    },
    {
      what: 'a link to another page scrolls here',
      file: 'sections/anchors/anchors.ts',
      search: 'if (!page || !leadsHere(link)) return false;',
      replace: 'if (!page) return false;',
      title: 'links that lead elsewhere',
    },
    {
      what: 'a scroll is smooth for who prefers reduced motion',
      file: 'scrolling/scroll.ts',
      search: 'if (reducedMotion()) {\n    jump',
      replace: 'if (false) {\n    jump',
      title: 'no smooth scroll for who prefers reduced motion',
    },
  ]),
];
