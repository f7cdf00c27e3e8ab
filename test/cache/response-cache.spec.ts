/** @own-database */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CachedReads } from '#cache/cached-reads';
import { ResponseCache } from '#cache/response-cache';
import { TableVersions } from '#cache/table-versions';
import { food } from '#services/food/food';
import { startService } from '../harness/app';
import { waitsFor } from '../harness/locks';
import { makeDish } from '../food/factories';
import { type Food, startFood } from '../food/food';
import { startStays, type Stays } from '../stays/stays';
import { day, makeBooking } from '../stays/factories';
import { trials } from '../harness/trials';
import { ask, type Asked, PAST_MEMORY, trustMemory } from './ask';

const LIST = '/food/api/products';

let shop: Food;
beforeAll(async () => {
  shop = await startFood({ RESPONSE_CACHE_MB: '1' });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop?.service.close());

const hits = ({ service }: { service: Food['service'] }) => service.get(CachedReads).counts.hits;

/** Asks and says whether the answer came from memory. */
async function fromMemory(asked: Pick<Food, 'service'>, path: string, headers = {}): Promise<boolean> {
  const before = hits(asked);
  await ask(asked.service.origin, path, { headers });
  return hits(asked) > before;
}

describe('the food service', () => {
  beforeEach(() => trustMemory(shop.service));

  const get = (path: string, headers = {}): Promise<Asked> => ask(shop.service.origin, path, { headers });

  it('keeps within its bytes, whatever is asked, and what is asked all the time stays', async () => {
    await makeDish(shop.service.db, { description: { en: 'x'.repeat(10_000), ar: 'y'.repeat(10_000) } });
    const cache = shop.service.get(ResponseCache);
    const largest = [0, 0];
    for (let count = 0; count < 200; count += 1) {
      await get(`${LIST}?q=${'a'.repeat(count % 7)}&limit=${count}&page=${count % 3}`);
      await get(LIST);
      largest[0] = Math.max(largest[0]!, cache.bytes);
      largest[1] = Math.max(largest[1]!, cache.entries);
    }
    expect(largest[0]).toBeLessThanOrEqual(1024 * 1024);
    expect(largest[1]).toBeGreaterThan(50);
    expect(largest[1]).toBeLessThan(200);
    expect(cache.entries).toBeLessThanOrEqual(largest[1]!);
    expect(await fromMemory(shop, LIST)).toBe(true);
  });

  it('makes no new answer for a parameter of a campaign, and none for one that the route does not know', async () => {
    const cache = shop.service.get(ResponseCache);
    await get(`${LIST}?category=mains`);
    const { entries } = cache;
    for (let count = 0; count < 20; count += 1) {
      expect(await fromMemory(shop, `${LIST}?utm_${count}=1&category=mains&_=${count}`)).toBe(true);
      expect((await get(`${LIST}?made_up_${count}=1&category=mains`)).status).toBe(400);
    }
    expect(cache.entries).toBe(entries);
    expect((await get(`${LIST}?category=none&_=1`)).body.toString()).not.toBe(
      (await get(`${LIST}?_=1`)).body.toString(),
    );
  });

  it('gives whoever has a token what it is shown, and nobody else', async () => {
    await shop.service.db.rows('UPDATE dish SET is_active = false WHERE id = $1', [shop.dishes.soup.id]);
    const path = `${LIST}?sort=name&limit=50`;
    const [all, shown] = [
      (await shop.owner.get('/api/products?sort=name&limit=50')).text,
      (await get(path)).body.toString(),
    ];
    expect(all).not.toBe(shown);
    expect(await fromMemory(shop, path)).toBe(true);
    expect((await shop.owner.get('/api/products?sort=name&limit=50')).text).toBe(all);
    expect((await get(path)).body.toString()).toBe(shown);
  });

  it('follows the clock: opening is told for a minute at most', async () => {
    await shop.service.db.rows(`UPDATE setting SET value = '"real"' WHERE key = 'service_clock'`);
    await shop.service.db.rows(`UPDATE kitchen SET time_zone = 'UTC', hours = $1`, [
      JSON.stringify([{ day: 3, open: '09:00', close: '17:00' }]),
    ]);
    const isOpen = async () =>
      (JSON.parse((await get('/food/api/kitchens/downtown')).body.toString()) as Kitchen).data.is_open_now;
    for (const [time, open] of [
      ['2026-05-06T08:59:59.999Z', false],
      ['2026-05-06T09:00:00Z', true],
      ['2026-05-06T16:59:59.999Z', true],
      ['2026-05-06T17:00:00Z', false],
      ['2026-05-06T12:00:00Z', true],
    ] as const) {
      shop.service.clock.set(time);
      expect([time, await isOpen(), await isOpen()]).toEqual([time, open, open]);
    }
    expect(await fromMemory(shop, '/food/api/kitchens/downtown')).toBe(true);
  });

  describe('a response that takes longer than the listener may be silent', () => {
    /** Sends a request that waits for the dishes until `meanwhile` has been done in the transaction that locks them. */
    async function slowly(path: string, meanwhile: (client: Client) => Promise<unknown>): Promise<void> {
      const client = new Client({ connectionString: process.env['DATABASE_URL'] });
      await client.connect();
      try {
        await client.query('BEGIN; LOCK TABLE food.dish');
        const answer = get(path);
        while ((await client.query(waitsFor('food.dish'))).rowCount === 0) await sleep(10);
        jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_000);
        await meanwhile(client);
        await client.query('COMMIT');
        expect((await answer).status).toBe(200);
      } finally {
        await client.end();
      }
    }

    it.each([`${LIST}?limit=7`, `${LIST}?limit=8&sort=name`, '/food/api/offers'])('is kept: %s', async path => {
      await slowly(path, async () => undefined);
      expect(await fromMemory(shop, path)).toBe(true);
    });

    it('is not kept when a table was written meanwhile', async () => {
      await slowly(`${LIST}?limit=9`, client =>
        client.query('UPDATE food.dish SET preparation_minutes = preparation_minutes'),
      );
      expect(await fromMemory(shop, `${LIST}?limit=9`)).toBe(false);
    });
  });

  it('tells the metrics', async () => {
    await get(LIST);
    await get(LIST, { 'If-None-Match': (await get(LIST)).headers.etag });
    const text = (await get('/metrics')).body.toString();
    const value = (name: string) => Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\d+)`, 'm').exec(text)?.[1]);
    const { counts } = shop.service.get(CachedReads);
    const cache = shop.service.get(ResponseCache);
    expect(value('response_cache_requests_total{service="food",result="hit"}')).toBe(counts.hits);
    expect(value('response_cache_requests_total{service="food",result="miss"}')).toBe(counts.misses);
    expect(value('response_cache_bytes')).toBe(cache.bytes);
    expect(value('response_cache_entries')).toBe(cache.entries);
    expect(value('response_cache_invalidations_total{service="food",result="write"}')).toBeGreaterThan(0);
    expect(
      value('http_requests_total{service="food",method="GET",route="/api/products",status="304"}'),
    ).toBeGreaterThanOrEqual(1);
  });

  it('keeps the id of a request, and gives one where there is none that can be', async () => {
    const id = async (sent: string) => (await get(LIST, { 'X-Request-Id': sent })).headers['x-request-id'];
    await get(LIST);
    expect(await id('my-own-request-7')).toBe('my-own-request-7');
    expect(await id('no')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await id('no')).not.toBe(await id('no'));
  });

  it('knows the service by its host name, too', async () => {
    await get(LIST);
    expect(await fromMemory(shop, '/api/products', { Host: 'food.localhost' })).toBe(true);
  });

  it('keeps nothing of a table whose writes are not told', async () => {
    const { db, host } = shop.service;
    const versions = shop.service.get(TableVersions);
    /** The triggers are read when the listener connects. */
    const reconnect = async () => {
      const { raised } = versions;
      await db.rows(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'quintet:writes' AND datname = current_database()`);
      while (versions.raised === raised) await sleep(5);
      await host.listeners[0]!.settle();
    };
    await db.rows('ALTER TABLE combo_offer DISABLE TRIGGER combo_offer_told');
    try {
      await reconnect();
      for (let count = 0; count < 3; count += 1) expect(await fromMemory(shop, '/food/api/offers')).toBe(false);
      await get(LIST);
      expect(await fromMemory(shop, LIST)).toBe(true);
    } finally {
      await db.rows('ALTER TABLE combo_offer ENABLE TRIGGER combo_offer_told');
      await reconnect();
    }
  });
});

interface Kitchen {
  data: { is_open_now: boolean };
}

it('keeps nothing when it is switched off', async () => {
  const service = await startService(food, { RESPONSE_CACHE_MB: '0' });
  try {
    for (let count = 0; count < 3; count += 1) expect(await fromMemory({ service }, LIST)).toBe(false);
    expect(service.get(ResponseCache).entries).toBe(0);
  } finally {
    await service.close();
  }
});

describe('the stay service', () => {
  let stays: Stays;
  beforeAll(async () => {
    stays = await startStays();
  });
  beforeEach(() => trustMemory(stays.service));
  afterAll(() => stays?.service.close());

  it('gives nights back at the moment a hold ends', async () => {
    const { db, clock } = stays.service;
    const booking = await makeBooking(db, { stay: stays.stay });
    const end = clock.now().add({ minutes: 30 });
    await db.rows('UPDATE held_nights SET expires_at = $2 WHERE booking_id = $1', [booking.id, end.toString()]);
    const path = `/stays/api/stays/sea-house/availability?from=${day(25)}&to=${day(50)}`;
    const held = async (headers = {}) => {
      const { body } = await ask(stays.service.origin, path, { headers });
      return (JSON.parse(body.toString()) as { data: { nights: string[] } }).data.nights.length;
    };
    expect([await held(), await held(), await held(PAST_MEMORY)]).toEqual([3, 3, 3]);
    clock.set(end.subtract({ milliseconds: 1 }).toString());
    expect([await held(), await held(PAST_MEMORY)]).toEqual([3, 3]);
    clock.set(end.add({ milliseconds: 1 }).toString());
    expect([await held(), await held(PAST_MEMORY)]).toEqual([0, 0]);
  });
});

it('two applications on one database follow one another within a second', async () => {
  const [one, two] = [shop, { service: await startService(food) }];
  const before = hits(one);
  const now = async ({ service }: Pick<Food, 'service'>, headers = {}) =>
    (await ask(service.origin, LIST, { headers })).body.toString();
  try {
    let time = performance.now();
    const clock = await trustMemory(one.service, two.service);
    for (let round = 0; round < trials(30, 6); round += 1) {
      await Promise.all([one, two].map(async ({ service }) => ask(service.origin, LIST)));
      const [writer, reader] = round % 2 === 0 ? [one, two] : [two, one];
      await writer.service.db.rows('UPDATE dish SET price_cents = $1', [1000 + round]);
      expect(await now(writer)).toBe(await now(writer, PAST_MEMORY));
      time += 1000;
      clock.mockReturnValue(time);
      expect(await now(reader)).toBe(await now(reader, PAST_MEMORY));
      await trustMemory(one.service, two.service);
      await now(reader);
      expect(await fromMemory(reader, LIST)).toBe(true);
    }
    expect(Math.min(hits(one) - before, hits(two))).toBeGreaterThan(trials(10));
  } finally {
    await two.service.close();
  }
});
