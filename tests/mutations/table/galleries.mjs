import { noticedBy } from '../mutation.mjs';

const table = 'tests/mutations/table/galleries.mjs';

export const galleryRows = [
  ...noticedBy(table, 'tests/sections/category-gallery/leaks.spec.ts', [
    {
      what: 'the browser keeps each category whose slider has run',
      file: 'libraries/slick.ts',
      search: 'leaveAgain(element);',
      replace: '',
      title: 'the browser forgets a category whose slider has run',
    },
  ]),
  ...noticedBy(table, 'tests/sections/category-gallery/loading.spec.ts', [
    {
      what: 'what is replaced is not released',
      file: 'micro-roots/category-gallery/replacement.ts',
      search: 'page.release(present, true);\n',
      replace: '',
      title: 'the slider is set up again at once',
    },
    {
      what: 'a slider that is replaced ends before the answer is painted',
      file: 'micro-roots/category-gallery/replacement.ts',
      search: 'page.release(present, true);',
      replace: 'page.release(present);',
      title: 'ends once the answer has been painted',
    },
    {
      what: 'a slider that is replaced never ends',
      file: 'libraries/slick.ts',
      search: 'while (steps.length > 0) {\n      next();',
      replace: 'while (steps.length > 0) {\n      steps.shift();',
      title: 'ends once the answer has been painted',
    },
    {
      what: 'the overlay fades over 299 ms',
      file: 'micro-roots/category-gallery/overlay.ts',
      search: 'fadeDuration = 300',
      replace: 'fadeDuration = 299',
      title: 'fades in over 300 ms',
    },
    {
      what: 'the overlay goes 699 ms after the answer',
      file: 'micro-roots/category-gallery/overlay.ts',
      search: 'liftDelay = 700',
      replace: 'liftDelay = 699',
      title: 'fades in over 300 ms',
    },
    {
      what: 'the lightbox is set up again after 199 ms',
      file: 'micro-roots/category-gallery/replacement.ts',
      search: 'lightboxDelay = 200',
      replace: 'lightboxDelay = 199',
      title: 'and the lightbox 200 ms later',
    },
    {
      what: 'the overlay fades for a visitor who prefers reduced motion',
      file: 'micro-roots/category-gallery/overlay.ts',
      search: 'const duration = reducedMotion() ? 0 : fadeDuration;',
      replace: 'const duration = fadeDuration;',
      title: 'the same without fades',
    },
    {
      what: 'the overlay outlives the gallery',
      file: 'micro-roots/category-gallery/loading.tsx',
      search: 'useLayoutEffect(() => () => overlay.end(), [overlay]);',
      replace: '',
      title: "a template's own overlay is used",
    },
  ]),
  ...noticedBy(table, 'tests/sections/category-gallery/address.spec.ts', [
    {
      what: 'the category of the address is chosen after 199 ms',
      file: 'micro-roots/category-gallery/selection.ts',
      search: 'delay = 200',
      replace: 'delay = 199',
      title: '200 ms after the load',
    },
  ]),
  ...noticedBy(table, 'tests/sections/category-gallery/order.spec.ts', [
    {
      what: 'an answer to an overtaken request is shown',
      file: 'micro-roots/category-gallery/gallery.tsx',
      search: 'if (signal.aborted) return;',
      replace: '',
      title: 'an older answer',
    },
    {
      what: 'an overtaken request is not aborted',
      file: 'micro-roots/category-gallery/gallery.tsx',
      search: 'return () => aborting.abort();',
      replace: '',
      title: 'of several choices the newest wins',
    },
  ]),
  ...noticedBy(table, 'tests/sections/category-gallery/refused.spec.ts', [
    {
      what: 'a server that refuses POST is asked at each choice',
      file: 'micro-roots/category-gallery/own-links.ts',
      search: 'refused.add(address.href);',
      replace: '',
      title: 'where the server answers a POST with ',
    },
    {
      what: 'a page that asks in turn is followed without end',
      file: 'micro-roots/category-gallery/own-links.ts',
      search: "has('id_category')) return false;",
      replace: "has('id_category')) location.replace(link.href);",
      title: 'to a page that asks in turn',
    },
  ]),
  ...noticedBy(table, 'tests/sections/category-gallery/pages.spec.ts', [
    {
      what: 'an address stays relative to the page that the script runs on',
      file: 'page/requests.ts',
      search: 'resolveAddresses(html, baseOf(text, response.url || address.href));',
      replace: '',
      title: "addresses stay those of the page's folder",
    },
  ]),
  ...noticedBy(table, 'tests/sections/category-gallery/history.spec.ts', [
    {
      what: 'a place on the page counts as another entry',
      file: 'micro-roots/category-gallery/use-history.ts',
      search: 'if (reached === key.current) return;',
      replace: '',
      title: 'a link to a place on the page changes nothing',
    },
  ]),
];
