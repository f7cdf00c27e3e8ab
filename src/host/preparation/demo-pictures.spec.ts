import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { Storage } from '#media/storage';
import { StorageUnavailable } from '#media/storage-unavailable';
import { drawAndRecord, drawMissingPictures } from './demo-pictures';

const PICTURES = Array.from({ length: 970 }, (_, index) => `demo/${index}.png`);
const MANIFEST = 'demo/pictures.json';

const AWAY = () => new StorageUnavailable(new Error('no reply'));
const BUSY = () =>
  new StorageUnavailable(Object.assign(new Error('slow down'), { $metadata: { httpStatusCode: 503 } }));
const REFUSED = () =>
  new StorageUnavailable(Object.assign(new Error('denied'), { $metadata: { httpStatusCode: 403 } }));

class MemoryStorage extends Storage {
  readonly files = new Map<string, string>();
  failure: (() => Error) | undefined;
  calls = 0;
  atOnce = 0;
  maxAtOnce = 0;
  protected readonly publicPrefix = 'https://files.example/';

  async put(key: string, source: Buffer | string) {
    await this.call();
    this.files.set(key, source.toString());
    return { key, url: this.addressOf(key) };
  }

  async exists(key: string) {
    await this.call();
    return this.files.has(key);
  }

  async read(key: string) {
    await this.call();
    return Readable.from([this.files.get(key)]);
  }

  async open() {
    return undefined;
  }

  async copy() {}

  async delete() {}

  private async call() {
    this.calls += 1;
    this.atOnce += 1;
    this.maxAtOnce = Math.max(this.maxAtOnce, this.atOnce);
    await turn();
    this.atOnce -= 1;
    if (this.failure) throw this.failure();
  }
}

/** As the demo data do it: everything at once. */
const draw = async (storage: Storage) =>
  Promise.all(
    PICTURES.map(async key => {
      if (!(await storage.exists(key))) await storage.put(key, Buffer.from(key), 'image/png');
    }),
  );

let storage: MemoryStorage;
let warnings: string[];
const warn = (message: string) => void warnings.push(message);
const restart = () => drawMissingPictures(storage, draw, warn);

beforeEach(() => {
  storage = new MemoryStorage();
  warnings = [];
});

it('looks at twenty pictures at a time, and draws as many', async () => {
  await drawAndRecord(storage, draw, warn);
  expect([storage.files.size, storage.maxAtOnce]).toEqual([PICTURES.length + 1, 20]);
  storage.maxAtOnce = 0;
  await restart();
  expect([storage.maxAtOnce, warnings]).toEqual([20, []]);
});

describe.each([
  ['is away', AWAY],
  ['is busy', BUSY],
])('a storage that %s', (_, failure) => {
  it('ends no start, and the next one draws what is missing', async () => {
    storage.failure = failure;
    await drawAndRecord(storage, draw, warn);
    expect(storage.calls).toBeLessThanOrEqual(20); // no attempt after the first failure
    await restart();
    expect(warnings).toEqual(Array(2).fill(expect.stringMatching(/^demo pictures are missing until the next start: /)));
    storage.failure = undefined;
    await restart();
    expect([storage.files.size, warnings.length]).toEqual([PICTURES.length + 1, 2]);
  });

  it('ends no later start', async () => {
    await drawAndRecord(storage, draw, warn);
    storage.failure = failure;
    await restart();
    expect(warnings).toHaveLength(1);
  });
});

it('a bucket that refuses ends the start that fills the services, and no later one', async () => {
  storage.failure = REFUSED;
  await expect(drawAndRecord(storage, draw, warn)).rejects.toThrow('denied');
  await restart();
  expect([warnings.length, storage.files.has(MANIFEST)]).toEqual([1, false]);
});

it('a failure of the drawing ends a start', async () => {
  const broken = async () => {
    throw new Error('no ink');
  };
  await expect(drawMissingPictures(storage, broken, warn)).rejects.toThrow('no ink');
});
