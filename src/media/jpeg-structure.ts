import { createReadStream } from 'node:fs';

/** Encoders write about ten. Decoding each scan processes the whole picture, however small the scan is in the file. */
const MAX_SCANS = 100;

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
/** Markers from here on are followed by the length of their segment, except those of restarts, start and end. */
const FIRST_WITH_LENGTH = 0xc0;

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
/** Bytes after 0xff that belong to the data of a scan, or fill. */
const isNoMarker = (byte: number): boolean => byte === 0 || byte === MARKER || isRestart(byte);

export interface JpegStructure {
  /** A few hundred kilobytes can contain thousands of scans, which occupy a thread for minutes. */
  hasTooManyScans: boolean;
  /** Whether the picture ends with its marker. Other data may follow, such as the film of a motion photo. */
  isEnded: boolean;
}

/** Reads markers up to the end of the picture, and skips segments such as thumbnails, as decoders do. */
export async function jpegStructure(path: string): Promise<JpegStructure> {
  let scans = 0;
  let previous = 0;
  let lengthBytes = 0;
  let skipped = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (const byte of chunk) {
      if (lengthBytes > 0) {
        skipped = skipped * 256 + byte;
        if (--lengthBytes === 0) skipped = Math.max(0, skipped - 2);
      } else if (skipped > 0) skipped -= 1;
      else if (previous !== MARKER || isNoMarker(byte)) previous = byte;
      else {
        previous = 0;
        if (byte === END_OF_IMAGE) return { hasTooManyScans: false, isEnded: true };
        if (byte === START_OF_SCAN && ++scans > MAX_SCANS) return { hasTooManyScans: true, isEnded: false };
        if (byte >= FIRST_WITH_LENGTH && byte !== START_OF_IMAGE) lengthBytes = 2;
      }
    }
  }
  return { hasTooManyScans: false, isEnded: false };
}

/** Appends the end marker to a file without one; its last byte can be half of the marker. */
export function withEnd(jpeg: Buffer): Buffer {
  const data = jpeg.at(-1) === MARKER ? jpeg.subarray(0, -1) : jpeg;
  return Buffer.concat([data, Buffer.from([MARKER, END_OF_IMAGE])]);
}
