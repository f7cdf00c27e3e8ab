import { text } from 'node:stream/consumers';
import { type FileSource, Storage, type StoredFile } from '#kit/media/storage';

/** Which pictures were drawn. Kept beside them, so that a start that misses none need not load what draws them. */
const MANIFEST = 'demo/pictures.json';

/** Draws the demo's pictures that are not stored, which may be gone although the data that name them are there. */
export async function drawMissingPictures(
  storage: Storage,
  draw: (storage: Storage) => Promise<unknown>,
): Promise<void> {
  if (!(await hasAllPictures(storage))) await drawAndRecord(storage, draw);
}

/** Draws, and keeps the list of what was asked for or stored meanwhile. */
export async function drawAndRecord(storage: Storage, draw: (storage: Storage) => Promise<unknown>): Promise<void> {
  const noted = new RecordingStorage(storage);
  await draw(noted);
  if (noted.keys.size === 0) return;
  await storage.put(MANIFEST, Buffer.from(JSON.stringify([...noted.keys])), 'application/json');
}

/** Removes every picture that was drawn, and the list of them. */
export async function removePictures(storage: Storage): Promise<void> {
  for (const key of (await readManifest(storage)) ?? []) await storage.delete(key);
  await storage.delete(MANIFEST);
}

async function hasAllPictures(storage: Storage): Promise<boolean> {
  const keys = await readManifest(storage);
  if (!keys) return false;
  const found = await Promise.all(keys.map(async key => storage.exists(key)));
  return found.every(Boolean);
}

async function readManifest(storage: Storage): Promise<string[] | undefined> {
  if (!(await storage.exists(MANIFEST))) return undefined;
  return JSON.parse(await text(await storage.read(MANIFEST))) as string[];
}

class RecordingStorage extends Storage {
  readonly keys = new Set<string>();
  protected override readonly publicPrefix: string;

  constructor(private readonly storage: Storage) {
    super();
    this.publicPrefix = storage.addressOf(MANIFEST).slice(0, -MANIFEST.length);
  }

  override async put(key: string, source: FileSource, contentType: string): Promise<StoredFile> {
    this.keys.add(key);
    return this.storage.put(key, source, contentType);
  }

  override async exists(key: string): Promise<boolean> {
    this.keys.add(key);
    return this.storage.exists(key);
  }

  override async read(key: string) {
    return this.storage.read(key);
  }

  override async open(key: string, range?: string) {
    return this.storage.open(key, range);
  }

  override async copy(from: string, to: string): Promise<void> {
    await this.storage.copy(from, to);
  }

  override async delete(key: string): Promise<void> {
    await this.storage.delete(key);
  }
}
