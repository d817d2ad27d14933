import { describe, expect, it } from 'vitest';
import { createChecker } from '../../src/command/check/check-page.js';
import { checkPage } from '../support/check-page.js';

const address = 'https://www.example.com/home/';

const check = (html: string | Uint8Array) => checkPage({ html, address });

it('a checker says the same of a page whichever page came before', () => {
  const hidden = '.image-slider { display: none }';
  const pages = [
    ...[hidden, `${hidden} .slick-initialized { display: block }`].map(
      (css) => `<style>${css}</style><div class="image-slider"><p>1</p><p>2</p></div>`,
    ),
    `<!doctype html><base href="/deep/"><a href="tel:1">1</a><div class="image-slider"></div>`,
    '<body class="intro-mode"><div class="references"></div>',
    '',
    '<form class="inquiry-form"><input name="a"></form><iframe srcdoc="<p>"></iframe>',
  ].map((html) => ({ html, address }));
  const alone = pages.map((page) => {
    const checker = createChecker();
    const said = checker.check(page);
    checker.close();
    return said;
  });
  expect(alone[0]?.findings).toMatchObject([{ rule: { name: 'hidden-section' } }]);
  expect(alone[1]?.findings).toEqual([]);
  const checker = createChecker();
  expect(pages.map(checker.check)).toEqual(alone);
  expect([...pages].reverse().map(checker.check)).toEqual([...alone].reverse());
  checker.close();
});

describe('what the checker says of a page', () => {
  it('is the place of each element in the source, and whether the behaviour starts on it', () => {
    const { predictions, findings } = check(
      '<p>\n  <a href="tel:+4930">Call</a></p>\n<div class="logo-slider" id="clients"></div>',
    );
    const about = 'logo-slider';
    const element = 'div#clients.logo-slider';
    expect(predictions).toEqual([
      { behaviour: 'telephone', element: 'a', starts: true, line: 2, column: 3 },
      { behaviour: about, element, starts: false, line: 3, column: 1 },
    ]);
    expect(findings).toMatchObject([
      { rule: { name: 'empty-slider' }, level: 'error', about, line: 3, column: 1 },
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

  it('is silent of the attributes of other tools', () => {
    expect(check('<script src="/auftritt.js" data-cfasync="false"></script>').findings).toEqual([]);
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
});

describe('a whole page', () => {
  const viewport = '<meta name="viewport" content="width=device-width">';
  const tag = '<script src="/auftritt.js" data-analytics-id="G-1"></script>';
  const told = (html: string | Uint8Array): string[] =>
    check(html).findings.map(({ about, level, rule, line, column }) =>
      [about, level, rule.name, `${line}:${column}`].join(' '),
    );

  it('needs the script, which a part of one does not', () => {
    const { findings } = check(`<!doctype html>${viewport}<p>`);
    expect(findings).toMatchObject([
      { element: 'html', message: 'the page does not include the script' },
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
