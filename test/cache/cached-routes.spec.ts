import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedReads } from '#cache/cached-reads';
import { TableVersions } from '#cache/table-versions';
import type { TestService } from '../harness/app';
import { race } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { trials } from '../harness/trials';
import { ask, type Asked, PAST_MEMORY, trustMemory } from './ask';
import { addressesOf, type World, WORLDS } from './worlds';

/** Sites of this machine may call the services. */
const ORIGIN = 'http://localhost:5173';

/** At once. */
const CALLERS = trials(20, 6);

/** All but what is each answer's own. */
const comparable = ({ status, headers, body }: Asked) => ({
  status,
  headers: without(headers, 'date', 'x-request-id'),
  hasId: typeof headers['x-request-id'] === 'string',
  body: body.toString('base64'),
});

const without = (headers: Asked['headers'], ...names: string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

describe.each(WORLDS.map(world => [world.name, world] as [string, World]))('%s', (name, world) => {
  let service: TestService;
  let reads: CachedReads;
  beforeAll(async () => {
    service = await world.start();
    // Opening hours are kept until the minute ends.
    service.clock.stop();
    reads = service.get(CachedReads);
  });
  beforeEach(() => trustMemory(service));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => service?.close());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(service.origin, `/${name}${path}`, { headers, method });
  const forget = () => service.get(TableVersions).raise(undefined);

  /** What is read anew, and the same from memory. */
  async function twice(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<[Asked, Asked]> {
    forget();
    const before = { ...reads.counts };
    const read = await get(path, headers, method);
    const again = await get(path, headers, method);
    expect([path, reads.counts.misses - before.misses, reads.counts.hits - before.hits]).toEqual([path, 1, 1]);
    return [read, again];
  }

  it.each(addressesOf(world))('answers %s from memory as it was read, header by header', async path => {
    const callers: Record<string, string>[] = [
      {},
      { Origin: ORIGIN },
      { Origin: 'https://other.example' },
      { 'Accept-Language': 'ar' },
    ];
    for (const headers of callers) {
      const [read, again] = await twice(path, headers);
      expect(comparable(again)).toEqual(comparable(read));
      expect(read.status).toBe(200);
    }
    for (const coding of ['gzip', 'br']) {
      const [read, again] = await twice(path, { 'Accept-Encoding': coding });
      expect(comparable(again)).toEqual(comparable(read));
    }
    const [head, headAgain] = await twice(path, {}, 'HEAD');
    expect(comparable(headAgain)).toEqual(comparable(head));
    const [plain] = await twice(path);
    expect({ ...comparable(plain), body: '' }).toEqual(comparable(head));
    const known = { 'If-None-Match': plain.headers.etag! };
    const [unchanged, unchangedAgain] = await twice(path, known);
    expect(comparable(unchangedAgain)).toEqual(comparable(unchanged));
    expect([unchanged.status, unchanged.body.length, unchanged.headers['content-type']]).toEqual([304, 0, undefined]);
  });

  it('says the same as a read past memory, of which it differs in what caches may do with it', async () => {
    for (const path of addressesOf(world)) {
      const [, kept] = await twice(path);
      const past = await get(path, PAST_MEMORY);
      expect(kept.body.toString()).toBe(past.body.toString());
      expect(without(comparable(kept).headers, 'etag', 'cache-control')).toEqual(
        without(comparable(past).headers, 'etag'),
      );
      expect(kept.headers['cache-control']).toBe('public, no-cache');
    }
  });

  it('gives each language its own, and none asked for the language of the service', async () => {
    for (const path of addressesOf(world)) {
      for (const language of ['en', 'ar', 'fr']) {
        const headers = { 'Accept-Language': language };
        const [, kept] = await twice(path, headers);
        expect(kept.body.toString()).toBe((await get(path, { ...headers, ...PAST_MEMORY })).body.toString());
      }
    }
  });

  it('keeps nothing that it cannot say the end of', async () => {
    for (const path of world.readAnew ?? []) {
      const before = reads.counts.hits;
      for (let count = 0; count < 3; count += 1) await get(path);
      expect([path, reads.counts.hits]).toEqual([path, before]);
    }
  });

  it('makes one reading for all who ask at once', async () => {
    for (const path of addressesOf(world)) {
      await get(path);
      forget();
      const before = reads.counts.misses;
      const answers = await race(CALLERS, async () => get(path));
      expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
      expect([path, reads.counts.misses - before]).toEqual([path, 1]);
    }
  });

  it.each([
    ['a token', { Authorization: 'Bearer none' }, 'GET'],
    ['a cookie', PAST_MEMORY, 'GET'],
    ['an idempotency key', { 'Idempotency-Key': 'a' }, 'GET'],
    ['another method', {}, 'OPTIONS'],
  ])('passes by what has %s', async (_, headers, method) => {
    const [path] = addressesOf(world);
    await twice(path!);
    const before = { ...reads.counts };
    await get(path!, headers, method);
    expect(reads.counts).toEqual(before);
  });

  it('sends no statement for what it keeps', async () => {
    for (const path of addressesOf(world)) {
      const once = await statementsOf(service.db, async () => get(path));
      const often = await statementsOf(service.db, async () => {
        for (let count = 0; count < 3; count += 1) await get(path);
      });
      expect(often).toEqual(once);
    }
  });

  it('is compressed as the caller takes it', async () => {
    const bodies = [];
    for (const path of addressesOf(world)) {
      const { body } = await get(path);
      for (const [accepted, coding, unpack] of [
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['gzip;q=1.0, br;q=0.5', 'gzip', gunzipSync],
        ['identity', undefined, (packed: Buffer) => packed],
      ] as const) {
        const answer = await get(path, { 'Accept-Encoding': accepted });
        const used = body.length < 1024 ? undefined : coding;
        expect(answer.headers['content-encoding']).toBe(used);
        expect((used === undefined ? answer.body : unpack(answer.body)).equals(body)).toBe(true);
        bodies.push(answer);
      }
    }
    expect(bodies.some(({ headers }) => headers['content-encoding'] === 'br')).toBe(true);
  });
});
