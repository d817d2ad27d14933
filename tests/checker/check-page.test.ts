import { describe, expect, it } from 'vitest';
import { createChecker } from '../../src/command/check/check-page.js';
import { checkPage } from '../support/check-page.js';

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

const check = (html: string | Uint8Array) => checkPage({ html, address });

it('is the same of a page, whatever the styles of the page before it', () => {
  const checker = createChecker();
  const rules = ['.image-slider { display: none }', '.slick-initialized { display: block }'];
  const found = [rules.slice(0, 1), rules, rules.slice(0, 1)].map((styles) => {
    const html = `<style>${styles.join(' ')}</style><div class="image-slider"><p>1</p><p>2</p></div>`;
    return checker.check({ html, address }).findings.map(({ rule }) => rule.name);
  });
  checker.close();
  expect(found).toEqual([['hidden-section'], [], ['hidden-section']]);
});

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
        message: 'element lacks a slide',
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

  it('is of our own tag, and not of another tool whose folder has our name', () => {
    const { findings } = check(
      '<script src="/internetauftritt/js/tool.js" data-plugin="tool"></script>\n' +
        '<script src="/assets/auftritt-3f2a1c.js" data-jquery="pgae"></script>',
    );
    expect(findings).toMatchObject([{ about: 'tag', line: 2, rule: { name: 'unknown-name' } }]);
  });

  it("is of a name in an attribute, also where it is the attribute's own", () => {
    const { findings } = check('<script src="/auftritt.js" data-jquery="data-jquery"></script>');
    expect(findings).toMatchObject([{ rule: { name: 'unknown-name' } }]);
  });

  it('is silent of the attributes of other tools', () => {
    expect(check('<script src="/auftritt.js" data-cfasync="false"></script>').findings).toEqual([]);
  });

  it('is in the order of the source, whatever starts first', () => {
    const { predictions } = check(
      '<div class="logo-slider"><i></i></div>\n<a href="tel:1">1</a><div class="logo-slider"><i></i></div>',
    );
    expect(predictions.map(({ line, column }) => `${line}:${column}`)).toEqual([
      '1:1',
      '2:1',
      '2:22',
    ]);
  });

  it('is that a coverflow whose list is in its detail area does not start', () => {
    const list = '<ul><li></li></ul>';
    const starts = (html: string) => check(html).predictions.map((each) => each.starts);
    const detail = (html: string) => `<div class="coverflow-detail">${html}</div>`;
    expect(starts(`<div class="coverflow">${list}${detail('')}</div>`)).toEqual([true]);
    expect(starts(`<div class="coverflow">${detail(list)}</div>`)).toEqual([false]);
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
    const site = '{"logoSlider": ".logos", "imageSlider": ".pictures"}';
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

describe('a whole page', () => {
  const viewport = '<meta name="viewport" content="width=device-width">';
  const tag = '<script src="/auftritt.js" data-analytics-id="G-1"></script>';
  const told = (html: string | Uint8Array): string[] =>
    check(html).findings.map(({ about, level, rule, line, column }) =>
      [about, level, rule.name, `${line}:${column}`].join(' '),
    );

  it('needs the script, which a part of one does not', () => {
    expect(check(`<!doctype html>${viewport}<p>`).findings).toMatchObject([
      {
        rule: { name: 'no-tag' },
        level: 'error',
        about: 'tag',
        element: 'html',
        message: 'the page does not include the script',
        line: 1,
        column: 1,
      },
    ]);
    expect(check('<p>').findings).toEqual([]);
  });

  it.each(['utf-8', 'utf-16le'] as const)('is one as bytes in %s, too', (encoding) => {
    const bytes = (html: string) => Buffer.from(`\ufeff${html}`, encoding);
    expect(told(bytes('<!doctype html><p>'))).toEqual([
      'tag error no-tag 1:1',
      'page warning viewport 1:1',
    ]);
    expect(told(bytes('<p>'))).toEqual([]);
  });

  it('has a body that has no tag in the source', () => {
    const { predictions } = check(`<!doctype html>${viewport}${tag}<p>`);
    expect(predictions).toEqual([
      { behaviour: 'consent', element: 'body', starts: true, line: 1, column: 1 },
      { behaviour: 'analytics', element: 'body', starts: true, line: 1, column: 1 },
    ]);
    expect(check(tag).predictions).toEqual([]);
  });

  it('has no other element that the parser has made', () => {
    const selectors = `{"logoSlider": "tbody", "downloads": "tbody"}`;
    const { predictions, findings } = check(
      `<!doctype html>${viewport}<script src="/auftritt.js" data-selectors='${selectors}'></script>` +
        '<table><tr><td></table>',
    );
    expect(predictions).toEqual([]);
    expect(findings).toEqual([]);
  });
});
