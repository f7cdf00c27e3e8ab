/** @no-database */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import os from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import request from 'supertest';
import { type MediaApp, startMediaApp } from './media-app';
import { box, brand, filesBelow, picture, video } from './media-files';

let folder: string;
let temporary: string;
let house: MediaApp;

beforeAll(async () => {
  folder = await mkdtemp(join(os.tmpdir(), 'media-uploads-'));
  temporary = await mkdtemp(join(folder, 'temporary-'));
  jest.spyOn(os, 'tmpdir').mockReturnValue(temporary);
  house = await startMediaApp(join(folder, 'media'));
});
afterAll(async () => {
  await house.app.close();
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});
afterEach(async () => {
  expect(await readdir(temporary)).toEqual([]);
});

const stored = () => filesBelow(join(folder, 'media', 'house'));
const server = () => house.app.getHttpServer();
const post = (path: string) => request(server()).post(path).set('Authorization', house.staff);
const upload = () => post('/api/helpers/upload');
const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

describe('an image', () => {
  it('is stored as JPEG in the sizes of its preset, at addresses that answer', async () => {
    const bytes = await picture(2000, 1000).png().toBuffer();
    const { body } = await upload()
      .field('path', 'menu/soups')
      .field('for', 'dish')
      .attach('file', bytes, '../../soup.svg')
      .expect(201);

    const address = new RegExp(`^/house/media/uploads/menu/soups/${UUID}-1600x800-480-1600/480.jpg$`);
    expect(body).toEqual({
      success: true,
      message: '',
      data: {
        type: 'image',
        url: body.data.versions.full.url,
        versions: {
          card: { url: expect.stringMatching(address), width: 480, height: 240 },
          full: { url: expect.any(String), width: 1600, height: 800 },
        },
        pictures: [
          {
            url: body.data.url,
            alt: null,
            width: 1600,
            height: 800,
            versions: [
              { url: expect.stringMatching(/480\.webp$/), type: 'image/webp', width: 480, height: 240 },
              { url: body.data.versions.card.url, type: 'image/jpeg', width: 480, height: 240 },
              { url: expect.stringMatching(/1600\.webp$/), type: 'image/webp', width: 1600, height: 800 },
              { url: body.data.url, type: 'image/jpeg', width: 1600, height: 800 },
            ],
          },
        ],
      },
    });
    const shown = await request(server())
      .get(body.data.versions.card.url)
      .expect(200)
      .expect('Content-Type', 'image/jpeg');
    await expect(sharp(shown.body as Buffer).metadata()).resolves.toMatchObject({ format: 'jpeg', width: 480 });
    for (const { url, type, width, height } of body.data.pictures[0].versions) {
      const version = await request(server()).get(url).expect(200).expect('Content-Type', type);
      const format = type.slice('image/'.length);
      await expect(sharp(version.body as Buffer).metadata()).resolves.toMatchObject({ format, width, height });
    }
  });

  it('takes the usual preset when it names none, and text fields may be empty', async () => {
    const bytes = await picture(100, 50).jpeg().toBuffer();
    const { body } = await upload()
      .field('path', '')
      .field('for', '')
      .field('type', 'video')
      .attach('file', bytes, 'a.jpg')
      .expect(201);
    expect(body.data).toMatchObject({
      type: 'image',
      versions: { card: { width: 100 }, full: { width: 100, height: 50 } },
    });
    expect(body.data.url).toMatch(new RegExp(`^/house/media/uploads/${UUID}-100x50-100/100.jpg$`));
  });

  it('gets another name each time', async () => {
    const bytes = await picture(10, 10).jpeg().toBuffer();
    const urls = await Promise.all(
      [1, 2, 3].map(async () => (await upload().attach('file', bytes, 'a.jpg')).body.data.url as string),
    );
    expect(new Set(urls).size).toBe(3);
  });

  it.each([
    ['dashes, underscores and a closing slash', 'Our_menu/2026-05/', 'Our_menu/2026-05/'],
    ['one word', 'menu', 'menu/'],
  ])('goes to the folder asked for: %s', async (_, path, shown) => {
    const bytes = await picture(10, 10).jpeg().toBuffer();
    const { body } = await upload().field('path', path).attach('file', bytes, 'a.jpg').expect(201);
    expect(body.data.url).toMatch(new RegExp(`^/house/media/uploads/${shown}${UUID}-10x10-10/10.jpg$`));
  });
});

it('stores a video as it is', async () => {
  const bytes = video(100_000);
  const { body } = await upload().field('for', 'home').attach('file', bytes, 'tour.txt').expect(201);
  expect(body.data).toEqual({
    type: 'video',
    url: expect.stringMatching(new RegExp(`^/house/media/uploads/${UUID}.mp4$`)),
  });
  const shown = await request(server()).get(body.data.url).expect(200).expect('Content-Type', 'video/mp4');
  expect(Buffer.compare(shown.body as Buffer, bytes)).toBe(0);
});

describe('refused, with nothing stored', () => {
  let before: string[];
  beforeEach(async () => {
    before = await stored();
  });
  afterEach(async () => {
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
  ])('%s named and declared as a JPEG', async (_, text) => {
    const file = { filename: 'photo.jpg', contentType: 'image/jpeg' };
    const { body } = await upload().attach('file', Buffer.from(text), file).expect(400);
    expect(body).toMatchObject({
      success: false,
      data: null,
      errors: { file: [expect.stringContaining('must be a JPEG')] },
    });
  });

  it.each([
    ['an MP4', Buffer.concat([brand(), Buffer.alloc(10_000, 7)])],
    ['an MP4 without a track', Buffer.concat([brand(), box('moov'), box('mdat', Buffer.alloc(100))])],
    ['a QuickTime movie', Buffer.concat([brand('qt  '), Buffer.from('<script>alert(1)</script>')])],
    ['a WebM', Buffer.concat([Buffer.from('1a45dfa3874282847765626d', 'hex'), Buffer.alloc(10_000, 7)])],
  ])('any bytes that begin as %s does', async (_, bytes) => {
    const { body } = await upload().attach('file', bytes, 'tour.mp4').expect(400);
    expect(body.codes.file).toEqual([expect.objectContaining({ code: 'video_unreadable' })]);
  });

  it('what is no image, told in Arabic', async () => {
    const { body } = await upload()
      .set('Accept-Language', 'ar')
      .attach('file', Buffer.from('words'), 'a.jpg')
      .expect(400);
    expect(body.message).toContain('صورة JPEG');
  });

  it.each(['../../x', '/etc', 'a/../b', './a', 'a//b', 'a\\b', 'a b', '%2e%2e', 'ملف', 'a'.repeat(101)])(
    'the folder %p',
    async path => {
      const bytes = await picture(10, 10).jpeg().toBuffer();
      const { body } = await upload().field('path', path).attach('file', bytes, 'a.jpg').expect(400);
      expect(Object.keys(body.errors)).toEqual(['path']);
    },
  );

  it.each(['poster', 'constructor', '__proto__'])('the unknown preset %p', async preset => {
    const bytes = await picture(10, 10).jpeg().toBuffer();
    const { body } = await upload().field('for', preset).attach('file', bytes, 'a.jpg').expect(400);
    expect(body.errors.for[0]).toContain('dish, home');
  });

  it('an unknown text field', async () => {
    const { body } = await upload().field('folder', 'menu').attach('file', video(), 'a.mp4').expect(400);
    expect(Object.keys(body.errors)).toEqual(['folder']);
  });

  it.each([
    ['a form without a file', () => upload().field('path', 'menu')],
    ['a text where the file belongs', () => upload().field('file', 'words')],
    ['a file under another name', () => upload().attach('photo', video(), 'a.mp4')],
    ['a second file', () => upload().attach('file', video(), 'a.mp4').attach('file', video(), 'b.mp4')],
    [
      'a second file under another name',
      () => upload().attach('file', video(), 'a.mp4').attach('photo', video(), 'b.mp4'),
    ],
    ['no body at all', () => upload()],
  ])('%s', async (_, send) => {
    const { body } = await send().expect(400);
    expect(body).toMatchObject({ success: false, data: null, errors: { file: [expect.any(String)] } });
  });

  it.each([
    ['a form without a boundary', 'multipart/form-data', 'x'],
    [
      'a form that ends too early',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ['a form of nonsense', 'multipart/form-data; boundary=b', 'nonsense'],
  ])('%s', async (_, type, sent) => {
    const { body } = await upload().set('Content-Type', type).send(sent).expect(400);
    expect(body).toMatchObject({ success: false, data: null });
  });

  it.each(['application/json', 'image/jpeg', 'application/x-www-form-urlencoded'])('a body of %s', async type => {
    const { body } = await upload().set('Content-Type', type).send('{}').expect(415);
    expect(body).toMatchObject({ success: false, data: null });
  });

  it('visitors, and accounts of another audience, before the body is read', async () => {
    await request(server()).post('/api/helpers/upload').attach('file', video(), 'a.mp4').expect(401);
    await upload().set('Authorization', house.stranger).attach('file', video(), 'a.mp4').expect(401);
  });
});

describe('size', () => {
  function open(path: string, headers: Record<string, string | number>): ClientRequest {
    const { port } = server().address() as AddressInfo;
    return httpRequest({ port, path, method: 'POST', headers: { authorization: house.staff, ...headers } });
  }
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

  it('is refused by the length a request declares, before its body arrives', async () => {
    const sending = open('/api/helpers/upload', { ...multipart, 'content-length': 151 * 1024 * 1024 });
    sending.flushHeaders();
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    sending.on('error', () => undefined).destroy();
    expect(answer.statusCode).toBe(413);
  });

  it('is refused while a body of unknown length arrives', async () => {
    const sending = open('/api/small/required', { ...multipart, 'transfer-encoding': 'chunked' });
    sending.end(`${head}${'x'.repeat(1001)}\r\n--b--\r\n`);
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(Buffer.concat(await answer.toArray()).toString())).toMatchObject({ success: false, data: null });
  });

  it('may reach its limit', async () => {
    const { body } = await post('/api/small/required').attach('file', Buffer.alloc(1000), 'a').expect(200);
    expect(body.data).toEqual({ received: true });
  });

  it('leaves nothing behind when the sender goes away', async () => {
    const sending = open('/api/helpers/upload', { ...multipart, 'content-length': 1_000_000 });
    sending.on('error', () => undefined);
    sending.write(head + 'x'.repeat(100_000));
    while ((await filesBelow(temporary)).length === 0) await nextTurn();
    sending.destroy();
    while ((await readdir(temporary)).length > 0) await nextTurn();
    expect(await filesBelow(temporary)).toEqual([]);
  });
});

it('reads an optional file from a form, and lets a JSON body pass without one', async () => {
  const optional = () => post('/api/small/optional');
  expect((await optional().attach('image', Buffer.alloc(9), 'a').expect(200)).body.data).toEqual({ received: true });
  expect((await optional().field('body', 'words').expect(200)).body.data).toEqual({ received: false });
  expect((await optional().send({ body: 'words' }).expect(200)).body.data).toEqual({ received: false });
});

it('refuses uploads of a service that needs a bucket and has none', async () => {
  const bare = await startMediaApp(join(folder, 'bare'), { needsBucket: true });
  try {
    const { body } = await request(bare.app.getHttpServer())
      .post('/api/helpers/upload')
      .set('Authorization', bare.staff)
      .attach('file', video(), 'a.mp4')
      .expect(400);
    expect(body).toMatchObject({ success: false, data: null, message: expect.stringContaining('cannot store files') });
    expect(await filesBelow(join(folder, 'bare'))).toEqual([]);
  } finally {
    await bare.app.close();
  }
});
