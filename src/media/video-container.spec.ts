import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isVideoContainer } from './video-container';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'video-container-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function isVideo(bytes: Buffer, contentType = 'video/mp4'): Promise<boolean> {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  return isVideoContainer(path, contentType);
}

const box = (type: string, ...contents: Buffer[]): Buffer => {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const FTYP = box('ftyp', Buffer.from('isom'), Buffer.alloc(4), Buffer.from('isom'));
const track = (handler: string) =>
  box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', box('mdhd', Buffer.alloc(24)), hdlr(handler)));
const hdlr = (handler: string) => box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(12));
const moov = (...handlers: string[]) => box('moov', box('mvhd', Buffer.alloc(100)), ...handlers.map(track));
const mdat = box('mdat', Buffer.alloc(500, 7));
/** A box whose length stands in 64 bits. */
const large = Buffer.concat([
  Buffer.from([0, 0, 0, 1]),
  Buffer.from('mdat'),
  Buffer.from('00000000000000d8', 'hex'),
  Buffer.alloc(200),
]);
const toTheEnd = Buffer.concat([Buffer.alloc(4), Buffer.from('mdat'), Buffer.alloc(300)]);

describe.each([
  ['data after the description', [FTYP, moov('soun', 'vide'), mdat]],
  ['data before it', [FTYP, box('free'), mdat, moov('vide')]],
  ['data of a 64-bit length', [FTYP, large, moov('vide')]],
  ['data up to the end', [FTYP, moov('vide'), toTheEnd]],
  ['fragments', [FTYP, moov('vide'), box('sidx', Buffer.alloc(40)), box('moof', Buffer.alloc(60)), mdat]],
  ['no brand, as old QuickTime files', [box('wide'), mdat, moov('vide')]],
  ['a compressed description', [FTYP, box('moov', box('cmov', Buffer.alloc(80))), mdat]],
  ['an end that is missing', [FTYP, moov('vide'), mdat.subarray(0, 100)]],
  ['bytes after its end', [FTYP, moov('vide'), mdat, Buffer.alloc(100, 1)]],
] as const)('an MP4 with %s', (_, parts) => {
  it('is a video', async () => expect(isVideo(Buffer.concat(parts))).resolves.toBe(true));
});

it.each([
  ['a brand and any bytes', [FTYP, Buffer.alloc(500, 7)]],
  ['a brand alone', [FTYP]],
  ['sound alone', [FTYP, moov('soun'), mdat]],
  ['a description without data', [FTYP, moov('vide')]],
  ['data without a description', [FTYP, mdat]],
  ['boxes of no length', [FTYP, Buffer.from([0, 0, 0, 2, 0x6d, 0x6f, 0x6f, 0x76]), moov('vide'), mdat]],
  ['a page', [FTYP, Buffer.from('<html><script>alert(1)</script></html>')]],
])('an MP4 of %s is none', async (_, parts) => {
  await expect(isVideo(Buffer.concat(parts))).resolves.toBe(false);
});

/** An element with a size of one byte, or of unknown size. */
const element = (id: string, contents: Buffer, size: Buffer = Buffer.from([0x80 + contents.length])) =>
  Buffer.concat([Buffer.from(id, 'hex'), size, contents]);
const UNKNOWN = Buffer.from('01ffffffffffffff', 'hex');
const HEADER = element('1a45dfa3', element('4282', Buffer.from('webm')));
const tracks = (type: number) =>
  element(
    '1654ae6b',
    element('ae', Buffer.concat([element('d7', Buffer.from([1])), element('83', Buffer.from([type]))])),
  );
const INFO = element('1549a966', element('2ad7b1', Buffer.from([1])));
const CLUSTER = element('1f43b675', element('e7', Buffer.from([0])));
const webm = (contents: Buffer[], size?: Buffer) =>
  Buffer.concat([HEADER, element('18538067', Buffer.concat(contents), size)]);

it.each([
  ['sizes', webm([INFO, tracks(1), CLUSTER])],
  ['a recording', webm([INFO, tracks(1), element('1f43b675', Buffer.alloc(50), UNKNOWN)], UNKNOWN)],
  ['a size of eight bytes', webm([tracks(1), CLUSTER], Buffer.from('0100000000001000', 'hex'))],
])('a WebM with %s is a video', async (_, bytes) => {
  await expect(isVideo(bytes, 'video/webm')).resolves.toBe(true);
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a WebM with sizes of %d bytes', length => {
  const sized = (id: string, ...contents: Buffer[]) => {
    const body = Buffer.concat(contents);
    const size = Buffer.alloc(8);
    size.writeBigUInt64BE((1n << BigInt(7 * length)) + BigInt(body.length));
    return element(id, body, size.subarray(8 - length));
  };
  const entry = (type: number, bytes: number) =>
    sized('ae', sized('d7', Buffer.from([type])), sized('ec', Buffer.alloc(bytes)), sized('83', Buffer.from([type])));
  const film = (...types: number[]) =>
    Buffer.concat([
      sized('1a45dfa3', sized('4282', Buffer.from('webm'))),
      sized(
        '18538067',
        sized('1549a966', sized('2ad7b1', Buffer.from([1]))),
        // Sizes that a double rounds to a multiple of eight, if it also has the marker of eight bytes.
        sized('1654ae6b', ...types.map((type, at) => entry(type, at + 3))),
        sized('1f43b675', sized('e7', Buffer.from([0]))),
      ),
    ]);

  it.each([[[1]], [[2, 1]], [[2, 2, 1]]])('and tracks %j is a video', async types => {
    await expect(isVideo(film(...types), 'video/webm')).resolves.toBe(true);
  });

  it('and only sound is none', async () => {
    await expect(isVideo(film(2, 2), 'video/webm')).resolves.toBe(false);
  });
});

it('a WebM finds tracks after clusters of unknown size', async () => {
  const cluster = element('1f43b675', element('e7', Buffer.from([0])), UNKNOWN);
  await expect(isVideo(webm([INFO, cluster, cluster, tracks(1)], UNKNOWN), 'video/webm')).resolves.toBe(true);
  const unknownTracks = element('1654ae6b', tracks(1).subarray(5), UNKNOWN);
  await expect(isVideo(webm([INFO, unknownTracks, cluster], UNKNOWN), 'video/webm')).resolves.toBe(true);
  await expect(isVideo(webm([INFO, cluster, cluster], UNKNOWN), 'video/webm')).resolves.toBe(false);
});

it.each([
  ['any bytes', Buffer.concat([HEADER, Buffer.alloc(500, 7)])],
  ['its header', HEADER],
  ['sound alone', webm([INFO, tracks(2), CLUSTER])],
  ['no frames', webm([INFO, tracks(1)])],
  ['zeros', Buffer.concat([HEADER, Buffer.alloc(500)])],
])('a WebM of %s is none', async (_, bytes) => {
  await expect(isVideo(bytes, 'video/webm')).resolves.toBe(false);
});
