// @vitest-environment node
import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordName } from '../../../src/command/deploy/record.js';
import { day, failingDisk, temporaryFolders } from './site-folder.js';

let folders: ReturnType<typeof temporaryFolders>;
beforeEach(() => {
  folders = temporaryFolders();
});
afterEach(() => folders.remove());

const chunks = (): string[] =>
  Object.keys(folders.content()).filter((path) => /^chunks\/.*\.js$/.test(path));

describe('what is copied', () => {
  it('is every file that a page asks for, compressed too, and nothing else', async () => {
    await folders.deploy('1.0.0');
    const names = ['auftritt.js', 'auftritt.css', 'auftritt.bundle.js'];
    const scripts = ['chunks/slick-AAAAAAAA.js', 'chunks/form-AAAAAAAA.js'];
    const files = [...names, ...scripts].flatMap((path) => [path, `${path}.br`, `${path}.gz`]);
    expect(Object.keys(folders.content())).toEqual(
      [...files, 'LICENSES.txt', 'manifest.json', recordName].sort(),
    );
  });

  it('is written once: what is there already stays untouched', async () => {
    await folders.deploy('1.0.0');
    const before = statSync(join(folders.site, 'auftritt.js')).mtimeMs;
    const { writes, unchanged } = await folders.deploy('1.0.0');
    expect(writes).toEqual([]);
    expect(unchanged).toBe(17);
    expect(statSync(join(folders.site, 'auftritt.js')).mtimeMs).toBe(before);
  });

  it('can be read by the server, whatever the modes in the package are', async () => {
    chmodSync(join(folders.root, '1.0.0/auftritt.js'), 0o600);
    await folders.deploy('1.0.0');
    const mode = statSync(join(folders.site, 'auftritt.js')).mode & 0o777;
    expect(mode).toBe(0o666 & ~process.umask());
  });
});

describe('files of earlier versions', () => {
  it('stay as long as asked after their version was replaced, however old it was', async () => {
    await folders.deploy('1.0.0');
    folders.clock.now += 100 * day;
    const { kept, removes } = await folders.deploy('1.1.0');
    expect(removes).toEqual([]);
    expect(kept).toEqual([
      {
        version: '1.0.0',
        files: ['', '.br', '.gz'].map((ending) => `chunks/slick-AAAAAAAA.js${ending}`),
        until: folders.clock.now + 30 * day,
      },
    ]);
    folders.clock.now += 30 * day - 1;
    await folders.deploy('1.1.0');
    expect(chunks()).toContain('chunks/slick-AAAAAAAA.js');
  });

  it('go then, compressed too, but not what a later version has as well', async () => {
    await folders.deploy('1.0.0');
    await folders.deploy('1.1.0');
    folders.clock.now += 30 * day;
    await folders.deploy('1.1.0');
    expect(chunks()).toEqual(['chunks/form-AAAAAAAA.js', 'chunks/slick-BBBBBBBB.js']);
    expect(Object.keys(folders.content()).filter((path) => path.includes('slick-A'))).toEqual([]);
    expect(folders.content()[recordName]).not.toContain('1.0.0');
  });

  it('are the present ones again once that version is deployed again', async () => {
    await folders.deploy('1.0.0');
    await folders.deploy('1.1.0');
    folders.clock.now += day;
    const { writes } = await folders.deploy('1.0.0');
    expect(writes.filter((path) => path.startsWith('chunks/'))).toEqual([]);
    folders.clock.now += 31 * day;
    await folders.deploy('1.0.0');
    expect(chunks()).toEqual(['chunks/form-AAAAAAAA.js', 'chunks/slick-AAAAAAAA.js']);
    expect(folders.content()['auftritt.js']).toContain('entry of 1.0.0');
  });

  it('stay, if their name differs from one of the present ones in case alone', async () => {
    folders.build('1.3.0', 'Slick-AAAAAAAA');
    await folders.deploy('1.3.0');
    const { removes } = await folders.deploy('1.0.0', { keep: 0 });
    expect(removes).toEqual([]);
  });

  it('include those that a copy by hand has put there', async () => {
    for (const path of ['auftritt.js', 'manifest.json', 'chunks/slick-AAAAAAAA.js']) {
      folders.put(`site/${path}`, readFileSync(join(folders.root, '1.0.0', path), 'utf8'));
    }
    await folders.deploy('1.2.0');
    expect(chunks()).toContain('chunks/slick-AAAAAAAA.js');
    folders.clock.now += 31 * day;
    await folders.deploy('1.2.0');
    expect(chunks()).toEqual(['chunks/form-CCCCCCCC.js', 'chunks/slick-CCCCCCCC.js']);
  });
});

describe('a deployment that is cut short', () => {
  it('at any point leaves every file whole and the folder in working order', async () => {
    const versions = new Set<string>();
    let calls = 0;
    for (let complete = false; !complete; calls += 1) {
      await rm(folders.site, { recursive: true, force: true });
      await folders.deploy('1.0.0');
      const attempt = folders.deploy('1.2.0', { disk: failingDisk(calls), keep: 0 });
      complete = await attempt.then(
        () => true,
        () => false,
      );
      versions.add(folders.expectToServe());
      const whole = Object.entries(folders.content()).filter(([path]) => path !== recordName);
      for (const [path, content] of whole) {
        const sources = ['1.0.0', '1.2.0'].map((version) => join(folders.root, version, path));
        const known = sources.filter(existsSync).map((source) => readFileSync(source, 'utf8'));
        expect(known, path).toContain(content);
      }
    }
    expect(calls).toBeGreaterThan(17);
    expect([...versions]).toEqual(['1.0.0', '1.2.0']);
  });

  it('is completed by the next one, and removes nothing that pages may ask for', async () => {
    await folders.deploy('1.0.0');
    folders.clock.now += day;
    // The new entry is there, and the record does not say so yet.
    const count = (await folders.deploy('1.2.0', { dryRun: true })).writes.length;
    await expect(folders.deploy('1.2.0', { disk: failingDisk(1 + count) })).rejects.toThrow(
      'killed',
    );
    expect(folders.content()['auftritt.js']).toContain('1.2.0');
    folders.clock.now += 60 * day;
    await folders.deploy('1.1.0');
    expect(chunks()).toEqual(
      ['form-AAAAAAAA', 'form-CCCCCCCC', 'slick-AAAAAAAA', 'slick-BBBBBBBB', 'slick-CCCCCCCC'].map(
        (chunk) => `chunks/${chunk}.js`,
      ),
    );
  });

  it('leaves no half-written file for good', async () => {
    await folders.deploy('1.0.0');
    const drafts = ['chunks/.auftritt-0123456789abcdef.tmp', '.auftritt-fedcba9876543210.tmp'];
    for (const draft of drafts) folders.put(`site/${draft}`, 'half');
    await folders.deploy('1.1.0');
    expect(drafts.map((draft) => folders.read(draft))).toEqual([undefined, undefined]);
  });
});

describe('a folder that others write to', () => {
  it('keeps what is theirs, also beside our chunks', async () => {
    await folders.deploy('1.0.0');
    folders.put('site/site.js', 'theirs');
    folders.put('site/chunks/theirs-AAAAAAAA.js', 'theirs');
    await folders.deploy('1.1.0', { keep: 0 });
    expect(folders.content()).toMatchObject({
      'site.js': 'theirs',
      'chunks/theirs-AAAAAAAA.js': 'theirs',
    });
  });

  it('may lose our files: the next deployment puts them back', async () => {
    await folders.deploy('1.0.0');
    await rm(join(folders.site, 'chunks'), { recursive: true });
    expect((await folders.deploy('1.0.0')).absent.length).toBe(6);
    expect(chunks().length).toBe(2);
  });
});
