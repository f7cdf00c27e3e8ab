import { createReadStream } from 'node:fs';

/** Encoders write about ten. Decoding each scan processes the whole picture, however small the scan is in the file. */
const MAX_SCANS = 100;

const MARKER = 0xff;
const START_OF_SCAN = 0xda;

/** A few hundred kilobytes can contain thousands of scans, which occupy a thread for minutes. */
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
