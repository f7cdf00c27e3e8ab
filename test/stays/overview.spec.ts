import { statementsOf } from '../harness/statements';
import { makeBlock, makeBooking, makeStay } from './factories';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());
beforeEach(async () => {
  const { db, clock } = stays.service;
  for (const table of ['review', 'inquiry', 'booking', 'block']) await db.rows(`DELETE FROM ${table}`);
  await db.rows(`UPDATE stay SET status = 'draft'`);
  await db.rows(`UPDATE stay SET status = 'published' WHERE id = $1`, [stays.stay.id]);
  // Already the 10th in Dubai.
  clock.set('2026-05-09T20:30:00Z');
});

const overview = async () => (await stays.host.get('/api/overview')).body.data;
const series = async () => (await stays.host.get('/api/overview/series')).body.data;
const placed = (instant: string) => ({ placedAt: new Date(instant) });
const references = (rows: { reference: string }[]) => rows.map(({ reference }) => reference);

it('answers zeros, and no gaps, where nothing has happened', async () => {
  await stays.service.db.rows(`UPDATE stay SET status = 'draft'`);
  const month = { month: '2026-05', bookings: 0, revenue: 0, nights: 0, occupancy: 0 };
  expect(await overview()).toEqual({
    date: '2026-05-10',
    timezone: 'Asia/Dubai',
    currency: 'USD',
    cards: {
      ...month,
      previous: { ...month, month: '2026-04' },
      pending_bookings: 0,
      open_inquiries: 0,
      published_stays: 0,
    },
    arrivals: [],
    departures: [],
    pending_bookings: [],
    latest_bookings: [],
    top_stays: [],
    guest_countries: [],
    bookings_by_status: { pending: 0, confirmed: 0, checked_in: 0, completed: 0, cancelled: 0 },
    latest_reviews: [],
    open_inquiries: [],
  });
  const months = await series();
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ ...month, month: '2025-06' });
  expect(months[11]).toEqual(month);
});

it("turns to the next day at the company's midnight", async () => {
  const { db, clock } = stays.service;
  const arriving = await makeBooking(db, { stay: stays.stay, checkIn: '2026-05-10', status: 'confirmed' });
  const leaving = await makeBooking(db, { stay: stays.stay, checkIn: '2026-05-07', status: 'checked_in' });
  const gone = await makeBooking(db, { checkIn: '2026-05-10', status: 'cancelled' });
  await makeBooking(db, { checkIn: '2026-05-11' });
  const today = await overview();
  expect(references(today.arrivals)).toEqual([arriving.reference]);
  expect(references(today.departures)).toEqual([leaving.reference]);
  expect(today.bookings_by_status).toMatchObject({ confirmed: 2, checked_in: 1, cancelled: 1 });
  expect(today.arrivals[0]).toMatchObject({
    status: 'confirmed',
    check_in: '2026-05-10',
    check_out: '2026-05-13',
    nights: 3,
    total: 340,
    stay: { id: stays.stay.id, slug: 'sea-house', title: { en: 'Sea house', ar: 'بيت البحر' } },
  });
  expect(JSON.stringify(today)).not.toContain(arriving.accessToken);
  expect(JSON.stringify(today.arrivals)).not.toContain(gone.reference);

  clock.set('2026-05-09T19:59:59Z');
  expect(await overview()).toMatchObject({ date: '2026-05-09', arrivals: [], departures: [] });
});

it('follows the time zone of the settings', async () => {
  const { db } = stays.service;
  const arriving = await makeBooking(db, { checkIn: '2026-05-09' });
  await stays.owner.patch('/api/settings/timezone', { value: 'America/New_York' });
  expect(await overview()).toMatchObject({ date: '2026-05-09', timezone: 'America/New_York' });
  expect(references((await overview()).arrivals)).toEqual([arriving.reference]);
  await stays.owner.patch('/api/settings/timezone', { value: 'Asia/Dubai' });
});

it('counts a month by its days at the company, and nights in the month they are slept', async () => {
  const { db } = stays.service;
  // The last second of April and the first of May in Dubai.
  await makeBooking(db, { stay: stays.stay, checkIn: '2026-05-30', nights: 4, ...placed('2026-04-30T19:59:59Z') });
  await makeBooking(db, { stay: stays.stay, checkIn: '2026-05-01', nights: 2, ...placed('2026-04-30T20:00:00Z') });
  await makeBooking(db, {
    stay: stays.stay,
    checkIn: '2026-05-20',
    nights: 3,
    status: 'pending',
    paymentStatus: 'unpaid',
    ...placed('2026-05-02T10:00:00Z'),
  });
  await makeBooking(db, {
    stay: stays.stay,
    checkIn: '2026-05-10',
    status: 'cancelled',
    ...placed('2026-05-02T10:00:00Z'),
  });
  const { cards } = await overview();
  // 31 nights of one stay: two of the first booking, two of the second, three of the pending one.
  expect(cards).toMatchObject({
    month: '2026-05',
    bookings: 2,
    revenue: 240,
    nights: 7,
    occupancy: 22.6,
    pending_bookings: 1,
    published_stays: 1,
    previous: { month: '2026-04', bookings: 1, revenue: 440, nights: 0, occupancy: 0 },
  });
  const months = await series();
  expect(cards).toMatchObject(months.at(-1) as object);
  expect(cards.previous).toEqual(months.at(-2));
});

it('leaves blocked nights and drafts out of the nights there are to sell', async () => {
  const { db } = stays.service;
  await makeBooking(db, { stay: stays.stay, checkIn: '2026-05-01', nights: 10 });
  await makeBlock(db, { stayId: stays.stay.id, from: '2026-05-21', to: '2026-06-05' });
  const draft = await makeStay(db, { status: 'draft' });
  await makeBooking(db, { stay: draft, checkIn: '2026-05-01', nights: 10 });
  // 10 of 31 less 11 blocked.
  expect((await overview()).cards).toMatchObject({ nights: 10, occupancy: 50 });
  await makeBlock(db, { stayId: stays.stay.id, from: '2026-04-01', to: '2026-05-01' });
  expect((await series()).at(-2)).toMatchObject({ month: '2026-04', occupancy: 0 });
});

it('shares a booking over the turn of the year between both years', async () => {
  const { db, clock } = stays.service;
  clock.set('2026-01-10T08:00:00Z');
  await makeBooking(db, { stay: stays.stay, checkIn: '2025-12-31', nights: 2, ...placed('2025-12-01T08:00:00Z') });
  const months = await series();
  expect(months.slice(-2)).toMatchObject([
    { month: '2025-12', bookings: 1, revenue: 240, nights: 1 },
    { month: '2026-01', bookings: 0, revenue: 0, nights: 1 },
  ]);
});

it('ranks stays by what they earned, and guests by where their phones are from', async () => {
  const { db } = stays.service;
  const [small, large] = [await makeStay(db, { nightlyRateCents: 5_000 }), await makeStay(db)];
  const made = placed('2026-03-01T08:00:00Z');
  await makeBooking(db, { stay: small, checkIn: '2026-06-01', guestPhone: '+971 50 123 4567', ...made });
  await makeBooking(db, { stay: small, checkIn: '2026-07-01', guestPhone: '00971501234567', ...made });
  await makeBooking(db, { stay: large, checkIn: '2026-06-01', guestPhone: '+1 (212) 555-0142', ...made });
  await makeBooking(db, { stay: large, checkIn: '2026-07-01', nights: 5, guestPhone: '050 123 4567', ...made });
  await makeBooking(db, {
    stay: large,
    checkIn: '2026-08-01',
    status: 'cancelled',
    guestPhone: '+20 100 000 0000',
    ...made,
  });
  await makeBooking(db, { stay: small, checkIn: '2024-08-01', nights: 60, ...placed('2024-06-01T08:00:00Z') });
  const { top_stays, guest_countries } = await overview();
  expect(top_stays).toEqual([
    {
      id: large.id,
      slug: large.slug,
      reference: large.reference,
      title: large.title,
      bookings: 2,
      nights: 8,
      revenue: 880,
    },
    {
      id: small.id,
      slug: small.slug,
      reference: small.reference,
      title: small.title,
      bookings: 2,
      nights: 6,
      revenue: 380,
    },
  ]);
  expect(guest_countries).toEqual([
    { country: 'AE', bookings: 2 },
    { country: 'US', bookings: 1 },
    { country: null, bookings: 1 },
  ]);
});

it('lists what waits and what is new, in a number of statements that does not grow', async () => {
  const { db, clock } = stays.service;
  const one = await statementsOf(db, overview);
  for (let index = 0; index < 12; index++) {
    clock.set(`2026-05-09T20:30:${10 + index}Z`);
    await makeBooking(db, {
      checkIn: `2026-08-${10 + index}`,
      status: 'pending',
      paymentStatus: 'unpaid',
      ...placed(`2026-05-09T20:00:${10 + index}Z`),
    });
    const caller = stays.anonymous.with({ 'X-Forwarded-For': `203.0.113.${index}` });
    const body = {
      name: `Guest ${index}`,
      email: 'a@example.com',
      message: 'A long question',
      client_token: `overview-${index}`,
    };
    expect((await caller.post('/api/inquiries', body)).status).toBe(201);
    const over = await makeBooking(db, {
      stay: stays.stay,
      checkIn: `2026-02-${10 + index}`,
      nights: 1,
      status: 'completed',
      ...placed('2026-01-01T00:00:00Z'),
    });
    const path = `/api/bookings/${over.reference}/review?token=${over.accessToken}`;
    expect((await caller.post(path, { rating: 4, comment: `Opinion ${index} of many` })).status).toBe(201);
  }
  const now = await overview();
  expect(now.cards).toMatchObject({ pending_bookings: 12, open_inquiries: 12 });
  expect(now.pending_bookings.map((booking: { check_in: string }) => booking.check_in)).toEqual(
    Array.from({ length: 10 }, (_, index) => `2026-08-${10 + index}`),
  );
  expect(now.latest_bookings).toHaveLength(10);
  expect(now.latest_bookings[0]).toMatchObject({ check_in: '2026-08-21', status: 'pending' });
  expect(now.latest_reviews.map((review: { comment: string }) => review.comment)).toEqual(
    [11, 10, 9, 8, 7].map(index => `Opinion ${index} of many`),
  );
  expect(now.open_inquiries.map((inquiry: { name: string }) => inquiry.name)).toEqual(
    [11, 10, 9, 8, 7].map(index => `Guest ${index}`),
  );
  expect(await statementsOf(db, overview)).toHaveLength(one.length);
  expect(one.length).toBeLessThanOrEqual(10);
  expect(await statementsOf(db, series)).toHaveLength(3);
});
