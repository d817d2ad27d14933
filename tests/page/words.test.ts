// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wordsIn } from '../../src/page/language.js';

const wording = {
  name: 'menu',
  de: { back: 'Zurück', open: 'Öffnen' },
  en: { back: 'Back', open: 'Open' },
};

const bring = (json: string): void => {
  document.head.innerHTML = `<script type="application/json" data-words>${json}</script>`;
};

afterEach(() => document.head.replaceChildren());

describe('the words of a part', () => {
  it('are those of the language', () => {
    expect(wordsIn('de', wording)).toEqual(wording.de);
    expect(wordsIn('en', wording)).toEqual(wording.en);
  });

  it('are those that the page brings, and ours where it brings none', () => {
    bring('{ "menu": { "back": "Retour" }, "form": { "open": "Non" } }');
    expect(wordsIn('de', wording)).toEqual({ back: 'Retour', open: 'Öffnen' });
  });

  it.each(['{', '', 'null', '[]', '7', '{ "menu": null }', '{ "menu": "x" }'])(
    'are ours where %j is brought',
    (json) => {
      const reportError = vi.fn();
      vi.stubGlobal('reportError', reportError);
      bring(json);
      expect(wordsIn('en', wording)).toMatchObject(wording.en);
      vi.unstubAllGlobals();
    },
  );
});
