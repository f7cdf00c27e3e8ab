import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaTypeOf, requireMediaType } from './media-type';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-type-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(bytes: Buffer | string, name = 'holiday.jpg'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const picture = () => sharp({ create: { width: 4, height: 3, channels: 3, background: '#c04020' } });
/** The first box of an ISO media file of one brand. */
const isoMedia = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 20]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(4),
    Buffer.from('isom'),
    Buffer.alloc(64),
  ]);
const ebml = (documentType: string) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + documentType.length + 3, 0x42, 0x82, 0x80 + documentType.length]),
    Buffer.from(documentType),
    Buffer.alloc(64),
  ]);

it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('takes a %s as an image, whatever its name', async format => {
  const path = await fileOf(await picture().toFormat(format).toBuffer(), 'page.html');
  await expect(mediaTypeOf(path)).resolves.toMatchObject({ kind: 'image', contentType: `image/${format}` });
});

it.each([
  ['MP4', isoMedia('isom'), 'video/mp4', 'mp4'],
  ['MOV', isoMedia('qt  '), 'video/quicktime', 'mov'],
  ['M4V', isoMedia('M4V '), 'video/x-m4v', 'm4v'],
  ['WebM', ebml('webm'), 'video/webm', 'webm'],
])('takes %s as a video', async (_, bytes, contentType, extension) => {
  await expect(mediaTypeOf(await fileOf(bytes))).resolves.toEqual({ kind: 'video', contentType, extension });
});

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['SVG after a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['PDF', '%PDF-1.7\n%'],
  ['a sound', isoMedia('M4A ')],
  ['HEIC', isoMedia('heic')],
  ['Matroska', ebml('matroska')],
  ['TIFF', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0])],
  ['plain text', 'just words'],
  ['nothing', ''],
])('refuses %s named .jpg', async (_, bytes) => {
  const path = await fileOf(bytes);
  await expect(mediaTypeOf(path)).resolves.toBeUndefined();
  await expect(requireMediaType(path)).rejects.toMatchObject({
    status: 400,
    detail: { errors: { file: ['file_type'] } },
  });
});
