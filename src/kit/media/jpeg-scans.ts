import { createReadStream } from 'node:fs';

/** What encoders write is some ten; each scan is a walk over all of the picture, however few bytes it takes in the file. */
const MAX_SCANS = 100;

const MARKER = 0xff;
const START_OF_SCAN = 0xda;

/**
 * Whether a JPEG has more scans than one that an encoder wrote. A few hundred kilobytes can hold thousands of them,
 * and keep a thread busy for minutes. Bytes of pictures inside a picture count as well; nobody has a hundred of those.
 */
export async function hasTooManyScans(path: string): Promise<boolean> {
  let scans = 0;
  let previous = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (const byte of chunk) {
      if (previous === MARKER && byte === START_OF_SCAN && ++scans > MAX_SCANS) return true;
      previous = byte;
    }
  }
  return false;
}
