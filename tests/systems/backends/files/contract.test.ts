// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  askingOthers,
  classesIn,
  dataIn,
  holds,
  knownNames,
  requiredHooks,
} from '../../../support/backend-markup.js';
import { staticSources, typo3Sources, wordpressSources } from '../../../support/backend-sources.js';
import { structures } from '../../../support/contract.js';
import { templated } from '../../../support/templates.js';

const typo3 = typo3Sources();
const wordpress = wordpressSources();
const pages = staticSources();

/** What the contract and the static pages know. */
const { classes, attributes } = knownNames(pages);
attributes.add('data-namespace-typo3-fluid');
// Of the contract, and on no static page: a form that is sent in place.
attributes.add('data-submit');
classes.add('form-result');

describe.each([
  ['TYPO3', typo3],
  ['WordPress', wordpress],
  ['The pages that Twig and PHP render', pages],
])('%s', (_, sources) => {
  it('asks no other host before consent', () => {
    expect(askingOthers(sources)).toEqual([]);
  });

  it.each(Object.entries(structures).filter(([name]) => templated.includes(name)))(
    'has markup for %s',
    (_name, structure) => {
      expect(requiredHooks(structure).filter((hook) => !holds(sources, hook))).toEqual([]);
    },
  );
});

describe.each([
  // What a partial is given.
  ['TYPO3', typo3, /^\{class\}$/],
  // What core writes on its own blocks and buttons, and what the plugin's own stylesheets are for: its message to
  // editors, its footer, and the places that a theme without its parts lacks.
  [
    'WordPress',
    wordpress,
    /^(wp-block-|wp-element-button$|alignwide$|auftritt-(language|notice|places)$|menu-item$|site-footer__(content|sender|name|links)$)/,
  ],
])('%s', (_, sources, own) => {
  it('uses no class that neither the contract nor the static pages know', () => {
    const unknown = classesIn(sources).filter((name) => !classes.has(name) && !own.test(name));
    expect(unknown).toEqual([]);
  });

  it('uses no data attribute that neither the contract nor the static pages know', () => {
    expect(dataIn(sources).filter((name) => !attributes.has(name))).toEqual([]);
  });
});

// WordPress's embeds wait by a filter over what core prints: tests/systems/wordpress/consent.wordpress.ts.
it('TYPO3 has content that waits for consent', () => {
  expect(holds(typo3, 'consentContent')).toBe(true);
});
