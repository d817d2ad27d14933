import { readFileSync } from 'node:fs';
import type { Language } from '../../src/page/language.js';
import { filesIn } from './backend-sources.js';

/** Part and name of a word → the word in that language, of all that the script itself says. */
export function wordingIn(language: Language): Readonly<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const path of filesIn('src', 'wording.json')) {
    const wording = JSON.parse(readFileSync(path, 'utf8'));
    for (const [name, word] of Object.entries<string>(wording[language])) {
      words[`${wording.name} ${name}`] = word;
    }
  }
  return words;
}
