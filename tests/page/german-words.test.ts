import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../support/backend-sources.js';

/** The typed wordings; with their strings joined where a line ends. */
const texts = filesIn('src', 'wording.ts')
  .map((path) => readFileSync(path, 'utf8').replaceAll(/' \+\s*'/g, ''))
  .join('\n');

describe('what the script says in German', () => {
  it('does not break “E‑Mail” and “IP‑Adresse” at the hyphen', () => {
    expect(texts).toContain('IP\u2011Adresse');
    expect(texts.match(/\b(?:IP|E)-(?:Adresse|Mail)[^']*/g)).toBeNull();
  });

  it('asks for consent in the order and with the words of German', () => {
    expect(texts).toContain('was Sie davon zulassen');
    expect(texts).toContain('Außerdem laden wir dann');
    expect(texts).toContain('gab es Änderungen. Bitte entscheiden Sie neu.');
    expect(texts).toContain('Dieser Dienst ist immer erforderlich');
    expect(texts).toContain("accept: 'Zustimmen'");
  });
});
