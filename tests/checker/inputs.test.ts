import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { listening } from '../support/listening.mjs';
import { good, list, siteToCheck, slider } from '../support/site-to-check.js';

const site = await siteToCheck();
afterAll(() => site.end());

for (const [name, content] of Object.entries({
  'site/a.html': good,
  'site/deep/b.htm': good,
  'site/notes.txt': 'none',
  'site/.cache/c.html': slider,
  'site/node_modules/d.html': slider,
  'none/notes.txt': 'none',
  'paper.html': '%PDF-1.7\n<html>',
  'picture.html': Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0x3c]),
  'drawing.html': '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>',
  'words.html': 'Nothing but words.',
  'empty.html': '',
  'old.html': '<meta charset="hz-gb-2312">',
}))
  await site.put(name, content);

describe('what can be checked', () => {
  it('is a folder with all that is below it', async () => {
    const { out, status } = await site.run('check', site.at('site'));
    expect(out.match(/^\S+\.html?$/gm)).toEqual(['site/a.html', 'site/deep/b.htm']);
    expect(status).toBe(0);
  });

  it('is an address, also one that leads on to another', async () => {
    const addresses = ['/page/', '/moved/'].map((path) => `${site.address}${path}`);
    const { out, status } = await site.run('check', ...addresses);
    expect(out).toContain('http://site/page/\n  4:1  error    image-slider: ');
    expect(out).toContain('http://site/moved/\n  4:1  error    image-slider: ');
    expect(status).toBe(1);
  });

  it('is seen with its stylesheets, which may hide a slider for good', async () => {
    const styled = (links: string): string =>
      `${good.replace('</head>', `${links}</head>`)}<div class="image-slider"><img src="/1.jpg" alt=""><img src="/2.jpg" alt=""></div>`;
    for (const [name, content] of Object.entries({
      'a.css': '@layer a { .image-slider { color: red; display: none } }',
      'b.css': '@media (width < 500px) { .image-slider { display: none } }',
      'c.css': '.image-slider { display: none } .slick-slider { display: block }',
      'g.css': '@import url(in/h.css); @import "g.css";',
      'in/h.css': '@import "../a.css";',
      'in/a.html': styled('<link rel="stylesheet" href="../a.css?1">'),
      'b.html': styled('<link rel="stylesheet" href="/b.css">'),
      'c.html': styled('<link rel="stylesheet" href="c.css">'),
      'd.html': styled('<link rel="stylesheet" media="print" href="a.css">'),
      'e.html': styled('<!-- <link rel="stylesheet" href="a.css"> -->'),
      'f.html': styled('<link rel="stylesheet" href="lost.css">'),
      'g.html': styled('<base href="/"><link rel="stylesheet" href="g.css">'),
    }))
      await site.put(`styled/${name}`, content);
    const { out, status } = await site.run('check', site.at('styled'));
    expect(out.match(/^.*is hidden by.*$/gm)).toHaveLength(2);
    expect(out).toMatch(/g\.html\n.*image-slider: .*is hidden by the rule \.image-slider/);
    expect(out).toMatch(/in\/a\.html\n.*image-slider: .*is hidden by the rule \.image-slider/);
    expect(status).toBe(1);
  });

  it('is nothing else: one line each, and the others are checked', async () => {
    const { origin: nobody, close } = await listening(createServer());
    close();
    const names = ['lost.html', 'none', 'paper.html', 'picture.html', 'drawing.html'];
    const { out, status } = await site.run(
      'check',
      ...[...names, 'words.html', 'empty.html', 'old.html'].map(site.at),
      ...['/error/', '/paper/', '/breaks/'].map((path) => `${site.address}${path}`),
      `${nobody}/`,
      site.at('good.html'),
    );
    const blocks = out.trimEnd().split('\n\n');
    expect(blocks).toEqual([
      'lost.html does not exist',
      'none has no HTML file',
      'paper.html is no HTML',
      'picture.html is no HTML',
      'drawing.html is no HTML',
      'words.html is no HTML',
      'empty.html is empty',
      'old.html is written in replacement, which cannot be read',
      'http://site/error/ answers with status 503',
      'http://site/paper/ is application/pdf and no HTML',
      expect.stringMatching(/^http:\/\/site\/breaks\/ breaks off \(\S+\)$/),
      `${nobody}/ does not answer (ECONNREFUSED)`,
      'good.html\n  starts: telephone 1',
      '1 page checked, 12 not checked, 0 errors, 0 warnings',
    ]);
    expect(status).toBe(1);
  });

  it('belongs to the site that --base names, or to the one that it says itself', async () => {
    const gallery = list('#fff').replace('value="/"', 'value="https://www.example.com/x"');
    const name = await site.put('own.html', `${good}${gallery}`);
    const canonical = '<link rel="canonical" href="https://www.example.com/own/">';
    const known = await site.put(
      'known.html',
      `${good.replace('<head>', `<head>${canonical}`)}${gallery}`,
    );
    expect((await site.run('check', name)).out).toContain('docs/check.md#request-address');
    expect((await site.run('check', '--base', 'https://www.example.com/', name)).status).toBe(0);
    expect((await site.run('check', known)).status).toBe(0);
  });

  it("has the site's own selectors, from a file or as they are", async () => {
    const page = await site.put('names.html', `${good}<div class="pictures"></div>`);
    const json = '{"imageSlider": ".pictures"}';
    const file = await site.put('selectors.json', json);
    expect((await site.run('check', page)).status).toBe(0);
    expect((await site.run('check', '--selectors', json, page)).status).toBe(1);
    expect((await site.run('check', '--selectors', file, page)).status).toBe(1);
  });
});
