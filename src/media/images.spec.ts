import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pictureVersions } from './images';
import { versionsIn } from '#kit/views/picture-address';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return path;
}

/** The JPEG of each width by a name. */
async function renditions(path: string, widths: Record<string, number>, field?: string) {
  const { files, width: widest, height } = await pictureVersions(path, Object.values(widths), field);
  return Object.fromEntries(
    Object.entries(widths).map(([name, asked]) => {
      const width = Math.min(asked, widest);
      const { bytes } = files.find(file => file.width === width && file.type === 'image/jpeg')!;
      return [name, { bytes, width, height: Math.max(1, Math.round((height * width) / widest)) }];
    }),
  );
}

it('makes a WebP of each width beside the JPEG, as large as its address says', async () => {
  const path = await fileOf(await twoColours(1000, 333).png().toBuffer());
  const { files, ...size } = await pictureVersions(path, [240, 480, 1600]);
  const versions = versionsIn('', size);
  expect(files.map(({ width, type }) => ({ width, type }))).toEqual(
    versions.map(({ width, type }) => ({ width, type })),
  );
  for (const [index, { bytes }] of files.entries()) {
    const { width, height, type } = versions[index]!;
    await expect(sharp(bytes).metadata()).resolves.toMatchObject({ width, height, format: type.slice(6) });
  }
});

/** Red on the left half, blue on the right. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);

async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const data = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...data];
}

it('makes a JPEG of each width and keeps the proportions', async () => {
  const path = await fileOf(await twoColours(2400, 1600).png().toBuffer());
  const made = await renditions(path, { card: 480, full: 1920 });
  expect(made['card']).toMatchObject({ width: 480, height: 320 });
  expect(made['full']).toMatchObject({ width: 1920, height: 1280 });
  await expect(sharp(made['full']?.bytes).metadata()).resolves.toMatchObject({
    format: 'jpeg',
    width: 1920,
    height: 1280,
  });
});

it('never enlarges', async () => {
  const path = await fileOf(await twoColours(300, 200).webp().toBuffer());
  const made = await renditions(path, { card: 480, full: 1920 });
  expect(made['card']).toMatchObject({ width: 300, height: 200 });
  expect(made['full']).toMatchObject({ width: 300, height: 200 });
});

it('turns a picture upright and drops who took it and where', async () => {
  const exif = {
    IFD0: { Make: 'Camera', Artist: 'Somebody' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '55/1 16/1 0/1' },
  };
  // Orientation 6: held a quarter turn, so the stored left side is shown on top.
  const photo = await twoColours(400, 200).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
  const before = await sharp(photo).metadata();
  expect(before.orientation).toBe(6);
  expect(before.exif?.toString('latin1')).toContain('Somebody');

  const { full } = await renditions(await fileOf(photo), { full: 1920 });
  expect(full).toMatchObject({ width: 200, height: 400 });
  const after = await sharp(full?.bytes).metadata();
  expect(after.exif).toBeUndefined();
  expect(after.xmp).toBeUndefined();
  expect(after.icc).toBeUndefined();
  expect(after.orientation).toBeUndefined();
  expect(full?.bytes.includes('Exif')).toBe(false);
  const [topRed = 0, , topBlue = 0] = await pixel(full?.bytes ?? Buffer.alloc(0), 100, 20);
  const [lowRed = 0, , lowBlue = 0] = await pixel(full?.bytes ?? Buffer.alloc(0), 100, 380);
  expect(topRed).toBeGreaterThan(topBlue + 100);
  expect(lowBlue).toBeGreaterThan(lowRed + 100);
});

it('lays transparency on white', async () => {
  const clear = sharp({ create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const { full } = await renditions(await fileOf(await clear.png().toBuffer()), { full: 100 });
  expect(Math.min(...(await pixel(full?.bytes ?? Buffer.alloc(0), 5, 5)))).toBeGreaterThan(250);
});

it('takes the first picture of an animation', async () => {
  const frames = Buffer.concat([Buffer.alloc(300, 255), Buffer.alloc(300, 0)]);
  const animation = await sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .gif()
    .toBuffer();
  const { full } = await renditions(await fileOf(animation), { full: 100 });
  expect(full).toMatchObject({ width: 10, height: 10 });
});

/** A PNG whose header promises a picture that its few bytes do not hold. */
function pngPromising(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('refuses a decompression bomb by what its header promises', async () => {
  await expect(renditions(await fileOf(pngPromising(30_000, 30_000)), { full: 1920 })).rejects.toMatchObject({
    status: 400,
    detail: { errors: { file: ['file_pixels'] } },
  });
});

it('refuses a real picture of too many pixels without decoding it', async () => {
  const vast = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#ffffff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  await expect(renditions(await fileOf(vast), { full: 1920 })).rejects.toMatchObject({
    detail: { errors: { file: ['file_pixels'] } },
  });
});

/** A valid progressive JPEG of one grey in so many scans, each of one coefficient at one precision. */
async function jpegOfScans(count: number): Promise<Buffer> {
  const grey = sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } });
  const [head, ...scans] = segments(await grey.toColourspace('b-w').jpeg({ progressive: true }).toBuffer());
  const isScan = (segment: Buffer) => segment[1] === 0xda;
  const first = scans.findIndex(isScan);
  const fine = scans.findIndex((segment, at) => at > first && isScan(segment));
  const parts = [head!, ...scans.slice(0, first + 1), ...scans.slice(first + 1, fine)];
  for (let made = 1; made < count; made++) {
    const scan = Buffer.from(scans[fine]!);
    const coefficient = 1 + Math.floor((made - 1) / 14);
    const precision = 13 - ((made - 1) % 14);
    scan.set([coefficient, coefficient, precision === 13 ? 13 : ((precision + 1) << 4) | precision], 7);
    parts.push(scan);
  }
  return Buffer.concat([...parts, Buffer.from([0xff, 0xd9])]);
}

/** The parts of a JPEG, each from its marker on; the first is the beginning of the file, what ends it is left out. */
function segments(jpeg: Buffer): Buffer[] {
  const starts = [0];
  for (let at = 2; jpeg[at + 1] !== 0xd9; ) {
    starts.push(at);
    const kind = jpeg[at + 1];
    at += 2 + jpeg.readUInt16BE(at + 2);
    if (kind === 0xda) while (jpeg[at] !== 0xff || jpeg[at + 1] === 0) at++;
  }
  return starts.map((start, index) => jpeg.subarray(start, starts[index + 1] ?? jpeg.length - 2));
}

it('refuses a picture in more scans than any encoder writes, undecoded', async () => {
  const made = await renditions(await fileOf(await jpegOfScans(90)), { full: 100 });
  expect(made['full']).toMatchObject({ width: 64, height: 64 });
  await expect(renditions(await fileOf(await jpegOfScans(110)), { full: 100 })).rejects.toMatchObject({
    status: 400,
    detail: { errors: { file: ['file_unreadable'] } },
  });
});

it('takes what follows a picture for no part of it', async () => {
  const photo = await twoColours(200, 100).jpeg().toBuffer();
  const scans = Buffer.alloc(2_000_000, Buffer.from([0xff, 0xda, 0x00, 0x02]));
  const [one, half] = [await sharp(photo).png().toBuffer(), photo.subarray(0, 500)];
  for (const rest of [scans, one, photo, half, Buffer.from('ftypmp42')]) {
    const made = await renditions(await fileOf(Buffer.concat([photo, rest])), { full: 100 });
    expect(made['full']).toMatchObject({ width: 100, height: 50 });
  }
  const thumbnail = await jpegOfScans(110);
  const app = Buffer.from([0xff, 0xe1, 0, 0]);
  app.writeUInt16BE(thumbnail.length + 2, 2);
  const framed = Buffer.concat([photo.subarray(0, 2), app, thumbnail, photo.subarray(2)]);
  expect((await renditions(await fileOf(framed), { full: 100 }))['full']).toMatchObject({ width: 100 });
});

it.each([false, true])('takes a JPEG without its end marker, progressive: %p', async progressive => {
  const photo = await twoColours(800, 600).jpeg({ progressive }).toBuffer();
  for (const missing of [1, 2]) {
    const path = await fileOf(photo.subarray(0, -missing));
    const { full } = await renditions(path, { full: 800 });
    expect(full).toMatchObject({ width: 800, height: 600 });
    const whole = (await renditions(await fileOf(photo), { full: 800 }))['full'];
    expect(full?.bytes.equals(whole!.bytes)).toBe(true);
  }
});

it('refuses a JPEG without its last rows', async () => {
  const photo = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff', noise: NOISE } })
    .jpeg()
    .toBuffer();
  await expect(renditions(await fileOf(photo.subarray(0, -20_000)), { full: 100 })).rejects.toMatchObject({
    detail: { errors: { file: ['file_unreadable'] } },
  });
});

const NOISE = { type: 'gaussian', mean: 128, sigma: 30 } as const;

it('refuses a picture that ends too early, and what is none at all', async () => {
  const path = await fileOf(await twoColours(800, 600).jpeg().toBuffer());
  await truncate(path, 900);
  const refused = { status: 400, detail: { errors: { picture: ['file_unreadable'] } } };
  await expect(renditions(path, { full: 100 }, 'picture')).rejects.toMatchObject(refused);
  await expect(renditions(await fileOf(Buffer.from('words')), { full: 100 }, 'picture')).rejects.toMatchObject(refused);
});

describe('many at once', () => {
  const blank = async (name: string, width: number, height: number) => {
    const path = join(folder, name);
    await sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .png()
      .toFile(path);
    return path;
  };

  /** Starts a rendition of each file and answers the most that were under way at any moment, with what came of them. */
  async function all(paths: string[]) {
    let underWay = 0;
    let most = 0;
    const encode = sharp.prototype.toBuffer;
    const read = sharp.prototype.metadata;
    let known = 0;
    let begin = () => {};
    const allKnown = new Promise<void>(resolve => (begin = resolve));
    const headers = jest.spyOn(sharp.prototype, 'metadata').mockImplementation(async function (this: sharp.Sharp) {
      const header = await read.call(this);
      // Not before the last one has come to the queue.
      if (++known === paths.length) setImmediate(begin);
      return header;
    } as never);
    const watched = jest.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: sharp.Sharp) {
      most = Math.max(most, ++underWay);
      try {
        await allKnown;
        return await encode.call(this, { resolveWithObject: true });
      } finally {
        underWay--;
      }
    } as never);
    const outcomes = await Promise.allSettled(paths.map(async path => renditions(path, { full: 100 })));
    watched.mockRestore();
    headers.mockRestore();
    return { most, outcomes };
  }

  it('are three at most, and those beyond thirty that wait are refused', async () => {
    const path = await blank('small', 1200, 800);
    const { most, outcomes } = await all(Array.from({ length: 40 }, () => path));
    expect(most).toBe(3);
    const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(refused.map(reason => (reason as { key: string }).key)).toEqual(
      Array.from({ length: 7 }, () => 'server_busy'),
    );
  });

  it('are one when their pixels together are too many', async () => {
    const path = await blank('large', 8000, 4000);
    const { most, outcomes } = await all([path, path, path]);
    expect([most, outcomes.map(({ status }) => status)]).toEqual([1, ['fulfilled', 'fulfilled', 'fulfilled']]);
  });
});
