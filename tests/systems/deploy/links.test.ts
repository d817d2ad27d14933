// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordName } from '../../../src/command/deploy/record.js';
import { day, diskWith, expectRefusal, quickDisk, temporaryFolders } from './site-folder.js';

let folders: ReturnType<typeof temporaryFolders>;
beforeEach(() => {
  folders = temporaryFolders();
});
afterEach(() => folders.remove());

const place = (path: string): string => join(folders.root, path);
const link = (from: string, to: string): void => symlinkSync(place(to), place(from));

/** Moves a folder or file of the site out of it, and puts a link in its place. */
function moveOut(path: string): void {
  mkdirSync(place('elsewhere'), { recursive: true });
  renameSync(place(`site/${path}`), place(`elsewhere/${path}`));
  link(`site/${path}`, `elsewhere/${path}`);
}

describe('a link in the folder', () => {
  it('in the place of chunks is refused, for writing and for removing', async () => {
    await folders.deploy('1.0.0');
    moveOut('chunks');
    folders.clock.now += 31 * day;
    const message = 'site/chunks is a symbolic link';
    await expectRefusal(folders.deploy('1.1.0', { keep: 0 }), message);
    await expectRefusal(folders.deploy('1.1.0', { dryRun: true }), message);
    expect(existsSync(place('elsewhere/chunks/slick-AAAAAAAA.js'))).toBe(true);
    expect(existsSync(place('elsewhere/chunks/slick-BBBBBBBB.js'))).toBe(false);
    expect(folders.read('auftritt.js')).toContain('1.0.0');
  });

  it('in the place of a folder that only an earlier version had is refused too', async () => {
    await folders.deploy('1.0.0');
    const record = folders.read(recordName) ?? '';
    folders.put(`site/${recordName}`, record.replaceAll('chunks/', 'old/'));
    folders.put('elsewhere/old/slick-AAAAAAAA.js', 'theirs');
    link('site/old', 'elsewhere/old');
    await expectRefusal(folders.deploy('1.1.0', { keep: 0 }), 'site/old is a symbolic link');
    expect(folders.read('auftritt.js')).toContain('1.0.0');
    expect(existsSync(place('elsewhere/old/slick-AAAAAAAA.js'))).toBe(true);
  });

  it('is refused also if it comes while the files are written', async () => {
    await folders.deploy('1.0.0');
    const disk = diskWith((renames) => {
      if (renames === 2) moveOut('chunks');
    });
    await expectRefusal(folders.deploy('1.1.0', { disk }), 'site/chunks is a symbolic link');
    expect(existsSync(place('elsewhere/chunks/slick-BBBBBBBB.js'))).toBe(false);
    expect(folders.read('auftritt.js')).toContain('1.0.0');
  });

  it('in the place of a file is replaced by the file, even if it leads to the same content', async () => {
    await folders.deploy('1.0.0');
    for (const path of ['auftritt.css', 'manifest.json']) moveOut(path);
    const { writes } = await folders.deploy('1.0.0');
    expect(writes).toEqual(['auftritt.css', 'manifest.json']);
    await folders.deploy('1.1.0');
    expect(folders.content()['auftritt.css']).toBe('styles of 1.1.0');
    expect(readFileSync(place('elsewhere/auftritt.css'), 'utf8')).toBe('styles of 1.0.0');
  });

  it('in the place of a file that goes is removed, and not what it leads to', async () => {
    await folders.deploy('1.0.0');
    folders.put('elsewhere/slick.js', 'theirs');
    folders.take('chunks/slick-AAAAAAAA.js');
    link('site/chunks/slick-AAAAAAAA.js', 'elsewhere/slick.js');
    const { removes } = await folders.deploy('1.1.0', { keep: 0 });
    expect(removes).toContain('chunks/slick-AAAAAAAA.js');
    expect(folders.read('chunks/slick-AAAAAAAA.js')).toBeUndefined();
    expect(readFileSync(place('elsewhere/slick.js'), 'utf8')).toBe('theirs');
  });

  it.each([recordName, 'manifest.json'])('in the place of %s is not read', async (path) => {
    await folders.deploy('1.0.0');
    if (path !== recordName) folders.take(recordName);
    moveOut(path);
    await expectRefusal(folders.deploy('1.1.0'), `site/${path} is a symbolic link`);
    expect(folders.read('auftritt.js')).toContain('1.0.0');
  });
});

describe('what is in the way', () => {
  it('is named before anything is written: a folder for a file, a file for a folder', async () => {
    folders.build('1.3.0', 'slick-AAAAAAAA.js/inside');
    await folders.deploy('1.0.0');
    await expectRefusal(folders.deploy('1.3.0'), 'chunks/slick-AAAAAAAA.js is no folder');
    mkdirSync(place('site/chunks/slick-BBBBBBBB.js'));
    await expectRefusal(folders.deploy('1.1.0'), 'chunks/slick-BBBBBBBB.js is a folder');
    expect(folders.read('manifest.json')).toBe(readFileSync(place('1.0.0/manifest.json'), 'utf8'));
  });

  it('stays, if it is a folder where a file of ours goes', async () => {
    await folders.deploy('1.0.0');
    folders.take('chunks/slick-AAAAAAAA.js');
    folders.put('site/chunks/slick-AAAAAAAA.js/theirs', 'theirs');
    await folders.deploy('1.1.0', { keep: 0 });
    expect(folders.read('chunks/slick-AAAAAAAA.js/theirs')).toBe('theirs');
  });
});

describe('the folder itself', () => {
  it('may be a link; a deployment that has begun stays where the link led to', async () => {
    mkdirSync(place('releases/5'), { recursive: true });
    mkdirSync(place('releases/6'), { recursive: true });
    link('current', 'releases/5');
    const disk = {
      ...quickDisk,
      async rename(...[from, to]: Parameters<typeof quickDisk.rename>) {
        if (realpathSync(place('current')).endsWith('5')) {
          link('next', 'releases/6');
          renameSync(place('next'), place('current'));
        }
        await quickDisk.rename(from, to);
      },
    };
    await folders.deploy('1.0.0', { folder: place('current'), disk });
    expect(readFileSync(place('releases/5/auftritt.js'), 'utf8')).toContain('1.0.0');
    expect(existsSync(place('releases/6/auftritt.js'))).toBe(false);
    await folders.deploy('1.1.0', { folder: place('current/assets') });
    expect(readFileSync(place('releases/6/assets/auftritt.js'), 'utf8')).toContain('1.1.0');
  });

  it('is refused as a link that leads nowhere, and below a file', async () => {
    link('current', 'releases/5');
    await expectRefusal(
      folders.deploy('1.0.0', { folder: place('current') }),
      'current is a symbolic link to a folder that does not exist',
    );
    folders.put('file', '');
    await expectRefusal(folders.deploy('1.0.0', { folder: place('file/a/b') }), 'through a file');
  });

  it('is refused in the build, which the next build would empty', async () => {
    const message = 'is in the folder of the build';
    await expectRefusal(folders.deploy('1.0.0', { folder: place('1.0.0/site') }), message);
    link('same', '1.0.0');
    await expectRefusal(folders.deploy('1.0.0', { folder: place('same/a/b') }), message);
    await folders.deploy('1.0.0', { folder: place('1.0.0-site') });
  });
});
