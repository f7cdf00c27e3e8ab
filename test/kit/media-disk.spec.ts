/** @no-database */
import express, { type Express } from 'express';
import fs from 'node:fs';
import promises, { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { DiskStorage } from '#media/disk-storage';
import { serveMedia } from '#media/serve-media';
import { startMediaApp } from './media-app';
import { filesBelow, picture } from './media-files';

const { writeFile } = promises;

let root: string;
let storage: DiskStorage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'media-disk-'));
  storage = new DiskStorage(root, 'food');
});
afterEach(() => rm(root, { recursive: true }));

describe('a disk', () => {
  const key = 'uploads/menu/soup.jpg';

  it('keeps bytes and files below the folder of its service', async () => {
    const stored = await storage.put(key, Buffer.from('soup'));
    expect(stored).toEqual({ key, url: '/food/media/uploads/menu/soup.jpg' });
    await writeFile(join(root, 'source'), 'salad');
    await storage.put('uploads/menu/salad.jpg', join(root, 'source'));
    await expect(readFile(join(root, 'food/uploads/menu/soup.jpg'), 'utf8')).resolves.toBe('soup');
    await expect(readFile(join(root, 'food/uploads/menu/salad.jpg'), 'utf8')).resolves.toBe('salad');
  });

  it('replaces a file, knows it and removes it, once or twice', async () => {
    await storage.put(key, Buffer.from('soup'));
    await storage.put(key, Buffer.from('other soup'));
    await expect(readFile(join(root, 'food', key), 'utf8')).resolves.toBe('other soup');
    await expect(storage.exists(key)).resolves.toBe(true);
    await storage.delete(key);
    await storage.delete(key);
    await expect(storage.exists(key)).resolves.toBe(false);
  });

  it('keeps nothing of a file that cannot be read', async () => {
    await expect(storage.put(key, join(root, 'missing'))).rejects.toThrow('ENOENT');
    await expect(filesBelow(join(root, 'food'))).resolves.toEqual([]);
  });

  it('keeps nothing of a file it has no room for', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
    const writing = jest.spyOn(promises, 'writeFile').mockImplementation(async (path, bytes) => {
      await writeFile(path, (bytes as Buffer).subarray(0, 2));
      throw full;
    });
    await expect(storage.put(key, Buffer.from('soup'))).rejects.toBe(full);
    writing.mockRestore();
    await expect(filesBelow(join(root, 'food'))).resolves.toEqual([]);
  });

  it('says so to who uploads, whether the picture or what is received of it has no room', async () => {
    const house = await startMediaApp(root);
    const bytes = await picture(600, 300).png().toBuffer();
    const upload = async () =>
      request(house.app.getHttpServer())
        .post('/api/helpers/upload')
        .set('Authorization', house.staff)
        .attach('file', bytes, 'dish.png');
    try {
      const { createWriteStream } = fs;
      const receiving = jest
        .spyOn(fs, 'createWriteStream')
        .mockImplementationOnce(() => createWriteStream('/dev/full'));
      const first = await upload();
      receiving.mockRestore();
      let written = 0;
      const writing = jest.spyOn(promises, 'writeFile').mockImplementation(async (path, data, options) => {
        await writeFile(++written < 2 ? path : '/dev/full', data, options);
      });
      const second = await upload();
      writing.mockRestore();
      for (const { status, body } of [first, second]) expect([status, body.code]).toEqual([503, 'service_unavailable']);
      expect(written).toBe(2);
      await expect(filesBelow(join(root, 'house'))).resolves.toEqual([]);
    } finally {
      await house.app.close();
    }
  });

  it('is never led out of its folder', async () => {
    await expect(storage.put('../property/soup.jpg', Buffer.from('soup'))).rejects.toThrow('Not a storage key');
    await expect(storage.delete('../../soup.jpg')).rejects.toThrow('Not a storage key');
  });
});

describe('serving', () => {
  let app: Express;
  beforeEach(async () => {
    await storage.put('uploads/tour.mp4', Buffer.from('0123456789'));
    app = express();
    app.use('/media', serveMedia(join(root, 'food')));
    app.use((_request, response) => void response.status(404).json({ success: false }));
  });

  it('shows a file, which no page may run and every site may embed', async () => {
    await request(app)
      .get('/media/uploads/tour.mp4')
      .expect(200, Buffer.from('0123456789'))
      .expect('Content-Type', 'video/mp4')
      .expect('X-Content-Type-Options', 'nosniff')
      .expect('Content-Security-Policy', "default-src 'none'; sandbox")
      .expect('Cross-Origin-Resource-Policy', 'cross-origin')
      .expect('Cache-Control', 'public, max-age=31536000, immutable');
  });

  it('has what the demo draws asked for again soon: its names stay when the drawings change', async () => {
    await mkdir(join(root, 'food/demo'));
    await writeFile(join(root, 'food/demo/soup.jpg'), 'soup');
    const drawn = await request(app).get('/media/demo/soup.jpg').expect(200);
    expect(drawn.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=86400');
    const tag = drawn.headers['etag'] ?? '';
    await request(app).get('/media/demo/soup.jpg').set('If-None-Match', tag).expect(304);
  });

  it('answers parts of a video', async () => {
    const tour = () => request(app).get('/media/uploads/tour.mp4');
    const { body } = await tour().set('Range', 'bytes=2-4').expect(206).expect('Content-Range', 'bytes 2-4/10');
    expect((body as Buffer).toString()).toBe('234');
    await tour().set('Range', 'bytes=50-60').expect(416).expect('Content-Range', 'bytes */10');
  });

  it('answers a repeated request by its tag', async () => {
    const first = await request(app).get('/media/uploads/tour.mp4').expect(200);
    await request(app)
      .get('/media/uploads/tour.mp4')
      .set('If-None-Match', first.headers['etag'] ?? '')
      .expect(304);
  });

  it.each([
    '/media',
    '/media/',
    '/media/uploads',
    '/media/uploads/',
    '/media/missing.jpg',
    '/media/uploads/.tour.part',
    '/media/.hidden/tour.mp4',
    '/media/..%2fsecret.txt',
    '/media/%2e%2e/secret.txt',
    '/media/uploads%5c..%5c..%5csecret.txt',
    '/media/%00',
    '/media/%',
  ])('leaves %s to the next handler', async path => {
    await writeFile(join(root, 'secret.txt'), 'secret');
    await writeFile(join(root, 'food/uploads/.tour.part'), 'part');
    await mkdir(join(root, 'food/.hidden'));
    await symlink(join(root, 'food/uploads/tour.mp4'), join(root, 'food/.hidden/tour.mp4'));
    await request(app).get(path).expect(404, { success: false });
  });

  it('only shows', async () => {
    await request(app).post('/media/uploads/tour.mp4').expect(404, { success: false });
    await request(app).delete('/media/uploads/tour.mp4').expect(404, { success: false });
  });
});
