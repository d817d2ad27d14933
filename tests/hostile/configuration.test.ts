// @vitest-environment jsdom
import fc from 'fast-check';
import { expect } from 'vitest';
import { attributes } from '../../src/configuration/attributes.js';
import { describe as line } from '../../src/configuration/diagnostics.js';
import type { Misconfiguration } from '../../src/configuration/tag.js';
import { propertyId } from '../../src/services/analytics/property.js';
import { readWholeTag, selectorsOf } from '../support/configuration.js';
import { type Hook, selectors, structures } from '../support/contract.js';
import { hostileText } from '../support/hostile-text.js';
import { holdsForAll } from '../support/properties.js';

/** A tag with attributes as they come from a template. */
function read(given: Readonly<Record<string, string>>) {
  const tag = document.createElement('script');
  for (const [name, value] of Object.entries(given)) tag.setAttribute(name, value);
  const misread: Misconfiguration[] = [];
  const configuration = readWholeTag(tag, (wrong) => misread.push(wrong));
  return { configuration, selectors: selectorsOf(tag), lines: misread.map(line) };
}

const isWebAddress = (text: string): boolean =>
  /^https?:$/.test(new URL(text, document.baseURI).protocol);

const hooks = Object.keys(selectors) as Hook[];

holdsForAll(
  'whatever the attributes hold, the configuration is one of the contract',
  fc.dictionary(fc.constantFrom(...attributes), hostileText, { noNullPrototype: true }),
  (given) => {
    const { configuration, lines } = read(given);
    for (const text of lines) expect(text ?? '').not.toContain('undefined');
    expect(configuration.plugin).not.toBe('');
    expect(['log', 'recover']).toContain(configuration.requestErrors);
    expect(['page', 'own', 'none']).toContain(configuration.jquery);
    for (const name of configuration.disable) expect(Object.keys(structures)).toContain(name);
    expect(['needed', 'always']).toContain(configuration.consent);
    expect(['on', 'off']).toContain(configuration.consentDefault);
    for (const address of ['analyticsSrc', 'mapsSrc'] as const) {
      expect(isWebAddress(configuration[address] ?? '/')).toBe(true);
    }
  },
);

holdsForAll(
  'whatever stands in data-selectors, each hook has a selector, and none is added',
  fc.oneof(
    hostileText,
    fc
      .dictionary(
        fc.oneof(fc.constantFrom<string>(...hooks, '__proto__', 'constructor'), hostileText),
        fc.oneof(hostileText, fc.constantFrom('.a', '#b > c'), fc.jsonValue()),
      )
      .map((given) => JSON.stringify(given)),
    fc.constant('{"__proto__": {"polluted": ".a"}, "constructor": {"prototype": {}}}'),
  ),
  (json) => {
    const { selectors: before } = read({ 'data-selectors': json });
    expect(Object.keys(before)).toEqual(hooks);
    expect(Object.getPrototypeOf(before)).toBe(Object.prototype);
    for (const selector of Object.values(before)) {
      // Whitespace of CSS: any other, U+2028 for one, is a name in a selector.
      expect(selector).toMatch(/[^ \t\r\n\f]/);
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  },
);

holdsForAll('what is used as a property id can stand in a cookie', hostileText, (text) => {
  expect(propertyId(text) ?? 'G-1').toMatch(/^[A-Za-z0-9-]+$/);
});
