import { seedStaysDemo } from '#seeds/stays/demo';
import { drawHouse } from '#seeds/drawing/houses';
import { LIGHTS } from '#seeds/drawing/light';
import { DOOR_FRAME } from '#seeds/drawing/openings';
import { Passwords } from '#kit/access/passwords';
import { createStorage } from '#media/media.module';
import { stays } from '#services/stays/stays';
import { startService, type TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { withDrawings } from '../harness/drawings';

const NOW = '2026-05-09T20:30:00Z';
const TODAY = '2026-05-10';

let service: TestService;
let owner: Client;
let host: Client;

const signIn = async (email: string): Promise<Client> => {
  const answer = await service.anonymous.post('/api/auth/login', { email, password: 'demo-password' });
  return service.anonymous.as(answer.body.data.access_token as string);
};

beforeAll(async () => {
  service = await startService(stays);
  service.clock.set(NOW);
  const { db, clock, configuration } = service;
  const { definition } = stays;
  const storage = createStorage(definition, configuration);
  const seeding = { definition, configuration, db, passwords: service.get(Passwords), storage, clock };
  await withDrawings(configuration, ['stays'], () => db.transaction(() => seedStaysDemo(seeding)));
  owner = await signIn('owner@stays.example');
  host = await signIn('host@stays.example');
});
afterAll(() => service?.close());

const rows = <Row>(statement: string) => service.db.rows<Row>(statement);

it('has the accounts it tells of, each in its role', async () => {
  const roles = async (client: Client) =>
    ((await client.get('/api/auth/me')).body.data.roles as { name: string }[]).map(({ name }) => name);
  expect(await roles(owner)).toEqual(['Super Admin']);
  expect(await roles(host)).toEqual(['Host']);
});

it('has fourteen published stays in five destinations, in both languages and with pictures that are there', async () => {
  const found = await rows<{ slug: string; destination_id: number; texts: string[]; media: { url: string }[] }>(
    `SELECT slug, destination_id, media, ARRAY[title ->> 'en', title ->> 'ar', short_description ->> 'ar',
       description ->> 'ar', location_hint ->> 'ar'] AS texts
     FROM stay WHERE status = 'published'`,
  );
  expect(found).toHaveLength(14);
  expect(new Set(found.map(stay => stay.destination_id)).size).toBe(5);
  expect(found.flatMap(stay => stay.texts).filter(text => text === '')).toEqual([]);
  for (const stay of found) expect(stay.media.length).toBeGreaterThanOrEqual(3);
  const urls = found.flatMap(stay => stay.media.map(({ url }) => url));
  expect(new Set(urls).size).toBe(urls.length);
  const picture = await service.anonymous.get(new URL(urls[0]!, service.origin).pathname.replace('/stays', ''));
  expect(picture.status).toBe(200);
  expect(picture.headers['content-type']).toBe('image/jpeg');
});

it('has bookings of every status and of every way to pay, over a year and the coming months', async () => {
  const counted = await rows<{ status: string; total: number }>(
    'SELECT status, count(*) AS total FROM booking GROUP BY status',
  );
  const total = Object.fromEntries(counted.map(row => [row.status, row.total]));
  expect(Object.keys(total).sort()).toEqual(['cancelled', 'checked_in', 'completed', 'confirmed', 'pending']);
  expect(total['completed']).toBeGreaterThan(300);
  expect(total['pending']).toBeGreaterThanOrEqual(3);
  const months = await rows<{ month: string }>(
    `SELECT DISTINCT to_char(check_in, 'YYYY-MM') AS month FROM booking WHERE status <> 'cancelled' ORDER BY 1`,
  );
  expect(months.length).toBeGreaterThanOrEqual(15);
  expect(await rows('SELECT DISTINCT payment_method FROM booking')).toHaveLength(3);
});

it('has statuses that agree with the calendar, and timelines that lead to them', async () => {
  const strange = await rows(
    `SELECT reference, status, check_in, check_out FROM booking
     WHERE CASE status
       WHEN 'completed' THEN check_out >= '${TODAY}'
       WHEN 'checked_in' THEN check_in > '${TODAY}' OR check_out < '${TODAY}'
       WHEN 'pending' THEN check_in < '${TODAY}' OR payment_method <> 'on_arrival'
       WHEN 'confirmed' THEN check_in < '${TODAY}'
       ELSE false END
       OR placed_at > '${NOW}' OR placed_at > updated_at`,
  );
  expect(strange).toEqual([]);
  const unsteady = await rows(
    `SELECT b.reference FROM booking b JOIN LATERAL (
       SELECT array_agg(e.status ORDER BY e.id) AS steps, array_agg(e.at ORDER BY e.id) AS times,
         array_agg(e.at ORDER BY e.at, e.id) AS sorted
       FROM booking_event e WHERE e.booking_id = b.id) t ON true
     WHERE t.steps IS NULL OR t.steps[array_upper(t.steps, 1)] <> b.status OR t.times <> t.sorted
       OR t.times[array_upper(t.times, 1)] > '${NOW}'`,
  );
  expect(unsteady).toEqual([]);
});

it('holds the nights of every booking that is not cancelled, and no others', async () => {
  const held = await rows(
    `SELECT b.reference FROM booking b FULL JOIN held_nights h ON h.booking_id = b.id
     WHERE h.block_id IS NULL AND (b.status <> 'cancelled') IS DISTINCT FROM
       (h.from_day = b.check_in AND h.to_day = b.check_out AND h.stay_id = b.stay_id AND h.expires_at IS NULL)
       AND NOT (b.status = 'cancelled' AND h.id IS NULL)`,
  );
  expect(held).toEqual([]);
  expect((await rows('SELECT id FROM block')).length).toBeGreaterThanOrEqual(5);
});

it('has reviews of completed bookings only, which the stays know of', async () => {
  const [reviewed] = await rows<{ reviews: number; hidden: number; strange: number; languages: number }>(
    `SELECT count(*) AS reviews, count(*) FILTER (WHERE r.status = 'hidden') AS hidden,
       count(*) FILTER (WHERE b.status <> 'completed' OR b.reviewed_at IS NULL OR r.created_at > '${NOW}') AS strange,
       count(DISTINCT b.locale) AS languages
     FROM review r JOIN booking b ON b.id = r.booking_id`,
  );
  expect(reviewed).toMatchObject({ strange: 0, languages: 2 });
  expect(reviewed!.reviews).toBeGreaterThan(100);
  expect(reviewed!.hidden).toBeGreaterThan(0);
  const { data } = (await service.anonymous.get('/api/stays/falaj-cottage/reviews')).body;
  expect(data.total).toBeGreaterThan(8);
  expect(data.average).toBeGreaterThan(4);
});

it('has no comment twice at a stay, none about things or company that it has not, over many months', async () => {
  const reviews = await rows<{ comment: string; slug: string; guests: number; amenities: string[]; sleeps: number }>(
    `SELECT r.comment, s.slug, b.guests, s.amenities, s.max_guests AS sleeps FROM review r JOIN booking b ON b.id = r.booking_id
     JOIN stay s ON s.id = r.stay_id ORDER BY r.created_at DESC`,
  );
  const slugs = new Set(reviews.map(({ slug }) => slug));
  expect(slugs.size).toBe(14);
  for (const each of slugs) {
    const found = reviews.filter(({ slug }) => slug === each);
    expect(found.length).toBeGreaterThan(5);
    expect(new Set(found.map(({ comment }) => comment)).size).toBe(found.length);
  }
  const latest = reviews.slice(0, 10).map(({ comment }) => comment);
  expect(new Set(latest).size).toBe(10);
  const strange = reviews.filter(
    ({ comment, guests, amenities, sleeps }) =>
      (/children|grandparents|الأطفال/.test(comment) && (guests < 3 || sleeps < 4)) ||
      (/two families/i.test(comment) && sleeps < 8) ||
      (/just the two of us|couple|لشخصين/i.test(comment) && (guests !== 2 || sleeps > 4)) ||
      (/pool|المسبح/i.test(comment) && !amenities.includes('pool')),
  );
  expect(strange).toEqual([]);
  const months = await rows(`SELECT DISTINCT date_trunc('month', created_at) FROM review`);
  expect(months.length).toBeGreaterThanOrEqual(10);
});

it('gives the overview something to tell', async () => {
  const { data } = (await host.get('/api/overview')).body;
  expect(data).toMatchObject({ date: TODAY, timezone: 'Asia/Dubai' });
  expect(data.cards.bookings).toBeGreaterThan(5);
  expect(data.cards.revenue).toBeGreaterThan(1000);
  expect(data.cards.occupancy).toBeGreaterThan(20);
  for (const list of ['arrivals', 'departures', 'pending_bookings', 'latest_bookings', 'open_inquiries'] as const)
    expect(data[list].length).toBeGreaterThan(1);
  expect(data.top_stays).toHaveLength(5);
  expect(data.latest_reviews).toHaveLength(5);
  expect(data.guest_countries.length).toBeGreaterThan(8);
  const months = (await host.get('/api/overview/series')).body.data as { bookings: number; occupancy: number }[];
  expect(months).toHaveLength(12);
  for (const month of months) {
    expect(month.bookings).toBeGreaterThan(5);
    expect(month.bookings).toBeLessThan(95);
    expect(month.occupancy).toBeGreaterThan(20);
    expect(month.occupancy).toBeLessThan(95);
  }
});

it('answers questions in both languages, and has some of its own', async () => {
  expect((await service.anonymous.get('/api/faq')).body.data.length).toBeGreaterThanOrEqual(6);
  expect((await owner.get('/api/faq/manage')).body.data.length).toBeGreaterThanOrEqual(7);
  const { data } = (await host.get('/api/inquiries')).body;
  expect(data.counts).toMatchObject({ all: 10 });
  expect(Math.min(...Object.values(data.counts as Record<string, number>))).toBeGreaterThan(0);
});

it('has told the team what came in last, newest first', async () => {
  for (const staff of [owner, host.inArabic()]) {
    const { items, unread_count } = (await staff.get('/api/notifications')).body.data;
    expect(unread_count).toBe(6);
    const times = (items as { created_at: string }[]).map(item => item.created_at);
    expect(times).toEqual([...times].sort().toReversed());
    for (const { title, body } of items as { title: string; body: string }[]) {
      expect(`${title} ${body}`).not.toMatch(/notifications\.|\{\{/);
    }
  }
});

it('puts stays that are there on the home page', async () => {
  const { data } = (await service.anonymous.get('/api/settings/public')).body;
  const published = (await rows<{ reference: string }>(`SELECT reference FROM stay WHERE status = 'published'`)).map(
    ({ reference }) => reference,
  );
  expect(data.home_featured_references.length).toBeGreaterThanOrEqual(3);
  expect(published).toEqual(expect.arrayContaining(data.home_featured_references as string[]));
  expect(published).toContain(data.home_hero_stay_reference);
});

it('names bookings as others are named, each with a secret of its own', async () => {
  const [first] = await rows<{ reference: string; access_token: string }>(
    `SELECT reference, access_token FROM booking WHERE stay_slug = 'creek-harbour-loft' ORDER BY check_in LIMIT 1`,
  );
  expect(first!.reference).toMatch(/^BKG-[2-9A-Z]{10}$/);
  expect(Buffer.from(first!.access_token, 'base64url')).toHaveLength(32);
  const [distinct] = await rows<{ all_of_them: number; tokens: number }>(
    'SELECT count(*) AS all_of_them, count(DISTINCT access_token) AS tokens FROM booking',
  );
  expect(distinct!.tokens).toBe(distinct!.all_of_them);
});

it('draws houses apart from one another, whose doors cut no window', () => {
  const kinds = ['tower', 'mid-rise', 'villa', 'row', 'cabin', 'chalet', 'cottage', 'loft'] as const;
  const drawings = kinds.flatMap(kind =>
    [0, 1, 2, 3, 4, 5].map(form => drawHouse({ seed: `${kind} ${form}`, kind, around: 'park', hour: 'noon', form })),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(drawHouse({ seed: 'tower 0', kind: 'tower', around: 'park', hour: 'noon', form: 0 })).toBe(drawings[0]);
  const frames = drawings.map((drawn, index) => {
    const boxes = (fill: string) =>
      [...drawn.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"[^>]*fill="([^"]+)"/g)]
        .filter(([, , , , , found]) => found === fill)
        .map(([, ...box]) => box.map(Number) as [number, number, number, number]);
    const doors = boxes(DOOR_FRAME);
    const cut = boxes(LIGHTS.noon.glass).filter(([x, y, width, height]) =>
      doors.some(
        ([left, top, wide, high]) => x < left + wide && left < x + width && y < top + high && top < y + height,
      ),
    );
    expect([kinds[Math.floor(index / 6)], cut]).toEqual([kinds[Math.floor(index / 6)], []]);
    return doors.length;
  });
  expect(Math.max(...frames)).toBeGreaterThan(2);
});

it('has no two neighboring reviews by one guest, in the list of all and in that of a stay', async () => {
  const rows = await service.db.rows<{ stay: number; guest: string }>(
    `SELECT r.stay_id AS stay, b.guest_email AS guest FROM review r JOIN booking b ON b.id = r.booking_id
     WHERE r.status = 'published' ORDER BY r.created_at, r.id`,
  );
  const stayIds = [...new Set(rows.map(({ stay }) => stay))];
  const lists = [rows, ...stayIds.map(id => rows.filter(({ stay }) => stay === id))];
  const repeated = lists.flatMap(list => list.filter(({ guest }, index) => list[index - 1]?.guest === guest));
  expect(repeated).toEqual([]);
});
