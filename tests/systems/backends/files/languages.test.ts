import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { typo3Files, wordpressFiles } from '../../../../build/release/archives.mjs';
import { wrongInWords } from '../../../../src/command/check/page-words.js';

const languages = readdirSync('docs/languages').map((file) => file.replace('.json', ''));

describe('the words that ship', () => {
  it('are in the languages that the guides name', () => {
    expect(languages).toEqual(['es', 'fr', 'it', 'nl', 'pl', 'pt']);
  });

  it.each(languages)('are complete in %s, and stand in both archives', (language) => {
    const words = readFileSync(`docs/languages/${language}.json`, 'utf8');
    expect(wrongInWords(words, true)).toEqual([]);
    // A mark never begins a line: French has a space before it that does not break.
    expect(words).not.toMatch(/« | [»:;?!]/);
    const given: Record<string, Record<string, string>> = JSON.parse(words);
    for (const part of ['form', 'consent', 'consent-purposes']) {
      expect(given[part]?.language).toBe(language);
    }
    const plugin = wordpressFiles('dist');
    expect(`${plugin.get(`auftritt/words/${language}.json`)}`).toBe(words);
    expect(plugin.has(`auftritt/languages/auftritt-${language}.l10n.php`)).toBe(true);
    const path = `packages/auftritt/Configuration/TypoScript/Words/${language}.typoscript`;
    const setup = `${typo3Files('composer', 'dist').get(path)}`;
    expect(setup).toContain(`getLanguageCode() == "${language}"`);
    const [, printed = ''] = /data-words>(.*)<\/script>$/m.exec(setup) ?? [];
    expect(JSON.parse(printed)).toEqual(given);
  });
});
