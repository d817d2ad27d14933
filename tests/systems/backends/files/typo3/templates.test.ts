// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { typo3Sources } from '../../../../support/backend-sources.js';
import {
  files,
  fluid,
  matches,
  read,
  sorted,
  typoscript,
} from '../../../../support/typo3-files.js';

const typo3 = typo3Sources();

describe('the templates for TYPO3', () => {
  it('are well-formed', () => {
    const broken = typo3.filter(({ markup }) => markup.querySelector('parsererror'));
    expect(broken.map(({ file }) => file)).toEqual([]);
  });

  it('render only partials that there are', () => {
    const there = files('.html');
    const wanted = typo3.flatMap(({ file, markup }) =>
      [...markup.getElementsByTagName('f:render')]
        .flatMap((element) => element.getAttribute('partial') ?? [])
        // EXT:form's own, and Fluid Styled Content's.
        .filter((partial) => !['Field/Required', 'Header/Header'].includes(partial))
        .map((partial) => {
          const form = file.includes('FormPartials') ? 'FormPartials' : 'Partials';
          return `Resources/Private/${form}/${partial}.html`;
        }),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((partial) => !there.includes(partial))).toEqual([]);
  });

  it('have no text of their own', () => {
    const own = typo3.flatMap(({ file, markup }) =>
      [...(markup.documentElement?.querySelectorAll('*') ?? [])]
        .filter(({ nodeName }) => nodeName !== 'f:comment')
        .flatMap((element) =>
          [...element.childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map(({ textContent }) => textContent?.replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '')),
        )
        .filter((text) => /\p{Letter}/u.test(text ?? ''))
        .map((text) => `${file}: ${text?.trim()}`),
    );
    expect(own).toEqual([]);
  });

  it('let no image be without a picture, and name no image that a site may not have', () => {
    const picture = 'Resources/Private/Partials/Picture.html';
    expect(read(picture)).toMatch(/<f:else><f:image src="\{settings\.noPicture\}"/);
    for (const { file, text } of fluid) {
      expect(text, file).not.toMatch(/(src|href)="\/(?!\/)/);
      for (const name of matches(text, /<f:image image="\{([\w.]+)\}"/g)) {
        expect(text, file).toContain(`<f:if condition="{${name}}">`);
      }
    }
    const group = read('Resources/Private/Partials/Gallery/Group.html');
    expect(group).toContain('partial="LightboxPicture" arguments="{file: category.files.0');
    expect(read('Resources/Private/Partials/LightboxPicture.html')).toContain(
      '<f:if condition="{file}">',
    );
  });

  it('keep the headline of a category and of a group inside what the calls replace', () => {
    const information = read('Resources/Private/Partials/Gallery/Information.html');
    expect(sorted(matches(information, /\{(\w+)\.title\}/g))).toEqual(['products']);
    for (const partial of ['Content', 'Group']) {
      const text = read(`Resources/Private/Partials/Gallery/${partial}.html`);
      const section = /<div class="reference_content">\s*<h3>\{(\w+)\.title\}<\/h3>/.exec(text);
      expect(section?.[1]).toBe(partial === 'Content' ? 'category' : 'group');
    }
  });

  it("let a category's text elements come and go with the category", () => {
    const shown = read('Resources/Private/Partials/Gallery/Content.html');
    const [path = ''] = matches(shown, /typoscriptObjectPath="([\w.]+)" data="\{uid: category/g);
    const setup = read('Configuration/TypoScript/Sections.typoscript');
    const [, select = ''] = setup.split(`${path} {`);
    const [column] = matches(select, /where = \{#colPos\} = (\d+)/g);
    // The page's own templates print column 0.
    const columns = matches(read('Configuration/page.tsconfig'), /colPos = (\d+)/g);
    expect(columns).toEqual(['0', column]);
  });

  it('lead to other languages with whole addresses, and dial digits only', () => {
    const header = read('Resources/Private/Partials/Header.html');
    expect(header).toMatch(/href="\{f:uri\.page\([^"]*absolute: 1\)\}" hreflang=/);
    const dial = typoscript.find(({ text }) => text.includes('dial = TEXT'))?.text ?? '';
    const [search = ''] = matches(dial, /search = \/(.*)\//g);
    expect('+49 (0)30 23125-014'.replace(new RegExp(search, 'g'), '')).toBe('+493023125014');
    for (const { file, text } of fluid) {
      for (const target of matches(text, /href="tel:([^"]*)"/g)) {
        expect(target, file).toContain('lib.auftritt.dial');
      }
    }
  });
});
