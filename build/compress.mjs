import { writeFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Writes a file compressed beside it (`.br`, `.gz`), for servers that send what is there.
 *
 * @param {string} path @param {Buffer} bytes its content
 * @returns {Promise<{ gzip: number, brotli: number }>} the sizes in bytes
 */
export async function writeCompressed(path, bytes) {
  const gzip = gzipSync(bytes, { level: 9 });
  const brotli = brotliCompressSync(bytes);
  await writeFile(`${path}.gz`, gzip);
  await writeFile(`${path}.br`, brotli);
  return { gzip: gzip.length, brotli: brotli.length };
}
