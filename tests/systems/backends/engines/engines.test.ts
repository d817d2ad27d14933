import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonContext, content, localise } from '../../../../static-html/render/content.mjs';
import { filesBelow } from '../../../../static-html/render/files.mjs';
import { indent } from '../../../../static-html/render/indent.mjs';
import { root } from '../../../../static-html/render/root.mjs';
import { render } from '../../../../static-html/render/twig.mjs';
import { ask, type Backend, callBody, renderAll } from '../../../support/backends.mjs';

const backends: [string, Backend][] = [
  ['Twig rendered by PHP', 'twig'],
  ['plain PHP', 'php'],
];

describe.each(backends)('%s', (_, backend) => {
  it('gives all pages and answers of static-html, byte for byte', () => {
    const rendered = renderAll(backend);
    const files = [...filesBelow('answers'), ...filesBelow('pages')];
    expect([...rendered.keys()].toSorted()).toEqual(files);
    for (const [file, html] of rendered) {
      expect(html, file).toBe(readFileSync(join(root, file), 'utf8'));
    }
  });

  it('escapes what an editor has typed, just as the static pages do', () => {
    const typed = `It's <b onclick="alert('no')">bold</b> & "quoted"`;
    const [group] = content.products.groups;
    const [category] = group?.categories ?? [];
    if (!group || !category) throw new Error('the content has no category');
    const spoilt = { ...category, name: typed, text: typed };
    const spoiltGroup = { ...group, categories: [spoilt] };
    const contentWithIt = (language: 'de' | 'en') => ({
      ...commonContext(language),
      ...localise({ products: { ...content.products, groups: [spoiltGroup] } }, language),
    });
    const body = callBody({ ajax: '1', uid: String(category.uid) });
    const [answer] = ask(
      backend,
      [{ script: 'answer', path: '/home/produkte/?type=7411', body }],
      contentWithIt,
    );
    const context = {
      ...contentWithIt('de'),
      ...localise({ group: spoiltGroup, category: spoilt }, 'de'),
    };
    expect(answer?.html).toContain(
      'It&#039;s &lt;b onclick=&quot;alert(&#039;no&#039;)&quot;&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot;',
    );
    expect(indent(answer?.html ?? '')).toBe(render('answers/product-category', context));
  });

  it.each([
    ['a category that there is not', callBody({ ajax: '1', uid: '99' })],
    ['a uid that is no number', callBody({ ajax: '1', uid: '11 OR 1=1' })],
    ['a list for a uid', `${callBody({ ajax: '1', uid: '' })}&tx_gallery_references[uid][]=11`],
    ['fields that are none', 'tx_gallery_references=11'],
    ['no flag of a call', callBody({ uid: '11' })],
    ['no field at all', ''],
  ])('answers %s with 404 and nothing', (_, body) => {
    const path = '/home/produkte/?type=7411';
    expect(ask(backend, [{ script: 'answer', path, body }])).toEqual([{ status: 404, html: '' }]);
  });

  it('answers an address that there is not with 404', () => {
    const [answer] = ask(backend, [{ script: 'page', path: '/home/nirgends/' }]);
    expect(answer).toEqual({ status: 404, html: '' });
  });
});
