import { setTimeout as sleep } from 'node:timers/promises';
import type { Stay } from '#services/stays/stays/stay.entity';
import type { Answer } from '../harness/client';
import { race, statuses } from '../harness/race';
import { trials } from '../harness/trials';
import type { Feed } from './calendars.actors';
import { day, makeBooking } from './factories';
import { calendarOf, type PlatformEvent } from './platform';
import { bookingBody } from './stays';
import { at, stays as calendars } from './two-processes';

let visitors = 0;

/** Bookings of the same nights, each from an address of its own, at both processes in turns. */
const book = async (count: number, stay: Stay, from: number, to: number): Promise<Answer[]> =>
  race(count, async index => {
    visitors += 1;
    const headers = { 'X-Forwarded-For': `10.9.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` };
    const sent = bookingBody({ stay_slug: stay.slug, check_in: day(from), check_out: day(to) });
    return at(calendars.anonymous.with(headers), index).post('/api/bookings', sent);
  });

/** A feed whose first reading, which a process begins by itself, has ended. */
async function emptyFeed(stay: Stay): Promise<Feed> {
  const feed = await calendars.addFeed(stay);
  calendars.platform.files.set(feed.path, calendarOf([]));
  const isIdle = async () =>
    (
      await calendars.service.db.row<{ idle: boolean }>(
        `SELECT read_at IS NOT NULL AND claimed_until IS NULL AND NOT EXISTS (
           SELECT FROM stays_jobs.jobs WHERE task_identifier IN ('poll-calendar-feeds', 'read-calendar-feed')) AS idle
         FROM calendar_feed WHERE id = $1`,
        [feed.id],
      )
    )?.idle;
  while (!(await isIdle())) await sleep(50);
  return feed;
}

const sync = async (feed: Feed, index: number, events: readonly PlatformEvent[]) => {
  calendars.platform.files.set(feed.path, calendarOf(events));
  return at(calendars.host, index).post(`/api/calendar/feeds/${feed.id}/sync`);
};
const event = (uid: string, from: number, to: number): PlatformEvent => ({ uid, from: day(from), to: day(to) });

it('7.4: of 20 overlapping rules of one layer that two processes receive at once, one is stored', async () => {
  const stay = await calendars.makeStay();
  const rule = { name: { en: 'Year end', ar: 'نهاية العام' }, layer: 'season', to: day(90), nightly_rate: 200 };
  const answers = await race(20, async index =>
    at(calendars.host, index).post(`/api/stays/manage/${stay.id}/rates`, { ...rule, from: day(60 + index) }),
  );
  expect(statuses(answers)).toEqual({ 201: 1, 409: 19 });
  expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
    new Set(['rate_overlap']),
  );
  expect((await calendars.host.get(`/api/stays/manage/${stay.id}/rates`)).body.data).toHaveLength(1);
});

it('9.2: 40 bookings and 20 imports of the same nights at once over two processes have one holder', async () => {
  for (let round = 0; round < trials(3); round += 1) {
    const stay = await calendars.makeStay();
    const feeds: Feed[] = [];
    for (let index = 0; index < 10; index += 1) feeds.push(await emptyFeed(stay));
    const [booked, read] = await Promise.all([
      book(40, stay, 30, 34),
      race(10, async index => sync(feeds[index]!, index, [event('a', 30, 34), event('b', 30, 34)])),
    ]);
    expect(statuses(read)).toEqual({ 200: 10 });
    expect(booked.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const held = await calendars.held(stay);
    const hasBooked = booked.some(({ status }) => status === 201);
    expect(held).toEqual([`${hasBooked ? 'booking' : 'import'} ${day(30)}/${day(34)}`]);
    expect(booked.filter(({ status }) => status === 201)).toHaveLength(hasBooked ? 1 : 0);
  }
});

it('9.11: a cancelled booking leaves its nights to the conflicting event, against 40 visitors of both processes', async () => {
  const stay = await calendars.makeStay();
  const booking = await makeBooking(calendars.service.db, { stay, checkIn: day(30), checkOut: day(34) });
  const feed = await emptyFeed(stay);
  await sync(feed, 0, [event('a', 30, 36)]);
  expect(await calendars.held(stay)).toEqual([`booking ${day(30)}/${day(34)}`, `import ${day(34)}/${day(36)}`]);
  const [cancelled, booked] = await Promise.all([
    at(calendars.host, 0).patch(`/api/bookings/manage/${booking.reference}`, { action: 'cancel' }),
    book(40, stay, 30, 34),
  ]);
  expect(cancelled.status).toBe(200);
  expect(statuses(booked)).toEqual({ 409: 40 });
  expect(await calendars.held(stay)).toEqual([`import ${day(30)}/${day(34)}`, `import ${day(34)}/${day(36)}`]);
});

it('a feed that both processes are asked to read at once is read by one', async () => {
  const stay = await calendars.makeStay();
  const feed = await emptyFeed(stay);
  const before = calendars.platform.requests.length;
  let answered = 0;
  let release: () => void;
  const otherAnswered = new Promise<void>(resolve => (release = resolve));
  calendars.platform.files.set(feed.path, async () => {
    await otherAnswered;
    return calendarOf([event('a', 30, 34)]);
  });
  const answers = await race(2, async index => {
    const answer = await at(calendars.host, index).post(`/api/calendar/feeds/${feed.id}/sync`);
    if (++answered === 1) release();
    return answer;
  });
  expect(statuses(answers)).toEqual({ 200: 2 });
  expect(calendars.platform.requests.slice(before)).toEqual([feed.path]);
  expect(await calendars.held(stay)).toEqual([`import ${day(30)}/${day(34)}`]);
});
