import type Sharp from 'sharp';
import type { JpegOptions, WebpOptions } from 'sharp';
import { fieldRefused } from '../refusals/refusal';
import { hasTooManyScans } from './jpeg-scans';
import { pictureSize, type PictureSize, type PictureType, versionsIn } from '../views/picture-address';
import { type Requester, Bulkhead } from '../rate-limit/bulkhead';

/** Takes the largest photographs of today's phones, and a header that promises more is refused before anything is decoded. */
const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 30;
const JPEG = { quality: 80, mozjpeg: true };
/** Half the work of the usual effort, for files a few hundredths larger. */
const UPLOADED: { jpeg: JpegOptions; webp: WebpOptions } = { jpeg: JPEG, webp: { quality: 78, effort: 2 } };
/** Hundreds are drawn before a demo stands. */
const DRAWN: typeof UPLOADED = { jpeg: { quality: 82 }, webp: { quality: 80, effort: 0 } };

/** Pixels of the pictures under way, in all services of the process together: a progressive JPEG of these takes 400 MB. */
const PIXELS_AT_ONCE = MAX_PIXELS;
/** Three at once at most, however small: each holds one of the four threads that files and host names need as well. */
const MIN_COUNTED = PIXELS_AT_ONCE / 3;
/** Thirty photographs of a phone, or ten of the largest. */
const PIXELS_WAITING = 10 * MAX_PIXELS;

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

const room = new Bulkhead(PIXELS_AT_ONCE, PIXELS_WAITING);

/** A picture with all its versions, as they are to be stored. */
export interface VersionedPicture extends PictureSize {
  files: { width: number; type: PictureType; bytes: Buffer }[];
}

/**
 * An image in several widths, none wider than itself, each as WebP and as JPEG: turned upright, transparency on white,
 * EXIF and position dropped. It is decoded once. Refuses (400, naming `field`) an image that is too large or cannot be
 * read, and any (503 `server_busy`) while too many wait, of all or of the same requester.
 */
export async function pictureVersions(
  path: string,
  widths: readonly number[],
  field = 'file',
  requester?: Requester,
): Promise<VersionedPicture> {
  const pixels = await modestSize(path, field);
  const work = () => readable(field, () => versions(path, widths, UPLOADED));
  return room.run(Math.max(pixels, MIN_COUNTED), work, requester);
}

/** The same of what this program has drawn itself, an SVG: it is asked for by nobody and waits for nobody. */
export async function drawnVersions(svg: string, widths: readonly number[]): Promise<VersionedPicture> {
  return versions(Buffer.from(svg), widths, DRAWN);
}

async function versions(
  source: string | Buffer,
  widths: readonly number[],
  { webp, jpeg }: typeof UPLOADED,
): Promise<VersionedPicture> {
  const read = await sharp();
  const { data, info } = await read(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const size = pictureSize({ width, height }, widths);
  const files: VersionedPicture['files'] = [];
  for (const version of versionsIn('', size)) {
    const resized = read(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS })
      .resize({ width: version.width, height: version.height, fit: 'fill' })
      .timeout({ seconds: MAX_SECONDS });
    const encoded = version.type === 'image/webp' ? resized.webp(webp) : resized.jpeg(jpeg);
    files.push({ width: version.width, type: version.type, bytes: await encoded.toBuffer() });
  }
  return { ...size, files };
}

/** How many pixels there are to decode. */
async function modestSize(path: string, field: string): Promise<number> {
  const read = await sharp();
  const { width, height, format } = await readable(field, () => read(path, { limitInputPixels: false }).metadata());
  if (width * height > MAX_PIXELS) throw fieldRefused(field, 'file_pixels', { megapixels: MAX_PIXELS / 1_000_000 });
  if (format === 'jpeg' && (await hasTooManyScans(path))) throw fieldRefused(field, 'file_unreadable');
  return width * height;
}

async function readable<Value>(field: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch {
    throw fieldRefused(field, 'file_unreadable');
  }
}
