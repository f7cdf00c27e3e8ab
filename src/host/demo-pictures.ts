import { text } from 'node:stream/consumers';
import { type FileSource, Storage, type StoredFile } from '#media/storage';

/** Lists the drawn pictures, so that a start with all of them in place does not load the code that draws. */
const MANIFEST = 'demo/pictures.json';

/** Draws demo pictures that are missing from the storage: the database may outlive the storage. */
export async function drawMissingPictures(
  storage: Storage,
  draw: (storage: Storage) => Promise<unknown>,
): Promise<void> {
  if (!(await hasAllPictures(storage))) await drawAndRecord(storage, draw);
}

/** Draws, and stores the list of all pictures that were written or looked up meanwhile. */
export async function drawAndRecord(storage: Storage, draw: (storage: Storage) => Promise<unknown>): Promise<void> {
  const recording = new RecordingStorage(storage);
  await draw(recording);
  if (recording.keys.size === 0) return;
  await storage.put(MANIFEST, Buffer.from(JSON.stringify([...recording.keys])), 'application/json');
}

/** The storage for filling a service again: its drawn pictures need no look into the storage. */
export async function drawnPictures(storage: Storage): Promise<Storage> {
  return new RecordingStorage(storage, new Set(await readManifest(storage)));
}

/** Removes all drawn pictures and their list. */
export async function removePictures(storage: Storage): Promise<void> {
  for (const key of (await readManifest(storage)) ?? []) await storage.delete(key);
  await storage.delete(MANIFEST);
}

async function hasAllPictures(storage: Storage): Promise<boolean> {
  const keys = await readManifest(storage);
  if (!keys) return false;
  const exists = await Promise.all(keys.map(async key => storage.exists(key)));
  return exists.every(Boolean);
}

async function readManifest(storage: Storage): Promise<string[] | undefined> {
  if (!(await storage.exists(MANIFEST))) return undefined;
  return JSON.parse(await text(await storage.read(MANIFEST))) as string[];
}

class RecordingStorage extends Storage {
  readonly keys = new Set<string>();
  protected override readonly publicPrefix: string;

  constructor(
    private readonly storage: Storage,
    private readonly drawn: ReadonlySet<string> = new Set(),
  ) {
    super();
    this.publicPrefix = storage.addressOf(MANIFEST).slice(0, -MANIFEST.length);
  }

  override async put(key: string, source: FileSource, contentType: string): Promise<StoredFile> {
    this.keys.add(key);
    return this.storage.put(key, source, contentType);
  }

  override async exists(key: string): Promise<boolean> {
    this.keys.add(key);
    return this.drawn.has(key) || this.storage.exists(key);
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
