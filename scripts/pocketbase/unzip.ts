import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * Returns the bytes of one file in a zip archive. Supports the features of a release archive (no ZIP64, no
 * encryption). Throws if the archive is damaged or has no such file.
 */
export function unzipFile(archive: Buffer, name: string): Buffer {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || archive.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('not a zip archive');
  const entries = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let entry = 0; entry < entries; entry += 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('damaged zip archive');
    const nameLength = archive.readUInt16LE(at + 28);
    const found = archive.toString('utf8', at + 46, at + 46 + nameLength) === name;
    if (found) return readEntry(archive, at);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error(`no ${name} in the archive`);
}

function readEntry(archive: Buffer, index: number): Buffer {
  const method = archive.readUInt16LE(index + 10);
  const packedSize = archive.readUInt32LE(index + 20);
  const size = archive.readUInt32LE(index + 24);
  const header = archive.readUInt32LE(index + 42);
  const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
  const packed = archive.subarray(start, start + packedSize);
  if (method !== STORED && method !== DEFLATED) throw new Error(`zip method ${method} is not supported`);
  const data = method === STORED ? packed : inflateRawSync(packed);
  if (data.length !== size) throw new Error('damaged zip archive');
  return data;
}
