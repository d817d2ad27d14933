// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../src/page/language.js';
import type { Page } from '../../../src/page/page.js';
import { klaroTexts } from '../../../src/services/consent/dialog/klaro-texts.js';
import wording from '../../../src/services/consent/wording.json' with { type: 'json' };

const klaro = join(import.meta.dirname, '../../../node_modules/klaro/src');

/** Every key of klaro's own words, such as `service/disableAll/title`. */
function ownKeys(): string[] {
  const path: string[] = [];
  const keys: string[] = [];
  for (const line of readFileSync(join(klaro, 'translations/de.yml'), 'utf8').split('\n')) {
    const [, indent, key, text] = /^( *)(\w+):(.*)$/.exec(line) ?? [];
    if (indent === undefined || key === undefined) continue;
    path.splice(indent.length / 2, Number.POSITIVE_INFINITY, key);
    keys.push(path.join('/'));
    if (text === undefined) throw new Error(line);
  }
  return keys.filter((key) => !keys.some((other) => other.startsWith(`${key}/`)));
}

/** What the dialog's configuration never shows: the key, or its beginning → the reason. */
const unseen: Readonly<Record<string, string>> = {
  consentNotice: 'the notice is ours',
  contextualConsent: 'the placeholders are ours',
  'consentModal/privacyPolicy': 'klaro no longer reads it',
  ok: 'a button of the notice',
  poweredBy: 'disablePoweredBy',
  purposeItem: 'groupByPurpose is false',
  'purposes/': 'words for purposes of klaro, which ours replace',
  'service/optOut': 'no app is on unless the visitor says so',
  'service/purposes': 'an app has one purpose at most',
};

const textAt = (texts: unknown, key: string): unknown =>
  key.split('/').reduce<unknown>((at, part) => Reflect.get(Object(at), part), texts);

describe.each(['de', 'en'] as const)("the dialog's words, %s", (language) => {
  const page = { words: (of) => wordsIn(language, of) } as Pick<Page, 'words'> as Page;
  const texts = klaroTexts({
    page,
    words: page.words(wording),
    inUse: 'both',
    asked: undefined,
    policy: undefined,
  });

  it.each(ownKeys())('%s', (key) => {
    const isUnseen = Object.keys(unseen).some((each) => key.startsWith(each));
    if (isUnseen) expect(textAt(texts, key)).toBeUndefined();
    else expect(textAt(texts, key)).toEqual(expect.stringMatching(/./));
  });
});

it('every key that a part of the dialog asks for is one of those', () => {
  const parts = readdirSync(join(klaro, 'components')).filter((name) => name.endsWith('.jsx'));
  const keys = parts.flatMap((name) => {
    const source = readFileSync(join(klaro, 'components', name), 'utf8');
    return [...source.matchAll(/\bt\(\[((?:\s*'\w+',?)+)\s*\]/g)].map(([, list = '']) =>
      [...list.matchAll(/'(\w+)'/g)].map(([, part]) => part).join('/'),
    );
  });
  expect(keys.length).toBeGreaterThan(20);
  const known = [...ownKeys(), 'service/purpose', 'acceptSelected', 'save'];
  expect(keys.filter((key) => !known.includes(key) && !key.startsWith('consentNotice'))).toEqual(
    [],
  );
});
