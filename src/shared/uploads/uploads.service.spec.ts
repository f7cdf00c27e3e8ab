import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Configuration } from '#kit/config/configuration';
import { DiskStorage } from '#media/disk-storage';
import type { FileSource, StoredFile } from '#media/storage';
import type { UploadRules } from '#kit/service/upload-rules';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { UploadsService } from './uploads.service';

let folder: string;
let photo: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  photo = join(folder, 'photo');
  await writeFile(
    photo,
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c04020' } })
      .png()
      .toBuffer(),
  );
});
afterEach(() => rm(folder, { recursive: true }));

const uploads: UploadRules = { presets: { dish: { full: 1600, card: 480 }, cover: { full: 1920 } }, default: 'dish' };
const service = (storage: DiskStorage) =>
  new UploadsService(storage, { name: 'food', uploads } as ServiceDefinition, { bucket: undefined } as Configuration);

async function stored(): Promise<string[]> {
  const entries = await readdir(join(folder, 'food'), { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(entry => entry.name);
}

it('returns the widest version as the address of an image', async () => {
  const view = await service(new DiskStorage(folder, 'food')).store(photo, {});
  expect(Object.keys(view.versions ?? {})).toEqual(['full', 'card']);
  expect(view.url).toBe(view.versions?.['full']?.url);
});

it('creates the versions of the requested preset', async () => {
  const view = await service(new DiskStorage(folder, 'food')).store(photo, { for: 'cover' });
  expect(Object.keys(view.versions ?? {})).toEqual(['full']);
  await expect(stored()).resolves.toEqual(['40.jpg', '40.webp']);
  expect(view.pictures).toEqual([
    expect.objectContaining({
      url: view.url,
      alt: null,
      width: 40,
      height: 30,
      versions: [expect.anything(), expect.anything()],
    }),
  ]);
});

it('removes the versions already stored when a later one fails', async () => {
  class DiskThatFills extends DiskStorage {
    override async put(key: string, source: FileSource): Promise<StoredFile> {
      if (key.endsWith('40.jpg')) throw new Error('the disk is full');
      return super.put(key, source);
    }
  }
  await expect(service(new DiskThatFills(folder, 'food')).store(photo, {})).rejects.toThrow('the disk is full');
  await expect(stored()).resolves.toEqual([]);
});
