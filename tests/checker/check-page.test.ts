import { describe, expect, it } from 'vitest';
import { checkPage } from '../../src/checker/check-page.js';
import { selectors } from '../support/contract.js';

const address = 'https://www.example.com/home/';

// Other files share this worker, and may have left globals of their own.
const globals = () =>
  new Map(
    Object.entries(Object.getOwnPropertyDescriptors(globalThis)).map(([name, { value, get }]) => [
      name,
      value ?? get,
    ]),
  );
const globalsBefore = globals();

const check = (html: string) => checkPage({ html, address });

describe('what the checker says of a page', () => {
  it('is the place of each element in the source, and whether the behaviour starts on it', () => {
    const { predictions, findings } = check(
      '<p>\n  <a href="tel:+4930">Call</a></p>\n<div class="logo-slider" id="clients"></div>',
    );
    expect(predictions).toEqual([
      { behaviour: 'telephone', element: 'a', starts: true, line: 2, column: 3 },
      {
        behaviour: 'logo-slider',
        element: 'div#clients.logo-slider',
        starts: false,
        line: 3,
        column: 1,
      },
    ]);
    expect(findings).toMatchObject([
      {
        rule: { name: 'empty-slider' },
        level: 'error',
        about: 'logo-slider',
        line: 3,
        column: 1,
        message: 'element is empty, needs a slide',
      },
    ]);
  });

  it('is the place of the incomplete part, where the rest starts', () => {
    const { predictions, findings } = check(
      '<div class="references">\n<div class="reference">\n</div></div>',
    );
    expect(predictions).toMatchObject([{ behaviour: 'references', starts: true }]);
    expect(findings).toMatchObject([
      { level: 'error', line: 2, column: 1, message: 'element lacks .reference__toggle' },
    ]);
  });

  it('is the place of the attribute that is wrong with the tag', () => {
    const { findings } = check(
      '<script src="/assets/auftritt.js"\n  data-disable="navigaton"\n  data-plugn="x"></script>',
    );
    expect(findings.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '2:3 data-disable: unknown name navigaton; did you mean navigation?',
      '3:3 unknown attribute data-plugn; did you mean data-plugin?',
    ]);
  });

  it('leaves out what the tag disables', () => {
    const { predictions } = check(
      '<script src="auftritt.js" data-disable="telephone"></script><a href="tel:1">Call</a>',
    );
    expect(predictions.map(({ behaviour }) => behaviour)).not.toContain('telephone');
  });

  it('leaves out copies that a widget has made, and what stands in noscript', () => {
    const { predictions } = check(
      '<div class="slick-cloned"><a href="tel:1">1</a></div><noscript><a href="tel:2"></a></noscript>',
    );
    expect(predictions).toEqual([]);
  });

  it('takes the selectors of the site, and before them those of the page', () => {
    const site = { ...selectors, logoSlider: '.logos', imageSlider: '.pictures' };
    const html =
      `<script src="auftritt.js" data-selectors='{"logoSlider": ".clients"}'></script>` +
      '<i class="logos"></i><i class="clients"></i><i class="pictures"></i>';
    const { findings } = checkPage({ html, address }, site);
    expect(findings.map(({ about, element }) => `${about} ${element}`)).toEqual([
      'logo-slider i.clients',
      'image-slider i.pictures',
    ]);
  });

  it('does not run the scripts of the page', () => {
    expect(check('<script>document.write("<a href=tel:1>1</a>")</script>').predictions).toEqual([]);
  });

  it('leaves nothing of the page behind', () => {
    check('<a href="tel:1">1</a>');
    const changed = [...new Set([...globalsBefore.keys(), ...globals().keys()])].filter(
      (name) => !Object.is(globalsBefore.get(name), globals().get(name)),
    );
    expect(changed).toEqual([]);
  });
});

describe("a page that is configured in its JSON, since its bundler's tag cannot be", () => {
  const page = (json: string) =>
    `<!doctype html><html><head><meta name="viewport" content="width=device-width"><script src="/assets/index-a1.js"></script>
<script type="application/json" data-auftritt>${json}</script></head>
<body><div class="pictures"></div></body></html>`;

  it('needs no tag, and its selectors count', () => {
    const { predictions, findings } = check(page('{"selectors": {"imageSlider": ".pictures"}}'));
    expect(predictions.map(({ behaviour }) => behaviour)).toContain('image-slider');
    expect(findings.map(({ rule }) => rule.name)).toEqual(['empty-slider']);
  });

  it('is told of what is wrong in it, at its place', () => {
    const { findings } = check(page('{"plugn": "tx_x"}'));
    expect(findings).toMatchObject([
      { rule: { name: 'unknown-attribute' }, about: 'tag', line: 2, column: 1 },
    ]);
  });
});
