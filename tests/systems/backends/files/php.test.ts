import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from '../../../support/backend-sources.js';

it('plain PHP escapes all that it prints, but for the paragraphs that are HTML already', () => {
  const raw = filesIn('backends/php/templates', '.php').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<\?=\s*(.*?)\s*\?>/g)]
      .filter(([, printed = '']) => !/^e\(.*\)$/.test(printed))
      .map(([, printed]) => `${file}: ${printed}`),
  );
  expect(raw).toEqual(['backends/php/templates/sections/text-part.php: $paragraph']);
});
