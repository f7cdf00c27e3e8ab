/** @no-database */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type S3rver from 's3rver';
import request from 'supertest';
import type { BucketConfiguration } from '#kit/config/configuration';
import { BucketStorage } from '#media/bucket-storage';
import { fakeTimeouts } from '../harness/fake-timers';
import { startMediaApp } from './media-app';
import { filesBelow, picture, video } from './media-files';
import { startS3 } from './s3';

let folder: string;
let server: S3rver;
let bucket: BucketConfiguration;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-bucket-'));
  const started = await startS3(join(folder, 'buckets'), 'photos');
  server = started.server;
  bucket = {
    endpoint: started.endpoint,
    region: 'us-east-1',
    bucket: 'photos',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    publicUrl: undefined,
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Reads what the bucket holds, as a browser would. */
async function shown(
  url: string,
): Promise<{ status: number; type: string | null; cache: string | null; bytes: Buffer }> {
  const answer = await fetch(url);
  const { headers, status } = answer;
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status, type: headers.get('content-type'), cache: headers.get('cache-control'), bytes };
}

describe('a bucket', () => {
  let storage: BucketStorage;
  beforeEach(() => {
    storage = new BucketStorage(bucket, 'food');
  });
  afterEach(() => storage.onModuleDestroy());

  it('keeps bytes below the folder of its service, at an address that answers', async () => {
    const { url } = await storage.put('uploads/soup.jpg', Buffer.from('soup'), 'image/jpeg');
    expect(url).toBe(`${bucket.endpoint}/photos/food/uploads/soup.jpg`);
    await expect(shown(url)).resolves.toEqual({
      status: 200,
      type: 'image/jpeg',
      cache: 'public, max-age=31536000, immutable',
      bytes: Buffer.from('soup'),
    });
  });

  it('streams a file as it is', async () => {
    const bytes = video(3_000_000);
    await writeFile(join(folder, 'tour'), bytes);
    const { url } = await storage.put('uploads/tour.mp4', join(folder, 'tour'), 'video/mp4');
    const kept = await shown(url);
    expect(kept.type).toBe('video/mp4');
    expect(kept.bytes.equals(bytes)).toBe(true);
  });

  it('knows a file and removes it, once or twice', async () => {
    await storage.put('uploads/salad.jpg', Buffer.from('salad'), 'image/jpeg');
    await expect(storage.exists('uploads/salad.jpg')).resolves.toBe(true);
    await storage.delete('uploads/salad.jpg');
    await storage.delete('uploads/salad.jpg');
    await expect(storage.exists('uploads/salad.jpg')).resolves.toBe(false);
  });

  it('tells a failure of the bucket, not that a file is missing', async () => {
    const wrong = new BucketStorage({ ...bucket, accessKeyId: 'nobody' }, 'food');
    const refused = { name: 'StorageAway', cause: { $metadata: { httpStatusCode: 403 } } };
    await expect(wrong.put('uploads/a.jpg', Buffer.from('a'), 'image/jpeg')).rejects.toMatchObject(refused);
    await expect(wrong.exists('uploads/a.jpg')).rejects.toMatchObject(refused);
    wrong.onModuleDestroy();
  });

  it('is never led out of its folder', async () => {
    await expect(storage.put('../property/a.jpg', Buffer.from('a'), 'image/jpeg')).rejects.toThrow('Not a storage key');
  });
});

describe('a bucket that fails', () => {
  afterEach(() => jest.useRealTimers());

  /** A request may take five seconds, and one more for each mebibyte. */
  const silentFor6s = async () => jest.advanceTimersByTimeAsync(6000);

  it.each([
    ['refuses', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end()],
    ['does not answer', silentFor6s],
  ])('and %s: an upload is told so in time, and nothing of it stays', async (what, answer) => {
    const failing = createServer((incoming, response) => void answer(incoming, response));
    await new Promise<void>(resolve => failing.listen(0, '127.0.0.1', resolve));
    const { port } = failing.address() as AddressInfo;
    const disk = join(folder, 'failing');
    const house = await startMediaApp(disk, {
      bucket: { ...bucket, endpoint: `http://127.0.0.1:${port}` },
      needsBucket: true,
    });
    const file = await picture(600, 300).png().toBuffer();
    if (what === 'does not answer') fakeTimeouts();
    try {
      const { body, headers } = await request(house.app.getHttpServer())
        .post('/api/helpers/upload')
        .set('Authorization', house.staff)
        .attach('file', file, 'dish.png')
        .expect(503);
      expect([body.code, headers['retry-after']]).toEqual(['service_unavailable', '30']);
      await expect(filesBelow(disk)).resolves.toEqual([]);
    } finally {
      failing.closeAllConnections();
      failing.close();
      await house.app.close();
    }
  });
});

describe('a bucket that is slow', () => {
  afterEach(() => jest.useRealTimers());

  /** As many as a storage sends at one time. */
  const AT_ONCE = 50;

  it.each([
    ['look-ups', (storage: BucketStorage, name: string) => storage.exists(name)],
    ['uploads', (storage: BucketStorage, name: string) => storage.put(name, Buffer.from('x'), 'image/jpeg')],
    ['downloads', async (storage: BucketStorage, name: string) => (await storage.read(name)).resume()],
  ])('answers more %s than it has connections, though together they take longer than one may', async (_, send) => {
    const held: ServerResponse[] = [];
    const slow = createServer((_incoming, response) => void held.push(response));
    await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve));
    const { port } = slow.address() as AddressInfo;
    const storage = new BucketStorage({ ...bucket, endpoint: `http://127.0.0.1:${port}` }, 'food');
    await import('@aws-sdk/client-s3'); // with real timers
    fakeTimeouts();
    const sending = Promise.all(
      Array.from({ length: 3 * AT_ONCE }, (_unused, index) => send(storage, `uploads/${index}.jpg`)),
    );
    for (let batch = 0; batch < 3; batch += 1) {
      while (held.length < AT_ONCE) await new Promise(resolve => setImmediate(resolve));
      expect(held).toHaveLength(AT_ONCE);
      await jest.advanceTimersByTimeAsync(4_000);
      for (const response of held.splice(0)) response.end();
    }
    await expect(sending).resolves.toHaveLength(3 * AT_ONCE);
    storage.onModuleDestroy();
    slow.closeAllConnections();
    slow.close();
  });
});

it('takes the uploads of a service, and the disk none of them', async () => {
  const house = await startMediaApp(join(folder, 'disk'), { bucket, needsBucket: true });
  try {
    const { body } = await request(house.app.getHttpServer())
      .post('/api/helpers/upload')
      .set('Authorization', house.staff)
      .field('for', 'home')
      .attach('file', await picture(2400, 1200).png().toBuffer(), 'home.png')
      .expect(201);
    expect(body.data.versions.full).toMatchObject({ width: 1920, height: 960 });
    expect(body.data.url).toContain(`${bucket.endpoint}/photos/house/uploads/`);
    await expect(shown(body.data.url)).resolves.toMatchObject({ status: 200, type: 'image/jpeg' });
    await expect(filesBelow(join(folder, 'disk'))).resolves.toEqual([]);
  } finally {
    await house.app.close();
  }
});
