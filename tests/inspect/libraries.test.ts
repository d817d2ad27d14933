import { expect, it } from 'vitest';
import { librariesIn } from '../../src/command/inspect/libraries/libraries.js';

it.each([
  ['jquery-ui.min.js', ['jquery-ui']],
  ['jquery-ui-1.8.16.custom.min.js', ['jquery-ui']],
  ['jquery.ui.core.js', ['jquery-ui']],
  ['jquery.ui.totop.min.js', []],
  ['jquery.cookie.js', ['js-cookie']],
  ['jquery.cookiebar.js', []],
])('finds by its name what library %s is', (name, libraries) => {
  expect(librariesIn(`/js/${name}`, '$.fn.a = b;', ['a'])).toEqual(libraries);
});
