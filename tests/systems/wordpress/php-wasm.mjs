// Runs a WordPress on a PHP that npm has, without a server: php-wasm answers requests in this process.

/**
 * What is used of @php-wasm/universal, which is installed for these tests alone.
 *
 * @typedef {{ mount(folder: string, handler: (php: Php, FS: FileSystem, place: string) => () => void): Promise<unknown>,
 *   mkdir(folder: string): void, run(request: { code: string }): Promise<{ text: string }> }} Php
 * @typedef {{ filesystems: { NODEFS: object }, mount(type: object, options: object, place: string): void,
 *   unmount(place: string): void }} FileSystem
 * @typedef {{ url: string, method: 'GET' | 'POST', headers: Record<string, string>, body?: Uint8Array }} Request
 * @typedef {{ httpStatusCode: number, text: string, headers: Record<string, string[]> }} Response
 * @typedef {{ request(request: Request): Promise<Response>, getPrimaryPhp(): Promise<Php>,
 *   [Symbol.asyncDispose](): Promise<void> }} Handler
 * @typedef {{ loadPHPRuntime(loader: object, options: object): Promise<number>, PHP: new (runtime: number) => Php,
 *   PHPRequestHandler: new (options: object) => Handler }} Universal
 */

/** What a package exports; TypeScript may find it missing. @param {string} name */
const load = (name) => import(name);

/**
 * A browser of its own for a site: it keeps cookies, and follows no redirect.
 *
 * @typedef {object} Visitor
 * @property {string} php the version that answers
 * @property {(path: string, fields?: Record<string, string>, files?: readonly Upload[]) => Promise<Answer>} ask posts
 *   the fields and the files, if there are any
 * @property {() => Promise<void>} end
 *
 * @typedef {{ status: number, text: string, location: string }} Answer
 * @typedef {{ field: string, name: string, data: Uint8Array<ArrayBuffer> }} Upload a file in a form
 */

/**
 * What a form sends, as a browser encodes it.
 *
 * @param {Record<string, string>} fields @param {readonly Upload[]} files
 * @returns {Promise<{ body: Uint8Array, headers: Record<string, string> }>}
 */
async function encoded(fields, files) {
  const form = files.length > 0 ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { field, name, data } of files) {
    if (form instanceof FormData) form.append(field, new Blob([data]), name);
  }
  // The boundary between the parts is in the header.
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { body: new Uint8Array(await response.arrayBuffer()), headers: { 'content-type': type } };
}

/**
 * @param {string} folder of a WordPress
 * @param {number} port that it believes to be served at
 * @param {import('./matrix.mjs').Php} version
 * @returns {Promise<Visitor>}
 */
export async function visit(folder, port, version) {
  /** @type {Universal} */
  const { loadPHPRuntime, PHP, PHPRequestHandler } = await load('@php-wasm/universal');
  /** @type {{ getPHPLoaderModule(): Promise<object> }} */
  const { getPHPLoaderModule } = await load(`@php-wasm/node-${version}`);
  const loader = await getPHPLoaderModule();
  const start = async () => {
    const php = new PHP(await loadPHPRuntime(loader, { ENV: { WORDPRESS_PORT: `${port}` } }));
    // At the same path as outside: WordPress has stored where its files are.
    php.mkdir(folder);
    await php.mount(folder, (_, FS, place) => {
      FS.mount(FS.filesystems.NODEFS, { root: folder }, place);
      return () => FS.unmount(place);
    });
    return php;
  };
  const handler = new PHPRequestHandler({
    documentRoot: folder,
    absoluteUrl: `http://127.0.0.1:${port}`,
    phpFactory: start,
    maxPhpInstances: 1,
    getFileNotFoundAction: () => ({ type: 'internal-redirect', uri: '/index.php' }),
  });
  const { text } = await (await handler.getPrimaryPhp()).run({ code: '<?php echo PHP_VERSION;' });
  return {
    php: text,
    async ask(path, fields, files = []) {
      const sent = fields === undefined ? { headers: {} } : await encoded(fields, files);
      const method = fields === undefined ? 'GET' : 'POST';
      const answer = await handler.request({ url: path, method, ...sent });
      const [location = ''] = answer.headers.location ?? [];
      return { status: answer.httpStatusCode, text: answer.text, location };
    },
    end: () => handler[Symbol.asyncDispose](),
  };
}
