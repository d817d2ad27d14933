// Writes a ZIP archive. The same files make the same bytes, whenever and wherever: names are sorted, and each
// file has the version as its date and time. What asks for the time of a file, as PHP's cache of
// compiled files and the addresses of stylesheets in TYPO3 do, sees that another version is another file.
import { crc32, deflateRawSync } from 'node:zlib';

/**
 * Date and time, as MS-DOS writes them: the day is the version's first number, the time the others, so that a
 * version is later than those before it. The format counts two seconds at a time.
 *
 * @param {string} release such as `2.1.3`: 3 January 1980, 0:03:26
 */
function momentOf(release) {
  const [major = 0, minor = 0, patch = 0] = release.split('.').map((part) => parseInt(part, 10));
  const moment = new Date(Date.UTC(1980, 0, 1 + major, 0, 0, 2 * (100 * minor + patch)));
  return {
    date: ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
    time:
      (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() / 2),
  };
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
  const { date, time } = momentOf(release);
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
