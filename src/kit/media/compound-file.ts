import { createReadStream } from 'node:fs';
import type { MediaType } from './media-type';

/** Names of the streams that Word, Excel and PowerPoint up to 2003 keep their documents in. */
const STREAMS: Readonly<Record<string, Pick<MediaType, 'contentType' | 'extension'>>> = {
  WordDocument: { contentType: 'application/msword', extension: 'doc' },
  Workbook: { contentType: 'application/vnd.ms-excel', extension: 'xls' },
  Book: { contentType: 'application/vnd.ms-excel', extension: 'xls' },
  'PowerPoint Document': { contentType: 'application/vnd.ms-powerpoint', extension: 'ppt' },
};

/** An entry of the directory begins with its name in UTF-16; its length in bytes, with the closing zero, follows. */
const ENTRY_BYTES = 128;
const NAME_BYTES = 64;

/** What an OLE compound file (MS-CFB) is; undefined for those that are no document, such as installers. */
export async function compoundKind(path: string): Promise<MediaType | undefined> {
  // Entries begin at multiples of their size, wherever in the file the directory is.
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
