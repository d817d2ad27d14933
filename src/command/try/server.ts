import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { limits } from '../pages/source.js';
import data from './types.json' with { type: 'json' };

/** The type of a file, by the end of its name. */
const types: ReadonlyMap<string, string> = new Map(Object.entries(data));

/** Where a site comes from: a folder, or the origin of its addresses. */
export type Site =
  | { readonly kind: 'folder'; readonly root: string }
  | { readonly kind: 'origin'; readonly origin: string };

/** The path under which the script's own files are served. */
export const ownPath = '/auftritt-try-files/';

/** A path without its escapes, as one file has several addresses (`&`, `%26`); as it is where they mean nothing. */
export function plainPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // The decoder's only way to say no.
  }
}

/**
 * The file in a folder that a path of an address names.
 *
 * @returns undefined where there is none in the folder, links out of it included
 */
async function fileIn(root: string, path: string): Promise<string | undefined> {
  const plain = plainPath(path);
  if (plain.includes('\0') || plain.includes('\\')) return undefined;
  try {
    const folder = await realpath(root);
    let file = await realpath(join(folder, plain));
    if ((await stat(file)).isDirectory()) file = await realpath(join(file, 'index.html'));
    return file.startsWith(folder + sep) ? file : undefined;
  } catch {
    return undefined; // It does not exist.
  }
}

/** Sends a file in a folder, or says that it is not there. */
async function sendFile(root: string, path: string, response: ServerResponse): Promise<void> {
  const file = await fileIn(root, path);
  if (file === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
    return;
  }
  const type = types.get(extname(file).slice(1).toLowerCase()) ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** Asks the site itself, and hands on what it answers. Nothing but reading is handed on to it. */
async function forward(origin: string, url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(new URL(url, origin), {
    redirect: 'manual',
    signal: AbortSignal.timeout(limits.answer),
  });
  const { status, headers } = answer;
  const to = headers.get('location');
  if (to !== null && status >= 300 && status < 400) {
    await answer.body?.cancel();
    const target = new URL(to, new URL(url, origin));
    const location = target.origin === origin ? target.pathname + target.search : target.href;
    response.writeHead(status, { Location: location }).end();
    return;
  }
  response.writeHead(status, {
    'Content-Type': headers.get('content-type') ?? 'application/octet-stream',
    'Cache-Control': 'no-store',
  });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** A server of this machine. */
export interface Server {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a site on this machine, with some of its files replaced.
 *
 * @param own the folder of the script's own files
 * @param replaced path → what is served in place of the file, and its type
 */
export async function serve(
  site: Site,
  own: string,
  replaced: ReadonlyMap<string, { readonly text: string; readonly type: string }>,
): Promise<Server> {
  const instead = new Map([...replaced].map(([path, file]) => [plainPath(path), file]));
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    try {
      const { pathname, search } = new URL(url, 'http://localhost');
      const file = instead.get(plainPath(pathname + search)) ?? instead.get(plainPath(pathname));
      if (file) {
        const headers = { 'Content-Type': `${file.type}; charset=utf-8` };
        response.writeHead(200, headers).end(file.text);
      } else if (pathname.startsWith(ownPath)) {
        await sendFile(own, pathname.slice(ownPath.length), response);
      } else if (site.kind === 'folder') {
        await sendFile(site.root, pathname, response);
      } else await forward(site.origin, pathname + search, response);
    } catch {
      if (!response.headersSent) response.writeHead(502);
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The files that a page after the plan misses, and that the site did not have before either. */
export async function missedBefore(failed: readonly string[], origin: string): Promise<string[]> {
  const own = failed.filter((path) => !path.startsWith(ownPath));
  const missed = await Promise.all(
    own.map(async (path) => {
      const answer = await fetch(new URL(path, origin), { method: 'HEAD' }).catch(() => undefined);
      return answer?.ok ? [] : [path];
    }),
  );
  return missed.flat();
}
