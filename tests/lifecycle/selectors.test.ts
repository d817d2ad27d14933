// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkPage } from '../support/check-page.js';
import { casesOf } from '../support/extent.js';
import { turns, withOwnSelectors } from '../support/own-selectors.js';

const html = readFileSync('static-html/pages/home/baukasten/index.html', 'utf8');
const address = 'https://www.example.com/home/baukasten/';

/** What starts, and what is wrong, without the places in the source, which the marks change. */
function check(page: string): { starts: readonly string[]; wrong: readonly string[] } {
  const { predictions, findings } = checkPage({ html: page, address });
  return {
    starts: predictions.map(
      ({ behaviour, element, starts }) => `${behaviour} ${element} ${starts}`,
    ),
    wrong: findings.map(({ message }) => message),
  };
}

const usual = check(html);

it.each(casesOf(turns, (turn) => turn === 1))(
  'the checker takes selectors of every form for every hook, turn %i',
  (turn) => {
    expect(usual.starts.length).toBeGreaterThan(40);
    expect(check(withOwnSelectors(html, turn))).toEqual(usual);
  },
);
