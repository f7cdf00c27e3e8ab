import type Sharp from 'sharp';
import { fieldRefused } from '../http/refusal';
import { hasTooManyScans } from './jpeg-scans';
import { Room } from '../rate-limit/room';

export interface Rendition {
  /** A JPEG without any metadata. */
  bytes: Buffer;
  width: number;
  height: number;
}

/** Takes the largest photographs of today's phones, and a header that promises more is refused before anything is decoded. */
const MOST_PIXELS = 60_000_000;
const LONGEST_SECONDS = 30;
const JPEG = { quality: 80, mozjpeg: true };

/** Pixels of the pictures under way, in all services of the process together: a progressive JPEG of these takes 400 MB. */
const PIXELS_AT_ONCE = MOST_PIXELS;
/** Three at once at most, however small: each holds one of the four threads that files and host names need as well. */
const LEAST_COUNTED = PIXELS_AT_ONCE / 3;
/** Thirty photographs of a phone, or ten of the largest. */
const PIXELS_WAITING = 10 * MOST_PIXELS;

let loaded: Promise<typeof Sharp> | undefined;

/** What reads and writes pictures, loaded with the first of them. */
async function sharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: library }) => {
    // Every file is read once and then removed; a cache would only hold deleted files open.
    library.cache(false);
    library.concurrency(1);
    return library;
  });
  return loaded;
}

const room = new Room(PIXELS_AT_ONCE, PIXELS_WAITING);

/**
 * An image as JPEG, once for each name, at most so many pixels wide; never enlarged, turned upright, transparency
 * on white, EXIF and position dropped. Refuses (400, naming `field`) an image that is too large or cannot be read, and
 * any (503 `server_busy`) while too many wait.
 */
export async function renditions(
  path: string,
  widths: Readonly<Record<string, number>>,
  field = 'file',
): Promise<Record<string, Rendition>> {
  const pixels = await modestSize(path, field);
  return room.run(Math.max(pixels, LEAST_COUNTED), async () => {
    const made: Record<string, Rendition> = {};
    for (const [name, width] of Object.entries(widths)) {
      made[name] = await readable(field, () => rendition(path, width));
    }
    return made;
  });
}

/** How many pixels there are to decode. */
async function modestSize(path: string, field: string): Promise<number> {
  const read = await sharp();
  const { width, height, format } = await readable(field, () => read(path, { limitInputPixels: false }).metadata());
  if (width * height > MOST_PIXELS) throw fieldRefused(field, 'file_pixels', { megapixels: MOST_PIXELS / 1_000_000 });
  if (format === 'jpeg' && (await hasTooManyScans(path))) throw fieldRefused(field, 'file_unreadable');
  return width * height;
}

async function rendition(path: string, width: number): Promise<Rendition> {
  const read = await sharp();
  const { data, info } = await read(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg(JPEG)
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function readable<Value>(field: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch {
    throw fieldRefused(field, 'file_unreadable');
  }
}
