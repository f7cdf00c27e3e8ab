import { readFile } from 'node:fs/promises';
import type Sharp from 'sharp';
import type { FailOnOptions, JpegOptions, WebpOptions } from 'sharp';
import { fieldRefused } from '#kit/refusals/refusal';
import { jpegStructure, withEnd } from './jpeg-structure';
import { pictureSize, type PictureSize, type PictureType, versionsIn } from '#kit/views/picture-address';
import { type Requester, Bulkhead } from './bulkhead';

/** Above the largest phone photographs. Checked in the header, before decoding. */
const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 30;
const JPEG = { quality: 80, mozjpeg: true };
const UPLOADED: { jpeg: JpegOptions; webp: WebpOptions } = { jpeg: JPEG, webp: { quality: 78, effort: 2 } };
/** Fast, because demo data has hundreds of drawings. */
const DRAWN: typeof UPLOADED = { jpeg: { quality: 82 }, webp: { quality: 80, effort: 0 } };

/** Pixels decoded at once in the whole process: a progressive JPEG of this size takes 400 MB. */
const PIXELS_AT_ONCE = MAX_PIXELS;
/** At most three images at once: each occupies one of the four libuv threads, which file access and DNS need too. */
const MIN_COUNTED = PIXELS_AT_ONCE / 3;
/** Maximum pixels that wait: thirty phone photographs, or ten of the largest. */
const PIXELS_WAITING = 10 * MAX_PIXELS;

let loaded: Promise<typeof Sharp> | undefined;

async function sharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: library }) => {
    // Every file is read once; a cache would only keep deleted files open.
    library.cache(false);
    library.concurrency(1);
    return library;
  });
  return loaded;
}

const bulkhead = new Bulkhead(PIXELS_AT_ONCE, PIXELS_WAITING);

export interface VersionedPicture extends PictureSize {
  files: { width: number; type: PictureType; bytes: Buffer }[];
}

/** Widths never exceed the original; upright, white background, no EXIF data. @throws ValidationFailed, ServerBusy */
export async function pictureVersions(
  path: string,
  widths: readonly number[],
  field = 'file',
  requester?: Requester,
): Promise<VersionedPicture> {
  const { pixels, lacksEnd } = await checked(path, field);
  const work = () => readable(field, async () => versions(await sourceOf(path, lacksEnd), widths, UPLOADED));
  return bulkhead.run(Math.max(pixels, MIN_COUNTED), work, requester);
}

/** The same for an SVG of our own, without queueing. */
export async function drawnVersions(svg: string, widths: readonly number[]): Promise<VersionedPicture> {
  return versions({ input: Buffer.from(svg), failOn: 'error' }, widths, DRAWN);
}

interface Source {
  input: string | Buffer;
  failOn: FailOnOptions;
}

/** With an end marker, decoders report missing data only as a warning. */
const sourceOf = async (path: string, lacksEnd: boolean): Promise<Source> =>
  lacksEnd ? { input: withEnd(await readFile(path)), failOn: 'warning' } : { input: path, failOn: 'error' };

async function versions(
  { input, failOn }: Source,
  widths: readonly number[],
  { webp, jpeg }: typeof UPLOADED,
): Promise<VersionedPicture> {
  const read = await sharp();
  const { data, info } = await read(input, { limitInputPixels: MAX_PIXELS, failOn })
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

async function checked(path: string, field: string): Promise<{ pixels: number; lacksEnd: boolean }> {
  const read = await sharp();
  const { width, height, format } = await readable(field, () => read(path, { limitInputPixels: false }).metadata());
  if (width * height > MAX_PIXELS) throw fieldRefused(field, 'file_pixels', { megapixels: MAX_PIXELS / 1_000_000 });
  const pixels = width * height;
  if (format !== 'jpeg') return { pixels, lacksEnd: false };
  const { hasTooManyScans, isEnded } = await jpegStructure(path);
  if (hasTooManyScans) throw fieldRefused(field, 'file_unreadable');
  return { pixels, lacksEnd: !isEnded };
}

async function readable<Value>(field: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch {
    throw fieldRefused(field, 'file_unreadable');
  }
}
