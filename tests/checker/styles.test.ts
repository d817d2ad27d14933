import { afterAll, describe, expect, it } from 'vitest';
import { buildStylesheet } from '../../build/stylesheets.mjs';
import { ofSections } from '../../src/command/pages/section-styles.js';
import { good, siteToCheck } from '../support/site-to-check.js';

const linked = (body: string): string =>
  good.replace('</head>', '<link rel="stylesheet" href="/assets/auftritt.css"></head>') + body;
const downloads = `<div class="downloads"><button class="downloads__toggle">Downloads</button>
<div class="downloads__body">Catalogue</div></div>`;

const site = await siteToCheck();
afterAll(() => site.end());
const { text: whole } = await buildStylesheet('src/styles/auftritt.css');
await site.put('linked/downloads.html', linked(downloads));
await site.put('linked/top.html', linked('<a class="to-top" href="#">Top</a>'));

/** What the report says of the folder with this stylesheet. */
async function reported(css: string, ...options: readonly string[]): Promise<string> {
  await site.put('linked/assets/auftritt.css', css);
  return (await site.run('check', ...options, site.at('linked'))).out;
}

describe('the styles that pages link to', () => {
  it('are missing where a page has a section that they were deployed without', async () => {
    const out = await reported(ofSections(whole, ['to-top', 'navigation']));
    expect(out).toMatch(
      /downloads\.html\n +4:1 +warning +downloads: the page's stylesheets have none of these styles \(div\.downloads\)\n +docs\/check\.md#missing-styles/,
    );
    expect(out).toContain('top.html\n  starts: to-top 1, anchors 1\n');
    expect(out).toContain('2 pages checked, 0 errors, 1 warning');
  });

  it('are unused where no page has their section, which the report says once', async () => {
    const out = await reported(whole);
    const [, unused = '', all = '', names = ''] =
      /\n\nlinked\/assets\/auftritt\.css\n {2}styles of sections that none of these pages has, ([\d.]+) of ([\d.]+) kB: (.+)\n {2}docs\/check\.md#unused-styles\n/.exec(
        out,
      ) ?? [];
    expect(names.split(', ')).toEqual(expect.arrayContaining(['navigation', 'coverflow']));
    expect(names).not.toMatch(/downloads|to-top/);
    expect(Number(unused)).toBeGreaterThan(Number(all) / 3);
    expect(Number(unused)).toBeLessThan(Number(all));
    expect(out).toContain('2 pages checked, 0 errors, 0 warnings');
  });

  it('are all needed where they were deployed with what the pages have', async () => {
    const css = ofSections(whole, ['downloads', 'to-top']);
    expect(await reported(css)).not.toContain('styles');
    const { styles } = JSON.parse(await reported(css, '--json'));
    expect(styles).toMatchObject([{ stylesheet: 'linked/assets/auftritt.css', sections: [] }]);
  });

  it('may be pieces that a backend links: one that a page lacks, and one that no page needs', async () => {
    const pieces = [
      '@property --auftritt-styles{initial-value:1}html{--auftritt-without:var(--auftritt-of-downloads,downloads) var(--auftritt-of-map,map)}',
      '.downloads{color:red}html{--auftritt-of-downloads: ;}',
      '.map{color:red}html{--auftritt-of-map: ;}',
    ];
    const out = await reported(pieces.slice(0, 1).join(''));
    expect(out).toContain("downloads: the page's stylesheets have none of these styles");
    expect(out).not.toContain('of sections that none');
    expect(await reported(pieces.slice(0, 2).join(''))).not.toContain('styles');
    await site.put('linked/assets/map.css', pieces[2] ?? '');
    const importing = `@import "map.css";${pieces.slice(0, 2).join('')}`;
    expect(await reported(importing)).toMatch(
      /linked\/assets\/map\.css\n {2}styles of sections that none of these pages has, .*: map\n/,
    );
  });

  it('are not spoken of where they are not ours', async () => {
    expect(await reported('.coverflow { color: red }')).not.toContain('styles');
  });
});
