import { statementsOf } from '../harness/statements';
import { day, makeDestination } from './factories';
import { helpActors, queryOf, type Wanted } from './help.actors';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.service.close());

const { ask, stayWith } = helpActors(() => stays);

const nearestOf = async (slug: string, wanted: Wanted) =>
  (await ask(slug, wanted)).body.data.nearest.map(({ check_in, nights }: { check_in: string; nights: number }) => [
    check_in,
    nights,
  ]);

describe('nearest', () => {
  it('are as many nights, one of each free stretch, the earlier of two', async () => {
    const { slug } = await stayWith([
      [10, 12],
      [15, 20],
      [22, 24],
      [30, 40],
    ]);
    expect(await nearestOf(slug, { from: 16, to: 18 })).toEqual([
      [day(13), 2],
      [day(20), 2],
      [day(8), 2],
    ]);
    expect(await nearestOf(slug, { from: 17, to: 20 })).toEqual([
      [day(12), 3],
      [day(24), 3],
      [day(7), 3],
    ]);
    const { body } = await ask(slug, { from: 16, to: 18 });
    expect(body.data.nearest[0]).toEqual({ check_in: day(13), check_out: day(15), nights: 2, to_pay: 240 });
  });

  it('of nights that can be booked are these nights first', async () => {
    const { slug } = await stayWith([[10, 12]]);
    expect(await nearestOf(slug, { from: 12, to: 14 })).toEqual([
      [day(12), 2],
      [day(8), 2],
    ]);
  });

  it('begin at most 30 days away, from today on, and as far ahead as bookings may', async () => {
    const { slug } = await stayWith([[1, 60]], { minNights: 1 });
    expect(await nearestOf(slug, { from: 30, to: 31 })).toEqual([
      [day(0), 1],
      [day(60), 1],
    ]);
    expect(await nearestOf(slug, { from: 29, to: 30 })).toEqual([[day(0), 1]]);
    expect(await nearestOf(slug, { from: -5, to: -4 })).toEqual([[day(0), 1]]);
    expect(await nearestOf(slug, { from: 3_652, to: 3_653 })).toEqual([[day(3_650), 1]]);
    expect(await nearestOf(slug, { from: 3_700, to: 3_701 })).toEqual([]);
    expect(await nearestOf(slug, { from: 3_600, to: 3_661 })).toEqual([]);
    const { body } = await stays.anonymous.get(`/api/stays/${slug}/nearest?checkIn=2000-01-01&checkOut=2099-12-31`);
    expect(body.data).toEqual({ nearest: [], equal_stays: [], waitlist: false });
  });

  it('are the minimum where fewer nights were asked for, or the whole of a shorter gap that may be filled', async () => {
    const held: [number, number][] = [
      [10, 20],
      [23, 30],
    ];
    const { slug } = await stayWith(held, { minNights: 5 });
    expect(await nearestOf(slug, { from: 20, to: 22 })).toEqual([
      [day(30), 5],
      [day(5), 5],
    ]);
    const filled = await stayWith(held, { minNights: 5, fillsGaps: true });
    expect(await nearestOf(filled.slug, { from: 21, to: 23 })).toEqual([
      [day(20), 3],
      [day(30), 5],
      [day(5), 5],
    ]);
  });

  it('pass the days that are closed to arrival and departure', async () => {
    const stay = await stayWith([]);
    await stays.service.db.rows(
      `INSERT INTO rate_rule (stay_id, name, layer, from_day, to_day, closed_to_arrival, closed_to_departure)
       VALUES ($1, '{"en":"a","ar":"b"}', 'season', $2, $3, true, null), ($1, '{"en":"a","ar":"b"}', 'special', $4, $5, null, true)`,
      [stay.id, day(20), day(24), day(18), day(20)],
    );
    expect(await nearestOf(stay.slug, { from: 21, to: 23 })).toEqual([[day(19), 2]]);
    expect(await nearestOf(stay.slug, { from: 22, to: 25 })).toEqual([[day(24), 3]]);
  });

  it('are none for more guests than it sleeps, or while a calendar stops bookings', async () => {
    const stay = await stayWith([[10, 12]]);
    expect(await nearestOf(stay.slug, { from: 10, to: 12, guests: 5 })).toEqual([]);
    await stays.service.db.rows(
      `INSERT INTO calendar_feed (stay_id, number, name, address, address_hash, stop_when_stale, created_at)
       VALUES ($1, 1, 'Platform', 'https://platform.example/2.ics', 'hash', true, now() - interval '2 days')`,
      [stay.id],
    );
    expect(await nearestOf(stay.slug, { from: 10, to: 12 })).toEqual([]);
  });

  it('need a published stay and days in order, and one statement more than the settings', async () => {
    const { slug } = await stayWith([[10, 12]]);
    const draft = await stayWith([], { status: 'draft' });
    expect((await ask(draft.slug, { from: 10, to: 12 })).status).toBe(404);
    expect((await ask('Nowhere%00', { from: 10, to: 12 })).status).toBe(404);
    for (const wrong of [
      { from: 12, to: 12 },
      { from: 12, to: 10 },
      { from: 1, to: 2, guests: 51 },
    ])
      expect((await ask(slug, wrong)).status).toBe(400);
    const statements = await statementsOf(stays.service.db, () => ask(slug, { from: 10, to: 12 }));
    expect(statements.filter(text => text.includes('stay_nights'))).toHaveLength(1);
    expect(statements.length).toBeLessThanOrEqual(2);
  });
});

describe('11.3: equal stays', () => {
  it('are free for the nights and sleep as many; destination, then type, then price; to_pay is that of the quote', async () => {
    const { db } = stays.service;
    const { id: destinationId } = await makeDestination(db);
    const self = await stayWith([[10, 20]], { destinationId, type: 'cottage', maxGuests: 8 });
    const make = (slug: string, values: object, held: [number, number][] = []) =>
      stayWith(held, { slug, maxGuests: 8, destinationId, type: 'cottage', ...values });
    await make('equal-dear', { nightlyRateCents: 30_000, depositCents: 25_000 });
    await make('equal-near', { nightlyRateCents: 9_000, extraGuestFrom: 2, extraGuestFeeCents: 1_500 });
    await make('equal-loft', { type: 'loft' });
    await make('equal-taken', {}, [[13, 14]]);
    await make('equal-small', { maxGuests: 4 });
    await make('equal-minimum', { minNights: 6 });
    await make('equal-draft', { status: 'draft' });
    const elsewhere = await makeDestination(db);
    await make('equal-elsewhere', { destinationId: elsewhere.id });
    const wanted = { from: 12, to: 15, guests: 5 };
    const { equal_stays: equal } = (await ask(self.slug, wanted)).body.data;
    expect(equal.map(({ slug }: { slug: string }) => slug)).toEqual(['equal-near', 'equal-dear', 'equal-loft']);
    expect(equal[0]).toMatchObject({
      title: { en: expect.any(String), ar: expect.any(String) },
      cover: '/stays/media/uploads/picture-1.jpg',
      pictures: [{ url: '/stays/media/uploads/picture-1.jpg' }],
    });
    for (const { slug, to_pay } of equal) {
      const quote = await stays.anonymous.get(`/api/stays/${slug}/quote?${queryOf(wanted)}`);
      expect(quote.body.data).toMatchObject({ available: true, to_pay });
    }
    const six = await ask(self.slug, { from: 12, to: 18, guests: 5 });
    expect(six.body.data.equal_stays.map(({ slug }: { slug: string }) => slug)).toContain('equal-minimum');
  });

  it('are none for nights that no booking can have', async () => {
    const { slug } = await stayWith([]);
    for (const wanted of [
      { from: -3, to: 2 },
      { from: 3_651, to: 3_655 },
      { from: 10, to: 71 },
    ])
      expect((await ask(slug, wanted)).body.data.equal_stays).toEqual([]);
    expect((await ask(slug, { from: 10, to: 13 })).body.data.equal_stays).toHaveLength(3);
  });
});
