import { text } from 'node:stream/consumers';
import { Bulkhead } from '#media/bulkhead';
import { type FileSource, Storage, type StoredFile } from '#media/storage';
import { isStorageRefusal, isStorageUnavailable } from '#media/storage-unavailable';

/** The list of drawn pictures, so that a start with all of them does not load the drawing code. */
const MANIFEST = 'demo/pictures.json';

/** Concurrent reads and writes: a start must leave connections of a shared bucket to others. */
const MAX_AT_ONCE = 20;

/** Reports a problem that does not end the start. */
export type Warn = (message: string) => void;

/**
 * Draws demo pictures that are missing from the storage: the database may outlive the storage. Warns while that is
 * unavailable; the next start draws them.
 */
export async function drawMissingPictures(
  storage: Storage,
  draw: (storage: Storage) => Promise<unknown>,
  warn: Warn,
): Promise<void> {
  try {
    if (!(await hasAllPictures(storage))) await drawAndRecord(storage, draw, warn);
  } catch (failure) {
    if (!isStorageUnavailable(failure)) throw failure;
    warn(missing(failure));
  }
}

/**
 * Draws pictures, and stores the list of those written or found. Continues without pictures if the storage is unavailable.
 * @throws StorageUnavailable if the bucket refuses, such as a wrong key
 */
export async function drawAndRecord(
  storage: Storage,
  draw: (storage: Storage) => Promise<unknown>,
  warn: Warn,
): Promise<void> {
  const recording = new RecordingStorage(storage);
  await draw(recording);
  if (recording.keys.size > 0) await recording.writeManifest();
  if (recording.failure) warn(missing(recording.failure));
}

const missing = (failure: unknown): string =>
  `demo pictures are missing until the next start: ${failure instanceof Error ? failure.message : String(failure)}`;

/** The storage for refilling a service: drawn pictures are not looked up. */
export async function drawnPictures(storage: Storage): Promise<Storage> {
  return new RecordingStorage(storage, new Set(await readManifestOr(storage, [])));
}

/** Removes all drawn pictures and their list. */
export async function removePictures(storage: Storage): Promise<void> {
  for (const key of (await readManifest(storage)) ?? []) await storage.delete(key);
  await storage.delete(MANIFEST);
}

async function hasAllPictures(storage: Storage): Promise<boolean> {
  const keys = await readManifest(storage);
  if (!keys) return false;
  const bulkhead = new Bulkhead(MAX_AT_ONCE, Infinity);
  const exists = await Promise.all(keys.map(async key => bulkhead.run(1, () => storage.exists(key))));
  return exists.every(Boolean);
}

async function readManifestOr(storage: Storage, otherwise: string[]): Promise<string[] | undefined> {
  try {
    return await readManifest(storage);
  } catch (failure) {
    if (!isStorageUnavailable(failure)) throw failure;
    return otherwise;
  }
}

async function readManifest(storage: Storage): Promise<string[] | undefined> {
  if (!(await storage.exists(MANIFEST))) return undefined;
  return JSON.parse(await text(await storage.read(MANIFEST))) as string[];
}

class RecordingStorage extends Storage {
  readonly keys = new Set<string>();
  /**
   * The failure that made the storage unavailable. Nothing is written afterwards, since each attempt could wait for seconds.
   */
  failure: unknown;
  private readonly bulkhead = new Bulkhead(MAX_AT_ONCE, Infinity);
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
    const stored = await this.unlessUnavailable(() => this.storage.put(key, source, contentType));
    return stored ?? { key, url: this.addressOf(key) };
  }

  override async exists(key: string): Promise<boolean> {
    this.keys.add(key);
    return this.drawn.has(key) || ((await this.unlessUnavailable(() => this.storage.exists(key))) ?? true);
  }

  async writeManifest(): Promise<void> {
    const list = Buffer.from(JSON.stringify([...this.keys]));
    await this.unlessUnavailable(() => this.storage.put(MANIFEST, list, 'application/json'));
  }

  /** Undefined while the storage is unavailable. */
  private async unlessUnavailable<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    return this.bulkhead.run(1, async () => {
      if (this.failure) return undefined;
      try {
        return await work();
      } catch (failure) {
        if (!isStorageUnavailable(failure) || isStorageRefusal(failure)) throw failure;
        this.failure = failure;
        return undefined;
      }
    });
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
