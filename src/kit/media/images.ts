import sharp from 'sharp';
import { fieldRefused } from '../http/refusal';

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

// Every file is read once and then removed; a cache would only hold deleted files open.
sharp.cache(false);

/**
 * An image as JPEG, once for each name, at most so many pixels wide; never enlarged, turned upright, transparency
 * on white, EXIF and position dropped. Refuses (400, naming `field`) an image that is too large or cannot be read.
 */
export async function renditions(
  path: string,
  widths: Readonly<Record<string, number>>,
  field = 'file',
): Promise<Record<string, Rendition>> {
  await requireModestSize(path, field);
  const made: Record<string, Rendition> = {};
  // One at a time: a decoded image takes hundreds of megabytes.
  for (const [name, width] of Object.entries(widths)) {
    made[name] = await readable(field, () => rendition(path, width));
  }
  return made;
}

async function requireModestSize(path: string, field: string): Promise<void> {
  const { width, height } = await readable(field, () => sharp(path, { limitInputPixels: false }).metadata());
  if (width * height > MOST_PIXELS) throw fieldRefused(field, 'file_pixels', { megapixels: MOST_PIXELS / 1_000_000 });
}

async function rendition(path: string, width: number): Promise<Rendition> {
  const { data, info } = await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
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
