import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { sectionNames, sectionPages } from '../../docs-site/section-pages.mjs';
import { behaviours } from '../../src/behaviours.js';
import { createBackend } from '../../static-html/backend/backend.mjs';
import { listening } from '../support/listening.mjs';
import { markdownPages, snippetsOf } from '../support/markdown.js';

const pages = await sectionPages();

it('has a page for each behaviour', () => {
  expect([...sectionNames].sort()).toEqual(behaviours.map(({ name }) => name).sort());
});

describe.each(sectionNames)('the page of %s', (name) => {
  it.each([
    ['docs/sections.md', `sections/${name}.md`],
    ['docs/de/sections.md', `de/sections/${name}.md`],
  ])('shows the snippet of %s', (path, page) => {
    const file = markdownPages.find((each) => each.path === path);
    const shown = snippetsOf({ path: page, text: pages.get(page) ?? '' });
    expect(shown).toHaveLength(1);
    const all = file ? snippetsOf(file).map(({ code }) => code) : [];
    expect(all).toContain(shown[0]?.code);
  });
});

const { port, close } = await listening(createBackend());
afterAll(close);

describe('the files that the documentation links to', () => {
  /** The head and the body of an answer, to a path that nobody has tidied up. */
  async function answer(path: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    let text = '';
    for await (const chunk of socket) text += chunk;
    return text;
  }

  it('are shown as text, and folders as lists', async () => {
    const file = await answer('/docs/files/backends/php/site.php');
    expect(file).toMatch(/^HTTP\/1\.1 200 /);
    expect(file).toContain('text/plain');
    expect(await answer('/docs/files/backends/php')).toMatch(/^HTTP\/1\.1 302 /);
    expect(await answer('/docs/files/backends/php/')).toContain('<a href="site.php">');
  });

  it.each([
    '/docs/files/package.json',
    '/docs/files/node_modules/',
    '/docs/files/docs/..%2fpackage.json',
    '/docs/files/docs%2f..%2f..%2f',
    '/docs/files/docs/../../etc/passwd',
    '/docs/files/.git/HEAD',
  ])('%s is none of them', async (path) => {
    expect(await answer(path)).toMatch(/^HTTP\/1\.1 404 /);
  });
});
