import { createReadStream } from 'node:fs';
import type { MediaType } from './media-type';

/** Main streams of Word, Excel and PowerPoint files up to 2003. */
const STREAMS: Readonly<Record<string, Pick<MediaType, 'contentType' | 'extension'>>> = {
  WordDocument: { contentType: 'application/msword', extension: 'doc' },
  Workbook: { contentType: 'application/vnd.ms-excel', extension: 'xls' },
  Book: { contentType: 'application/vnd.ms-excel', extension: 'xls' },
  'PowerPoint Document': { contentType: 'application/vnd.ms-powerpoint', extension: 'ppt' },
};

/** A directory entry: the name in UTF-16, then its length in bytes, including the terminating zero. */
const ENTRY_BYTES = 128;
const NAME_BYTES = 64;

/** The type of an OLE compound file (MS-CFB); undefined if it is not a document but, for example, an installer. */
export async function compoundKind(path: string): Promise<MediaType | undefined> {
  // Entries are aligned to their size, wherever the directory is.
  for await (const chunk of createReadStream(path, { highWaterMark: ENTRY_BYTES * 512 }) as AsyncIterable<Buffer>) {
    for (let at = 0; at + ENTRY_BYTES <= chunk.length; at += ENTRY_BYTES) {
      const length = chunk.readUInt16LE(at + NAME_BYTES);
      if (length < 4 || length > NAME_BYTES) continue;
      const name = chunk.toString('utf16le', at, at + length - 2);
      const found = Object.hasOwn(STREAMS, name) ? STREAMS[name] : undefined;
      if (found) return { kind: 'file', ...found };
    }
  }
  return undefined;
}
