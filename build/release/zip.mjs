// Writes a ZIP archive. The same files make the same bytes, whenever and wherever: names are sorted, and each
// file has the format's first date, and the version as its time. What asks for the time of a file, as PHP's cache of
// compiled files and the addresses of stylesheets in TYPO3 do, sees that another version is another file.
import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, as MS-DOS writes a date. */
const date = (1 << 5) | 1;

/** Hour, minute and half the second, as MS-DOS writes a time: 2.1.3 is 2:01:06. @param {string} release */
function timeOf(release) {
  const [hour = 0, minute = 0, second = 0] = release.split('.').map(Number);
  return (hour << 11) | (minute << 5) | second;
}

/** UTF-8 in names; deflate; version 2.0 of the format. */
const utf8 = 0x0800;
const deflate = 8;
const version = 20;

/** Fields of the format, the lowest byte first. @param {...readonly [size: number, value: number]} fields */
const written = (...fields) =>
  Buffer.concat(
    fields.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );

/**
 * The bytes of an archive.
 *
 * @param {ReadonlyMap<string, Buffer>} files by their paths in it, with forward slashes
 * @param {string} release its version, such as `2.0.0`
 */
export function zip(files, release) {
  const time = timeOf(release);
  /** @type {Buffer[]} */
  const locals = [];
  /** @type {Buffer[]} */
  const directory = [];
  let offset = 0;
  for (const [path, data] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(data, { level: 9 });
    // What the local header and the directory both say, from "version needed" to "extra length".
    const description = written(
      ...[version, utf8, deflate, time, date].map((value) => /** @type {const} */ ([2, value])),
      ...[crc32(data), packed.length, data.length].map(
        (value) => /** @type {const} */ ([4, value]),
      ),
      ...[name.length, 0].map((value) => /** @type {const} */ ([2, value])),
    );
    const local = Buffer.concat([written([4, 0x04034b50]), description, name, packed]);
    // Comment, disk and attributes, of which there are none, and where the file begins.
    const place = written([6, 0], [4, 0], [4, offset]);
    const maker = written([4, 0x02014b50], [2, version]);
    directory.push(maker, description, place, name);
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const count = files.size;
  const end = written([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, listed.length]);
  return Buffer.concat([...locals, listed, end, written([4, offset], [2, 0])]);
}
