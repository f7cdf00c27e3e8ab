import { trials } from '../harness/trials';
import { type Calendars, startCalendars } from './calendars.actors';
import { makeBlock, makeBooking } from './factories';
import { bookingBody } from './stays';
import { offersOf, wait } from './waitlist.actors';

let calendars: Calendars;
beforeAll(async () => {
  calendars = await startCalendars({ TRUST_PROXY: '1' });
  calendars.service.clock.set('2031-04-01T08:00:00Z');
});
afterAll(() => calendars?.close());

const event = (uid: string, from: number, to: number) => ({ uid, from: `2031-05-${from}`, to: `2031-05-${to}` });
const conflicts = async (stayId: number) =>
  (await calendars.host.get(`/api/calendar/conflicts?stay=${stayId}`)).body.data as Record<string, unknown>[];
const notices = async (type: string) => {
  const { body } = await calendars.host.get('/api/notifications');
  return (body.data.items as { type: string; title: string; body: string }[]).filter(item => item.type === type);
};

describe('a conflict', () => {
  it('has both sides, is notified once, and is over when either side goes', async () => {
    const stay = await calendars.makeStay();
    const booking = await makeBooking(calendars.service.db, { stay, checkIn: '2031-05-10', checkOut: '2031-05-13' });
    const block = await makeBlock(calendars.service.db, { stayId: stay.id, from: '2031-05-15', to: '2031-05-16' });
    const feed = await calendars.addFeed(stay, { name: 'Other platform' });
    await feed.read([event('a', 12, 18)]);
    expect(await calendars.held(stay)).toEqual([
      'booking 2031-05-10/2031-05-13',
      'import 2031-05-13/2031-05-15',
      'block 2031-05-15/2031-05-16',
      'import 2031-05-16/2031-05-18',
    ]);
    const side = {
      id: expect.any(Number),
      feed_id: feed.id,
      feed: 'Other platform',
      from: '2031-05-12',
      to: '2031-05-18',
    };
    expect(await conflicts(stay.id)).toEqual([
      expect.objectContaining({
        stay_id: stay.id,
        from: '2031-05-12',
        to: '2031-05-13',
        event: side,
        holder: { held_by: 'booking', reference: booking.reference, from: '2031-05-10', to: '2031-05-13' },
      }),
      expect.objectContaining({ holder: expect.objectContaining({ held_by: 'block', reference: `BLK-${block.id}` }) }),
    ]);
    await feed.read([event('a', 12, 19)]);
    await feed.sync();
    expect((await notices('feed_conflict')).map(({ title }) => title)).toEqual([
      'Double booking with Other platform',
      'Double booking with Other platform',
    ]);
    await calendars.host.delete(`/api/availability/blocks/${block.id}`);
    expect(await conflicts(stay.id)).toHaveLength(1);
    await feed.read([event('a', 13, 19)]);
    expect(await conflicts(stay.id)).toEqual([]);
  });

  it('gets the nights of a cancelled booking in the same instant (9.11)', async () => {
    const stay = await calendars.makeStay();
    const { body } = await calendars.anonymous.post(
      '/api/bookings',
      bookingBody({ stay_slug: stay.slug, check_in: '2031-05-10', check_out: '2031-05-14' }),
    );
    const { reference, access_token: token } = body.data as Record<string, string>;
    const feed = await calendars.addFeed(stay);
    await feed.read([event('a', 12, 16)]);
    expect((await feed.events())[0]).toBe('2031-05-12/2031-05-16 conflict');
    const cancelled = await calendars.anonymous.post(`/api/bookings/${reference}/cancel?token=${token}`);
    expect(cancelled.status).toBe(201);
    expect(await calendars.held(stay)).toEqual(['import 2031-05-12/2031-05-14', 'import 2031-05-14/2031-05-16']);
    expect(await feed.events()).toEqual(['2031-05-12/2031-05-16 held']);
  });

  it('gets the nights against 40 visitors who want them at the moment of the cancellation (9.11)', async () => {
    const stay = await calendars.makeStay();
    const booking = await makeBooking(calendars.service.db, { stay, checkIn: '2031-05-10', checkOut: '2031-05-14' });
    const feed = await calendars.addFeed(stay);
    await feed.read([event('a', 10, 16)]);
    const place = (index: number) =>
      calendars.anonymous
        .with({ 'X-Forwarded-For': `10.9.0.${index}` })
        .post('/api/bookings', bookingBody({ stay_slug: stay.slug, check_in: '2031-05-10', check_out: '2031-05-14' }));
    const answers = await Promise.all([
      calendars.host.patch(`/api/bookings/manage/${booking.reference}`, { action: 'cancel' }),
      ...Array.from({ length: 40 }, (_, index) => place(index + 1)),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 40 }, () => 409),
    ]);
    expect((await calendars.held(stay))[0]).toBe('import 2031-05-10/2031-05-14');
  });

  it('gets the nights of a block that moves away, and the block is not in its own way', async () => {
    const stay = await calendars.makeStay();
    const block = await makeBlock(calendars.service.db, { stayId: stay.id, from: '2031-05-11', to: '2031-05-14' });
    const feed = await calendars.addFeed(stay);
    await feed.read([event('a', 10, 12)]);
    const moved = await calendars.host.put(`/api/availability/blocks/${block.id}`, {
      from: '2031-05-12',
      to: '2031-05-15',
    });
    expect(moved.status).toBe(200);
    expect(await calendars.held(stay)).toEqual([
      'import 2031-05-10/2031-05-11',
      'import 2031-05-11/2031-05-12',
      'block 2031-05-12/2031-05-15',
    ]);
    const back = await calendars.host.put(`/api/availability/blocks/${block.id}`, { from: '2031-05-11' });
    expect([back.status, back.body.details]).toEqual([409, { held_by: 'import', reference: `FEED-${feed.id}` }]);
  });

  it('gets the nights of an unpaid booking when they end, before another visitor', async () => {
    const stay = await calendars.makeStay();
    const { db, clock } = calendars.service;
    const booking = await makeBooking(db, { stay, status: 'pending', checkIn: '2031-05-10', checkOut: '2031-05-14' });
    const feed = await calendars.addFeed(stay);
    await feed.read([event('a', 10, 14)]);
    await db.rows('UPDATE held_nights SET expires_at = $2 WHERE booking_id = $1', [booking.id, clock.date()]);
    const sent = bookingBody({ stay_slug: stay.slug, check_in: '2031-05-10', check_out: '2031-05-14' });
    expect((await calendars.anonymous.with({ 'X-Forwarded-For': '10.9.1.1' }).post('/api/bookings', sent)).status).toBe(
      409,
    );
    await feed.read([event('a', 10, 14), event('b', 20, 21)]);
    expect((await calendars.held(stay))[0]).toBe('import 2031-05-10/2031-05-14');
  });
});

describe('an event whose nights are all ours', () => {
  const days = (from: number, to: number) => ({ checkIn: `2031-05-${from}`, checkOut: `2031-05-${to}` });

  it('is an echo of neighbouring bookings and blocks, or of a part of one, and nobody is notified', async () => {
    const stay = await calendars.makeStay();
    const { db } = calendars.service;
    await makeBooking(db, { stay, ...days(10, 12) });
    await makeBooking(db, { stay, ...days(12, 15) });
    await makeBlock(db, { stayId: stay.id, from: '2031-05-15', to: '2031-05-18' });
    const feed = await calendars.addFeed(stay, { name: 'Joins bookings' });
    await feed.read([event('joined', 10, 18), event('part', 16, 17)]);
    expect(await feed.events()).toEqual(['2031-05-10/2031-05-18 echo', '2031-05-16/2031-05-17 echo']);
    await feed.read([event('longer', 10, 19)]);
    expect(await feed.events()).toEqual(['2031-05-10/2031-05-19 conflict']);
    expect((await notices('feed_conflict')).filter(({ title }) => title.includes('Joins bookings'))).toHaveLength(3);
  });

  it('holds what one of them releases, which is no conflict with the other', async () => {
    const stay = await calendars.makeStay();
    const { db, clock } = calendars.service;
    const booking = await makeBooking(db, { stay, ...days(10, 12) });
    const other = await makeBooking(db, { stay, ...days(12, 15) });
    const feed = await calendars.addFeed(stay);
    await feed.read([event('joined', 10, 15)]);
    await calendars.host.patch(`/api/bookings/manage/${booking.reference}`, { action: 'cancel' });
    await feed.sync();
    expect(await feed.events()).toEqual(['2031-05-10/2031-05-15 held']);
    expect(await calendars.held(stay)).toEqual(['import 2031-05-10/2031-05-12', 'booking 2031-05-12/2031-05-15']);
    expect(await conflicts(stay.id)).toEqual([]);
    await feed.read([event('joined', 12, 15)]);
    expect(await feed.events()).toEqual(['2031-05-12/2031-05-15 echo']);
    await calendars.host.patch(`/api/bookings/manage/${other.reference}`, { action: 'cancel' });
    clock.advance({ minutes: 1 });
    await makeBooking(db, { stay, ...days(13, 14), placedAt: clock.date() });
    await feed.sync();
    expect(await feed.events()).toEqual(['2031-05-12/2031-05-15 conflict']);
  });

  it('is a conflict with a booking that was made after it was read and ignored', async () => {
    const stay = await calendars.makeStay();
    const { db, clock } = calendars.service;
    const feed = await calendars.addFeed(stay);
    await feed.read([{ ...event('reinstated', 10, 12), lines: ['STATUS:CANCELLED'] }]);
    clock.advance({ minutes: 1 });
    await makeBooking(db, { stay, ...days(10, 12), placedAt: clock.date() });
    await feed.read([event('reinstated', 10, 12)]);
    expect(await feed.events()).toEqual(['2031-05-10/2031-05-12 conflict']);
  });
});

describe('an event that a platform replaces by another one', () => {
  const from = (day: number, end: string) => ({ uid: `closed-${day}`, from: `2031-05-${day}`, to: end });

  it('gives its nights to the new one before anybody who waits, and nights that neither has to the first who waits', async () => {
    await calendars.service.db.rows("UPDATE setting SET value = 'true' WHERE key = 'waitlist'");
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    const nights = { check_in: '2031-05-14', check_out: '2031-05-17' };
    await feed.read([from(10, '2031-06-20')]);
    expect((await wait(calendars, stay.slug, nights)).status).toBe(201);
    for (const day of [11, 12, 13]) {
      calendars.service.clock.set(`2031-05-${day}T08:00:00Z`);
      await feed.read([from(day, `2031-06-${day + 10}`)]);
      expect(await calendars.held(stay)).toEqual([`import 2031-05-${day}/2031-06-${day + 10}`]);
      expect(await offersOf(calendars, stay.id)).toEqual([]);
    }
    await feed.read([from(16, '2031-06-24'), { ...from(13, '2031-05-14'), uid: 'short' }]);
    expect(await offersOf(calendars, stay.id)).toEqual([]);
    await feed.read([from(17, '2031-06-24')]);
    expect(await offersOf(calendars, stay.id)).toMatchObject([{ state: 'open', is_held: true }]);
    calendars.service.clock.set('2031-04-01T08:00:00Z');
    await calendars.service.db.rows("UPDATE setting SET value = 'false' WHERE key = 'waitlist'");
  });
});

describe('nights that bookings and imports want at once (9.2)', () => {
  it('have one holder, and no request fails', async () => {
    for (let round = 0; round < trials(3, 2); round += 1) {
      const stay = await calendars.makeStay();
      const feeds = [];
      for (let index = 0; index < 10; index += 1) feeds.push(await calendars.addFeed(stay));
      const other = await calendars.makeStay();
      expect(
        (
          await calendars.host.post('/api/calendar/feeds', {
            stay_id: stay.id,
            name: 'x',
            url: calendars.platform.addressOf('y'),
          })
        ).status,
      ).toBe(422);
      const place = (index: number) =>
        calendars.anonymous
          .with({ 'X-Forwarded-For': `10.${10 + round}.0.${index}` })
          .post(
            '/api/bookings',
            bookingBody({ stay_slug: stay.slug, check_in: '2031-05-10', check_out: '2031-05-14' }),
          );
      const [placed] = await Promise.all([
        Promise.all(Array.from({ length: 40 }, (_, index) => place(index + 1))),
        Promise.all(feeds.map(feed => feed.read([event('a', 10, 14), event('b', 10, 14)]))),
      ]);
      const booked = placed.filter(({ status }) => status === 201).length;
      expect(placed.map(({ status }) => status).filter(status => status !== 201 && status !== 409)).toEqual([]);
      const held = await calendars.held(stay);
      expect(held).toHaveLength(1);
      expect(held[0]).toBe(booked === 1 ? 'booking 2031-05-10/2031-05-14' : 'import 2031-05-10/2031-05-14');
      expect(booked).toBeLessThanOrEqual(1);
      expect(await calendars.held(other)).toEqual([]);
    }
  });
});
