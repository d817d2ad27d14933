import { generate, parse } from 'css-tree';
import { expect, it } from 'vitest';
import { withLookedUpRules } from '../../build/selectors.mjs';
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
])('%s is looked up by a class, an attribute or a type', (selector, expected) => {
  expect(selectorsOf(selector)).toBe(expected);
});

it('is how the stylesheets are built', async () => {
  const { text } = await buildStylesheet('src/styles/auftritt.css');
  expect(text).toContain('.reference__toggle');
  // However the strings in it are quoted.
  const quoted = (css: string): string => generate(parse(css));
  expect(quoted(withLookedUpRules(text))).toBe(quoted(text));
});
