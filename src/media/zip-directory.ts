import { open } from 'node:fs/promises';

const SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const DIRECTORY_SIZE_AT = 12;
const COMMENT_LENGTH_AT = 20;

/** Whether a ZIP archive is complete: it ends with its central directory and an optional comment. */
export async function hasZipDirectory(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, RECORD_BYTES + MAX_COMMENT_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    for (let at = buffer.lastIndexOf(SIGNATURE); at >= 0; at = at === 0 ? -1 : buffer.lastIndexOf(SIGNATURE, at - 1)) {
      if (at + RECORD_BYTES > length) continue;
      const end = at + RECORD_BYTES + buffer.readUInt16LE(at + COMMENT_LENGTH_AT);
      const directory = buffer.readUInt32LE(at + DIRECTORY_SIZE_AT);
      if (end === length && (directory <= size - length + at || directory === 0xffffffff)) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}
