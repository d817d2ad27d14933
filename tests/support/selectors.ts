/** A page for selectors: what they match has an id. */
export const selectorPage =
  '<!doctype html><html id="html" lang="en"><head></head><body id="body" dir="ltr">' +
  '<ul id="u"><li id="l1" class="x">1</li><li id="l2" class="y">2</li><li id="l3" class="y x">3</li></ul>' +
  '<p id="p1" data-a="Foo" lang="de-AT"></p><p id="p2" dir="rtl" data-a="foo"><b id="b">b</b></p>' +
  '<input id="i" required disabled><a id="a" href="/"></a>' +
  '</body></html>';

/**
 * What browsers take and jsdom may read otherwise: the ids in Chromium, or `refused`; and `unsure`
 * where the checker says that it cannot judge the selector.
 */
export const selectorCases: readonly (readonly [
  selector: string,
  inChromium: string,
  unsure?: 'unsure',
])[] = [
  // Selectors in :nth-child are where jsdom finds other elements.
  [':nth-child(1 of .x)', 'l1', 'unsure'],
  ['li:nth-child(2 of .x)', 'l3', 'unsure'],
  [':nth-last-child(1 of .x)', 'l3', 'unsure'],
  ['ul:has(:nth-child(1 of .x))', 'u', 'unsure'],
  [':is(:nth-child(1 of .x))', 'l1', 'unsure'],
  [':nth-of-type(1 of .x)', 'refused', 'unsure'],
  ['li:nth-child(2n + 1)', 'l1 l3'],
  ['li:nth-last-child(-n+2)', 'l2 l3'],
  [':has(> li)', 'u'],
  ['li:has(+ .y)', 'l1 l2'],
  ['p:has(b, i)', 'p2'],
  ['p:not(:has(b))', 'p1'],
  [':has(:has(b))', 'refused'],
  ['p:has(:is(p, :has(b)))', '', 'unsure'],
  [':has()', 'refused'],
  [':has(b, :unknown)', 'refused', 'unsure'],
  ['p:has(::before)', 'refused', 'unsure'],
  // Lists that forgive.
  [':is(p, :unknown)', 'p1 p2', 'unsure'],
  [':is(p, :has(:has(b)))', 'p1 p2', 'unsure'],
  [':is(p,)', 'p1 p2', 'unsure'],
  ['p:is(', '', 'unsure'],
  [':where()', ''],
  [':where(ul, p) > b', 'b'],
  [':not(:unknown)', 'refused'],
  ['p:not(#p1, #p3)', 'p2'],
  ['li:not(:not(.x), .y)', 'l1'],
  ['li:not(ul .x)', 'l2'],
  // Direction and language.
  ['p:dir(rtl)', 'p2'],
  ['p:dir(ltr)', 'p1'],
  [':lang(de)', 'p1'],
  ['p:lang("de")', 'refused', 'unsure'],
  // Namespaces.
  ['*|p', 'p1 p2'],
  ['svg|a', 'refused'],
  ['[svg|a]', 'refused'],
  ['[*|data-a]', 'p1 p2'],
  // Flags of attributes.
  ['[data-a="foo" i]', 'p1 p2'],
  ['[data-a="foo"]', 'p2'],
  ['[data-a="foo" s]', 'refused', 'unsure'],
  // What depends on the visitor, or is of one browser alone.
  ['a:hover', '', 'unsure'],
  ['input:invalid', '', 'unsure'],
  ['input:required:disabled', 'i'],
  [':any-link', 'a'],
  [':playing', 'refused', 'unsure'],
  [':contains(b)', 'refused', 'unsure'],
  ['p::before', '', 'unsure'],
  // What is not closed, and what is none.
  ['[data-a="Foo"', 'p1', 'unsure'],
  ['p/**/b', 'refused', 'unsure'],
  [',p', 'refused'],
  ['p,', 'refused'],
  ['p >', 'refused'],
  ['a[[', 'refused'],
  ['', 'refused'],
];
