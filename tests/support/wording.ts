import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../src/page/language.js';
import { filesIn } from './backend-sources.js';

/** Part and name of a word → the word in that language, of all that the script itself says. */
export async function wordingIn(language: Language): Promise<Readonly<Record<string, string>>> {
  const words: Record<string, string> = {};
  for (const path of filesIn('src', 'wording.ts')) {
    const { wording } = await import(pathToFileURL(resolve(path)).href);
    for (const [name, word] of Object.entries<string>(wording?.[language] ?? {})) {
      words[`${wording.name} ${name}`] = word;
    }
  }
  return words;
}
