// @vitest-environment node
import { existsSync, symlinkSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordName } from '../../../src/command/deploy/record.js';
import { expectRefusal, temporaryFolders } from './site-folder.js';

let folders: ReturnType<typeof temporaryFolders>;
beforeEach(() => {
  folders = temporaryFolders();
});
afterEach(() => folders.remove());

describe('what is refused, before anything is written', () => {
  it('a folder with files of others alone', async () => {
    folders.put('site/index.html', 'theirs');
    folders.put('site/auftritt.js', 'theirs, by chance of that name');
    await expectRefusal(folders.deploy('1.0.0'), 'holds other files');
    expect(Object.keys(folders.content())).toEqual(['auftritt.js', 'index.html']);
    folders.put('empty/.gitkeep', '');
    await folders.deploy('1.0.0', { folder: join(folders.root, 'empty') });
  });

  it('a file in the place of the folder, and the build itself', async () => {
    folders.put('file', '');
    await expectRefusal(
      folders.deploy('1.0.0', { folder: join(folders.root, 'file') }),
      'is no folder',
    );
    symlinkSync(join(folders.root, '1.0.0'), join(folders.root, 'same'));
    await expectRefusal(
      folders.deploy('1.0.0', { folder: join(folders.root, 'same') }),
      'is the build itself',
    );
  });

  it.each(['chunks/form-AAAAAAAA.js', 'auftritt.js', 'manifest.json'])(
    'a build whose %s is missing or damaged',
    async (path) => {
      await writeFile(join(folders.root, '1.0.0', path), 'cut');
      await expectRefusal(folders.deploy('1.0.0'), `${basename(path)} is missing or damaged`);
      await rm(join(folders.root, '1.0.0', path));
      await expectRefusal(folders.deploy('1.0.0'), `${basename(path)} is missing or damaged`);
      expect(existsSync(folders.site)).toBe(false);
    },
  );

  it.each([
    ['half', '{"deployments": ['],
    ['hostile', '{"deployments": [{"version": "1", "started": "2020-01-01", "files": ["../x"]}]}'],
    ['of another kind', '[]'],
  ])('a record that is %s', async (_, text) => {
    await folders.deploy('1.0.0');
    folders.put(`site/${recordName}`, text);
    await expectRefusal(folders.deploy('1.1.0'), `${recordName} is damaged`);
    expect(folders.content()['auftritt.js']).toContain('1.0.0');
  });
});
