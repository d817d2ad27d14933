import { generate, parse } from 'css-tree';
import { expect, it } from 'vitest';
import { withLookedUpRules } from '../../build/selectors.mjs';
import { withoutStructureLayers } from '../../build/structure.mjs';
import { buildStylesheet } from '../../build/stylesheets.mjs';

const selectorsOf = (selector: string): string =>
  withLookedUpRules(`${selector}{color:red}`).replace('{color:red}', '');

it.each([
  [':is(.a,.b)', '.a,.b'],
  ['.page :is(.a,.b):hover', '.page .a:hover,.page .b:hover'],
  [':where(:is(.a,.b)>*):not(i)', ':where(.a>*):not(i),:where(.b>*):not(i)'],
  [':where(.a,button)', ':where(.a),:where(button)'],
  [':is(a,span).item', ':is(a,span).item'],
  [':is(.a,.b) img', ':is(.a,.b) img'],
  ['.a :is(b,[c]) + :is([d="e"],.f)', '.a :is(b,[c])+[d="e"],.a :is(b,[c])+.f'],
  ['.a>:is(b,c):hover', '.a>b:hover,.a>c:hover'],
  [':where(:is(.a>b,.a>c)):not(i)', ':where(.a>b):not(i),:where(.a>c):not(i)'],
  ['i:is(a,b)', 'i:is(a,b)'],
  [':is(:is(.a,b).c,.d)', ':is(:is(.a,b).c,.d)'],
  [':where(:is(:is(a,b).c,.d:is(e,f)))', ':where(:is(a,b).c),:where(.d:is(e,f))'],
])('%s is looked up by a class, an attribute or a type', (selector, expected) => {
  expect(selectorsOf(selector)).toBe(expected);
});

it('a rule is passed over where nothing around an element is what its selector names', () => {
  const ofPage = (selector: string): string =>
    withoutStructureLayers(`@layer structure.page{${selector}{display:block}}`);
  const weight = ':not(i i i i i i i i)';
  expect(ofPage('.a > .b img::before')).toBe(
    `:where(.a)>:where(.b) :where(img)${weight}::before{display:block}`,
  );
  expect(ofPage(':is(.a, .b) > *')).toBe(`:where(:is(.a,.b))>${weight}{display:block}`);
});

it('is how the stylesheets are built', async () => {
  const { text } = await buildStylesheet('src/styles/auftritt.css');
  expect(text).toContain('.reference__toggle');
  // However the strings in it are quoted.
  const quoted = (css: string): string => generate(parse(css));
  expect(quoted(withLookedUpRules(text))).toBe(quoted(text));
});
