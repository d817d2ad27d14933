// Writes a ZIP archive. The same files make the same bytes, whenever and wherever: names are sorted, and each
// file has the format's first date.
import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, 0:00, as MS-DOS writes date and time. */
const date = (1 << 5) | 1;

/** UTF-8 in names; deflate; version 2.0 of the format; a file of Unix. */
const utf8 = 0x0800;
const deflate = 8;
const version = 20;
const unix = 3 << 8;

/** Read by everyone, written by the owner: a regular file. */
const mode = 0o100644;

/** What the local header and the directory both say of a file, from "version needed" to "extra length". */
function description(
  /** @type {Buffer} */ name,
  /** @type {Buffer} */ data,
  /** @type {Buffer} */ packed,
) {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(utf8, 2);
  fields.writeUInt16LE(deflate, 4);
  fields.writeUInt16LE(0, 6);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(name.length, 22);
  fields.writeUInt16LE(0, 24);
  return fields;
}

/** A number that the format calls a signature. */
function signature(/** @type {number} */ number) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** What only the directory says: comment, disk, attributes, and where the file begins. */
function place(/** @type {number} */ offset) {
  const fields = Buffer.alloc(14);
  fields.writeUInt32LE((mode << 16) >>> 0, 6);
  fields.writeUInt32LE(offset, 10);
  return fields;
}

/**
 * The bytes of an archive.
 *
 * @param {ReadonlyMap<string, Buffer>} files by their paths in it, with forward slashes
 */
export function zip(files) {
  /** @type {Buffer[]} */
  const locals = [];
  /** @type {Buffer[]} */
  const directory = [];
  let offset = 0;
  for (const [path, data] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(data, { level: 9 });
    const fields = description(name, data, packed);
    const local = Buffer.concat([signature(0x04034b50), fields, name, packed]);
    const maker = Buffer.alloc(2);
    maker.writeUInt16LE(unix | version);
    directory.push(Buffer.concat([signature(0x02014b50), maker, fields, place(offset), name]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, signature(0x06054b50), end]);
}
