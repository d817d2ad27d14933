// @vitest-environment node
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { command } from '../../../src/command/command.js';
import { recordName } from '../../../src/command/deploy/record.js';
import { usage } from '../../../src/command/terminal/usage.js';
import { day, temporaryFolders } from './site-folder.js';

let folders: ReturnType<typeof temporaryFolders>;
beforeEach(() => {
  folders = temporaryFolders();
  vi.useFakeTimers({ toFake: ['Date'], now: folders.clock.now });
});
afterEach(() => {
  vi.useRealTimers();
  folders.remove();
});

/** Runs the command of a version; in what it writes, the site's folder has a short name. */
async function run(version: string, ...args: readonly string[]) {
  const written = { out: '', errors: '' };
  const status = await command(['deploy', ...args], {
    version,
    dist: join(folders.root, version),
    out: { write: (text) => (written.out += text) },
    errors: { write: (text) => (written.errors += text) },
  });
  const short = (text: string): string => text.replaceAll(`${folders.root}/`, '');
  return { status, out: short(written.out), errors: short(written.errors) };
}

describe('auftritt deploy', () => {
  it('says what it did', async () => {
    await run('1.0.0', folders.site);
    const second = await run('1.1.0', '--keep', '2d', folders.site);
    expect(second).toEqual({
      status: 0,
      errors: '',
      out: [
        'auftritt 1.1.0 to site',
        '  new       chunks/slick-BBBBBBBB.js .br .gz',
        '  replaced  auftritt.bundle.js .br .gz',
        '  replaced  auftritt.css .br .gz',
        '  replaced  manifest.json',
        '  replaced  auftritt.js .br .gz',
        '3 files new, 10 replaced, 4 as before, 0 removed',
        '3 files of version 1.0.0 kept until 2026-11-03T12:00:00.000Z',
        '',
      ].join('\n'),
    });
    vi.setSystemTime(folders.clock.now + 2 * day);
    expect((await run('1.1.0', '--keep', '2d', folders.site)).out).toBe(
      [
        'auftritt 1.1.0 to site',
        '  removed   chunks/slick-AAAAAAAA.js .br .gz',
        '0 files new, 0 replaced, 17 as before, 3 removed',
        '',
      ].join('\n'),
    );
  });

  it('writes a stylesheet that follows the selectors and the presets of the site', async () => {
    const css = '@property --auftritt-styles{initial-value:1}[data-slider]{}.map{}';
    folders.put('1.0.0/auftritt.css', css);
    const about = { hash: createHash('sha256').update(css).digest('hex') };
    const entry = { hash: createHash('sha256').update('entry').digest('hex') };
    folders.put('1.0.0/auftritt.js', 'entry');
    const files = { 'auftritt.css': about, 'auftritt.js': entry };
    folders.put('1.0.0/manifest.json', JSON.stringify({ files }));
    await run('1.0.0', '--preset=owl', '--selectors={"map": ".place"}', folders.site);
    expect(folders.content()['auftritt.css']).toMatch(
      /:1\}:is\(\[data-slider\],:where\(\[data-slider\], \.owl-carousel\)\)\{\}:is\(\.map,:where\(\.place\)\)\{\}$/,
    );
    await run('1.0.0', folders.site);
    expect(folders.content()['auftritt.css']).toBe(css);
  });

  it('says with --dry-run what it would do, and does nothing', async () => {
    const { status, out } = await run('1.0.0', '--dry-run', folders.site);
    expect(out).toContain('auftritt 1.0.0 to site (dry run: nothing is changed)\n');
    expect(out).toContain('17 files new');
    expect(status).toBe(0);
    expect(existsSync(folders.site)).toBe(false);
    await run('1.0.0', folders.site);
    const before = folders.content();
    await run('1.1.0', '--dry-run', '--keep', '0d', folders.site);
    expect(folders.content()).toEqual(before);
  });

  it('ends with 1 and one line where it cannot', async () => {
    folders.put('site/index.html', 'theirs');
    const { status, out, errors } = await run('1.0.0', folders.site);
    expect(errors).toMatch(/^auftritt: site holds other files.*\n$/);
    expect({ status, out }).toEqual({ status: 1, out: '' });
  });

  it('says of an error of the file system that the site still works', async () => {
    await run('1.0.0', folders.site);
    const { status, errors } = await run('1.1.0', join(folders.site, 'x'.repeat(300)));
    expect(errors).toMatch(/^auftritt: ENAMETOOLONG.*\n.*what the folder served still works/);
    expect(status).toBe(1);
    expect(folders.content()['auftritt.js']).toContain('1.0.0');
  });

  it('gives the terminal no character that it would obey', async () => {
    const name = 'a\u001b[2Jb\u202ec';
    folders.put(`${name}/index.html`, 'theirs');
    const { errors } = await run('1.0.0', join(folders.root, name));
    expect(errors).toContain('auftritt: a\\u{1b}[2Jb\\u{202e}c holds other files');
    await run('1.0.0', folders.site);
    const record = folders.read(recordName) ?? '';
    folders.put(`site/${recordName}`, record.replace('"1.0.0"', '"\\u001b[31m"'));
    expect((await run('1.1.0', folders.site)).out).toContain('of version \\u{1b}[31m kept');
    expect((await run('1.0.0', '\u009b1m', 'b')).errors).toContain(
      'more than one folder: \\u{9b}1m',
    );
  });

  it.each([
    [[], 'no folder to deploy to'],
    [['--', ' \t'], 'the name of the folder is empty'],
    [['https://example.org/assets'], 'https://example.org/assets is an address, and no folder'],
    [['a', 'b'], 'more than one folder: a, b'],
    [['--keep', '30', 'a'], '--keep: 30 is no duration such as 12h, 30d or 8w'],
    [['--keep', '99999w', 'a'], '--keep: 99999w is no duration such as 12h, 30d or 8w'],
    [['--selectors', '{"mapp": ".a"}', 'a'], '--selectors: unknown name mapp; did you mean map?'],
    [['--preset', 'owll', 'a'], '--preset: unknown name owll; did you mean owl?'],
    [['--sections', 'tabs,tab', 'a'], '--sections: "tab"; there are: navigation, '],
    [['--sections', '', 'a'], '--sections: ""; there are: navigation, '],
    [['--force', 'a'], "Unknown option '--force'"],
  ])('is called wrongly by %j', async (args, message) => {
    const { status, errors } = await run('1.0.0', ...args);
    expect(errors).toContain(`auftritt: ${message}`);
    expect(errors).toContain(usage);
    expect(status).toBe(2);
  });
});
