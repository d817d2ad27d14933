import { createHash } from 'node:crypto';
import files, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect } from 'vitest';
import { deploy, type Order } from '../../../src/command/deploy/deploy.js';
import { type Disk, disk } from '../../../src/command/deploy/target.js';

export const day = 24 * 60 * 60 * 1000;

/**
 * The disk without Node's threads, which a busy machine lets wait, and without the certainty that what
 * is written outlives a power cut. The two take most of the time.
 */
export const quickDisk: Disk = new Proxy(disk, {
  get(_, name) {
    const perform: unknown = Reflect.get(files, `${String(name)}Sync`);
    if (typeof perform !== 'function') throw new TypeError(`no operation ${String(name)}`);
    return async (...args: readonly unknown[]) => {
      const [path, content] = args;
      const given = name === 'writeFile' ? [path, content, { flag: 'wx' }] : args;
      return Reflect.apply(perform, files, given);
    };
  },
});

/** The names of the chunks that every build has, and what the entry of a version is made of. */
const built = (version: string, chunks: readonly string[]): Record<string, string> => {
  const files: Record<string, string> = {
    'auftritt.js': `entry of ${version}, asks for ${chunks.join(' ')}`,
    'auftritt.css': `styles of ${version}`,
    'auftritt.bundle.js': `bundle of ${version}`,
  };
  for (const chunk of chunks) files[`chunks/${chunk}.js`] = `code of ${chunk}`;
  return files;
};

/** Folders in a temporary one, with three builds and a clock that stands still until it is set. */
export function temporaryFolders() {
  const root = mkdtempSync(join(tmpdir(), 'auftritt-deploy-'));
  const clock = { now: Date.parse('2026-11-01T12:00:00Z') };
  const site = join(root, 'site');
  const put = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };

  /** Writes a build; the path of its folder. */
  const build = (version: string, ...chunks: readonly string[]): string => {
    const files = built(version, chunks);
    const about: Record<string, object> = {};
    for (const [path, content] of Object.entries(files)) {
      put(`${version}/${path}`, content);
      for (const ending of ['.br', '.gz'])
        put(`${version}/${path}${ending}`, `${ending} ${content}`);
      about[path] = { hash: createHash('sha256').update(content).digest('hex') };
    }
    put(`${version}/manifest.json`, JSON.stringify({ files: about }));
    put(`${version}/command/auftritt.mjs`, 'the command');
    put(`${version}/LICENSES.txt`, 'licences');
    return join(root, version);
  };

  build('1.0.0', 'slick-AAAAAAAA', 'form-AAAAAAAA');
  build('1.1.0', 'slick-BBBBBBBB', 'form-AAAAAAAA');
  build('1.2.0', 'slick-CCCCCCCC', 'form-CCCCCCCC');

  /** What is in a file of the site's folder; undefined where there is none. */
  const read = (path: string): string | undefined =>
    existsSync(join(site, path)) ? readFileSync(join(site, path), 'utf8') : undefined;

  return {
    root,
    site,
    clock,
    put,
    build,
    /** Deploys a build that was written before. */
    deploy: (version: string, order: Partial<Order> = {}) =>
      deploy({
        dist: join(root, version),
        version,
        folder: site,
        keep: 30 * day,
        dryRun: false,
        now: () => clock.now,
        disk: quickDisk,
        ...order,
      }),
    /** Path → content of everything in the site's folder. */
    content(): Record<string, string> {
      const entries = readdirSync(site, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((each) => each.isFile())
        .map((each) => relative(site, join(each.parentPath, each.name)));
      return Object.fromEntries(
        paths.sort().map((path) => [path, readFileSync(join(site, path), 'utf8')]),
      );
    },
    read,
    /** Each form of the entry finds the chunks that it asks for, whatever visitors get; the entry's version. */
    expectToServe(): string {
      const entries = ['', '.br', '.gz'].map((ending) => read(`auftritt.js${ending}`) ?? '');
      for (const entry of entries) {
        const [, asked = ''] = /asks for (.+)$/.exec(entry) ?? [];
        expect(asked, entry).not.toBe('');
        for (const chunk of asked.split(' ')) {
          expect(read(`chunks/${chunk}.js`)).toBe(`code of ${chunk}`);
          expect(read(`chunks/${chunk}.js.br`)).toBe(`.br code of ${chunk}`);
        }
      }
      return /^entry of (\S+),/.exec(entries[0] ?? '')?.[1] ?? '';
    },
    /** Removes a file of the site's folder. */
    take: (path: string) => rmSync(join(site, path)),
    /** Removes the site's folder. */
    empty: () => rmSync(site, { recursive: true, force: true }),
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** A disk that renames nothing from its nth call on, as where the process is killed then. */
export function failingDisk(calls: number): Disk {
  let left = calls;
  return {
    ...quickDisk,
    async rename(from, to) {
      if (left === 0) throw Object.assign(new Error('killed'), { code: 'EIO' });
      left -= 1;
      await quickDisk.rename(from, to);
    },
  };
}

/** A disk on which something happens after each of its renames; it is told how many there were. */
export function diskWith(afterRename: (renames: number) => void): Disk {
  let renames = 0;
  return {
    ...quickDisk,
    async rename(from, to) {
      await quickDisk.rename(from, to);
      renames += 1;
      afterRename(renames);
    },
  };
}

/** The command says in one line what it does not do. */
export async function expectRefusal(attempt: Promise<unknown>, message: string): Promise<void> {
  await expect(attempt).rejects.toThrow(message);
  await expect(attempt).rejects.toMatchObject({ name: 'Refusal' });
}
