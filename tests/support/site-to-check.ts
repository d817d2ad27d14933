import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { command } from '../../src/command/command.js';
import { listening } from './listening.mjs';
import { threadAtHand } from './thread-at-hand.js';

/** What the command wrote, and its exit status. */
export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly errors: string;
}

/** Pages in a folder and on a server, for `auftritt check`. */
export interface SiteToCheck {
  /** The server's address, without a slash at its end. */
  readonly address: string;
  /** The path of a file in the folder, whether it is there or not. */
  readonly at: (name: string) => string;
  /** Writes a file into the folder, and returns its path. */
  readonly put: (name: string, content: string | Uint8Array) => Promise<string>;
  /** Calls the command; in what it writes, the folder and the server have short names. */
  readonly run: (...args: readonly string[]) => Promise<Outcome>;
  /** Removes the folder and ends the server. */
  readonly end: () => Promise<void>;
}

export const viewport = '<meta name="viewport" content="width=device-width">';

/** How a page begins with which nothing is wrong. */
export const good = `<!doctype html>\n<html><head>${viewport}<script src="/auftritt.js"></script></head>\n<body>\n`;

/** A slider without a slide. */
export const slider = '<div class="image-slider"></div>\n';

/** A gallery whose category has this colour. */
export const list = (colour: string): string =>
  '<div class="category-gallery"><input class="reference_request_url" value="/">\n' +
  '<a class="product_reference" data-uid="1" href="/1/" ' +
  `data-color="${colour}">1</a><div class="gallery-inner"></div></div>\n`;

/** Calls the command without a thread for its checks. */
export async function runCommand(...args: readonly string[]): Promise<Outcome> {
  const written = { out: '', errors: '' };
  const status = await command(args, {
    version: '1.2.3',
    dist: 'dist',
    startThread: threadAtHand,
    out: { write: (text: string) => (written.out += text) },
    errors: { write: (text: string) => (written.errors += text) },
  });
  return { status, ...written };
}

/**
 * Writes `good.html`, `bad.html` with an error and a warning, and `warning.html`, and starts a server:
 * `/page/` has an error, `/moved/` leads on to it, `/paper/` is a PDF, `/breaks/` breaks off, and
 * everything else is refused.
 */
export async function siteToCheck(): Promise<SiteToCheck> {
  const folder = await mkdtemp(join(tmpdir(), 'auftritt-check-'));
  const at = (name: string): string => join(folder, name);
  const put = async (name: string, content: string | Uint8Array): Promise<string> => {
    await mkdir(dirname(at(name)), { recursive: true });
    await writeFile(at(name), content);
    return at(name);
  };
  await put('good.html', `${good}<a href="tel:1">1</a>`);
  await put('bad.html', `${good}${slider}${list('red')}`);
  await put('warning.html', `${good}${list('red')}`);
  const server = createServer(({ url }, response) => {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    if (url === '/page/') response.writeHead(200, html).end(`${good}${slider}`);
    else if (url === '/moved/') response.writeHead(302, { Location: '/page/' }).end();
    else if (url === '/paper/')
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).end();
    else if (url === '/breaks/') {
      response.writeHead(200, { ...html, 'Content-Length': '1000' });
      response.write('<p>', () => response.destroy());
    } else response.writeHead(503, html).end('<h1>Sorry</h1>');
  });
  const { origin: address, close } = await listening(server);
  const short = (text: string): string =>
    text.replaceAll(`${folder}/`, '').replaceAll(address, 'http://site');
  return {
    address,
    at,
    put,
    run: async (...args) => {
      const { status, out, errors } = await runCommand(...args);
      return { status, out: short(out), errors: short(errors) };
    },
    end: () => {
      close();
      return rm(folder, { recursive: true });
    },
  };
}
