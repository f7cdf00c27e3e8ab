import { FeedReader } from '#services/stays/calendar-feeds/feed-reader.service';
import { FeedStorage } from '#services/stays/calendar-feeds/feed-storage';
import { feedThread } from '#services/stays/calendar-feeds/feed-thread';
import { type Calendars, type Feed, startCalendars } from './calendars.actors';
import { makeBooking } from './factories';
import { calendarOf } from './platform';

let calendars: Calendars;
beforeAll(async () => {
  calendars = await startCalendars();
  calendars.service.clock.set('2031-04-01T08:00:00Z');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => calendars?.close());

const event = (uid: string, from: number, to: number) => ({ uid, from: `2031-05-${from}`, to: `2031-05-${to}` });
const six = [10, 12, 14, 16, 18, 20].map(day => event(`e${day}`, day, day + 1));
const rowOf = async ({ id }: Feed) => {
  const [row] = await calendars.service.db.rows<Record<string, unknown>>(
    'SELECT read_at, claimed_until, succeeded_at, error FROM calendar_feed WHERE id = $1',
    [id],
  );
  return row!;
};

describe('a reading that fails by an error of our own', () => {
  it('keeps the state and the nights, and is repeated when the feed is due', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    await feed.read([event('a', 10, 12)]);
    const before = await rowOf(feed);
    jest.spyOn(calendars.service.get(FeedStorage), 'write').mockRejectedValue(new Error('no such column'));
    calendars.platform.files.set(feed.path, calendarOf([event('b', 14, 16)]));
    calendars.service.clock.advance({ minutes: 2 });
    await expect(calendars.service.get(FeedReader).read(feed.id)).rejects.toThrow('no such column');
    const after = await rowOf(feed);
    expect(after).toEqual({ ...before, read_at: after['read_at'] });
    expect(after['read_at']).not.toEqual(before['read_at']);
    expect(await calendars.held(stay)).toEqual(['import 2031-05-10/2031-05-12']);
    jest.restoreAllMocks();
    expect((await feed.sync())['state']).toBe('ok');
    expect(await calendars.held(stay)).toEqual(['import 2031-05-14/2031-05-16']);
  });

  it.each([
    ['the database', () => jest.spyOn(calendars.service.get(FeedStorage), 'write')],
    ['the claim', () => jest.spyOn(calendars.service.get(FeedStorage), 'claim')],
    ['the thread', () => jest.spyOn(feedThread, 'read')],
  ])('in %s leaves no job that was given up, and the next one reads', async (_, spyOn) => {
    const { service, platform } = calendars;
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    platform.files.set(feed.path, calendarOf([event('a', 10, 12)]));
    const broken = spyOn().mockRejectedValue(new DOMException('The operation was aborted', 'AbortError'));
    await service.doJobs();
    expect(broken).toHaveBeenCalled();
    expect(await service.db.rows('SELECT id FROM stays_jobs.jobs WHERE attempts >= max_attempts')).toEqual([]);
    expect(await calendars.held(stay)).toEqual([]);
    jest.restoreAllMocks();
    expect((await feed.sync())['state']).toBe('ok');
    expect(await calendars.held(stay)).toEqual(['import 2031-05-10/2031-05-12']);
  });

  it('leaves a new feed pending', async () => {
    const feed = await calendars.addFeed(await calendars.makeStay());
    jest.spyOn(calendars.service.get(FeedStorage), 'write').mockRejectedValue(new Error('no such column'));
    calendars.platform.files.set(feed.path, calendarOf([event('a', 10, 12)]));
    await expect(calendars.service.get(FeedReader).read(feed.id)).rejects.toThrow('no such column');
    const feeds = (await calendars.host.get('/api/calendar/feeds')).body.data as { id: number; state: string }[];
    expect(feeds.find(({ id }) => id === feed.id)).toMatchObject({ state: 'pending', read_at: expect.any(String) });
  });
});

it.each([
  ['a last day', ['DTSTART;VALUE=DATE:99991231'], '2031-05-12'],
  ['an end in another zone', ['DTSTART:20310512T000000Z', 'DTEND:99991231T230000Z'], '9999-12-31'],
  ['a long duration', ['DTSTART;VALUE=DATE:20310512', 'DURATION:P1000000D'], '4769-04-08'],
  ['a long duration late', ['DTSTART;VALUE=DATE:99990501', 'DURATION:P1000000D'], '9999-12-31'],
])('%s in or after the year 9999 does not stop a feed', async (_, lines, end) => {
  const stay = await calendars.makeStay();
  const feed = await calendars.addFeed(stay);
  const { body } = calendarOf([event('a', 10, 12)]);
  const far = ['BEGIN:VEVENT', 'UID:far', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  calendars.platform.files.set(feed.path, { body: body.replace('END:VCALENDAR', far) });
  expect((await feed.sync())['state']).toBe('ok');
  const held = await calendars.held(stay);
  expect([held[0], held.at(-1)!.slice(-10)]).toEqual(['import 2031-05-10/2031-05-12', end]);
});

describe('a feed that is changed during its reading', () => {
  it.each([
    ['address', (feed: Feed) => ({ url: `${calendars.platform.addressOf(feed.path)}?new` })],
    ['horizon', () => ({ horizon_days: 30 })],
  ])('stores nothing under the other %s', async (_, changeOf) => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    calendars.platform.files.set(feed.path, async () => {
      const { status } = await calendars.host.patch(`/api/calendar/feeds/${feed.id}`, changeOf(feed));
      expect(status).toBe(200);
      return calendarOf([event('former', 10, 12)]);
    });
    expect(await feed.sync()).toMatchObject({ state: 'pending', read_at: null });
    expect(await feed.events()).toEqual([]);
    calendars.platform.files.set(feed.path, calendarOf([event('a', 14, 16)]));
    calendars.platform.files.set(`${feed.path}?new`, calendarOf([event('a', 14, 16)]));
    await calendars.service.get(FeedReader).read(feed.id);
    expect(await feed.events()).toHaveLength(1);
  });
});

it('a foreign reservation with the days of one of ours that was cancelled is held', async () => {
  const stay = await calendars.makeStay();
  const { db } = calendars.service;
  const booking = await makeBooking(db, { stay, checkIn: '2031-05-10', checkOut: '2031-05-13' });
  const feed = await calendars.addFeed(stay);
  await feed.read([event(booking.calendarUid, 10, 13)]);
  await calendars.host.patch(`/api/bookings/manage/${booking.reference}`, { action: 'cancel' });
  await feed.read([event('foreign', 10, 13)]);
  expect(await feed.events()).toEqual(['2031-05-10/2031-05-13 held']);
  await feed.read([event('foreign', 10, 13)]);
  expect(await calendars.held(stay)).toEqual(['import 2031-05-10/2031-05-13']);
});

it('304 to a request without a condition is a failure', async () => {
  const feed = await calendars.addFeed(await calendars.makeStay());
  calendars.platform.files.set(feed.path, { body: '', status: 304 });
  expect(await feed.sync()).toMatchObject({ state: 'failed', error: 'http_304', succeeded_at: null });
});

it('an incomplete file does not delay the release of what the next one lacks again', async () => {
  const stay = await calendars.makeStay();
  const feed = await calendars.addFeed(stay);
  await feed.read(six);
  await feed.read(six.slice(0, 1));
  calendars.service.clock.advance({ minutes: 6 });
  await feed.read([...six.slice(0, 1), { uid: 'unreadable', from: 'soon', to: '2031-05-16' }]);
  expect(await calendars.held(stay)).toHaveLength(6);
  calendars.service.clock.advance({ minutes: 4 });
  await feed.read(six.slice(0, 1));
  expect(await calendars.held(stay)).toHaveLength(1);
});

it('versions of an event with equal keys hold the nights of the longest', async () => {
  const stay = await calendars.makeStay();
  const feed = await calendars.addFeed(stay);
  await feed.read([event('a', 10, 15), event('a', 10, 12)]);
  expect(await calendars.held(stay)).toEqual(['import 2031-05-10/2031-05-15']);
});

describe('an event that is not understood', () => {
  const bad = { uid: 'bad', from: 'soon', to: 'later' };
  const notices = async (feed: Feed) => {
    const { body } = await calendars.host.get('/api/notifications');
    const items = body.data.items as { type: string; title: string; body: string; data: { feed_id: number } }[];
    return items.filter(({ type, data }) => type === 'feed_partly_read' && data.feed_id === feed.id);
  };

  it('is held as far as it is, and counted in the feed with the days that are known', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay, { name: 'Odd platform' });
    const row = await feed.read([
      event('good', 10, 11),
      { ...event('hourly', 12, 14), lines: ['RRULE:FREQ=HOURLY;INTERVAL=24;COUNT=3'] },
      { ...event('endless', 15, 16), to: 'NoneTNone' },
      bad,
      { ...bad, uid: 'fourth' },
    ]);
    expect(row).toMatchObject({
      state: 'ok',
      events: 3,
      unread: 4,
      unread_events: [
        { from: '2031-05-12', to: '2031-05-14', problem: 'rule' },
        { from: '2031-05-15', to: '2031-05-16', problem: 'end' },
        { from: null, to: null, problem: 'start' },
      ],
    });
    expect(await calendars.held(stay)).toEqual([
      'import 2031-05-10/2031-05-11',
      'import 2031-05-12/2031-05-14',
      'import 2031-05-15/2031-05-16',
    ]);
    expect((await notices(feed)).map(({ title }) => title)).toEqual(['Not all of Odd platform is understood']);
  });

  it('is notified again only when the number changes, and not by readings that fail', async () => {
    const feed = await calendars.addFeed(await calendars.makeStay());
    const count = async (events: Parameters<Feed['read']>[0]) => {
      const { unread } = await feed.read(events);
      return [unread, (await notices(feed)).length];
    };
    expect(await count([event('good', 10, 12)])).toEqual([0, 0]);
    expect(await count([event('good', 10, 12), bad])).toEqual([1, 1]);
    expect(await count([event('good', 14, 16), { ...bad, uid: 'other' }])).toEqual([1, 1]);
    calendars.platform.files.set(feed.path, { body: 'no calendar' });
    expect(await feed.sync()).toMatchObject({ state: 'failed', unread: 1 });
    expect(await count([bad, { ...bad, uid: 'other' }])).toEqual([2, 2]);
    expect(await count([])).toEqual([0, 2]);
    expect(await count([bad])).toEqual([1, 3]);
    const address = { url: `${calendars.platform.addressOf(feed.path)}?new` };
    const { body } = await calendars.host.patch(`/api/calendar/feeds/${feed.id}`, address);
    expect(body.data).toMatchObject({ state: 'pending', unread: 0, unread_events: [] });
  });

  it('does not keep those that are missing in two readings, ten minutes apart', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    const [a, b, c] = [event('a', 10, 12), event('b', 14, 16), event('c', 18, 20)];
    await feed.read([a, b, c, bad]);
    await feed.read([a, bad]);
    calendars.service.clock.advance({ minutes: 7 });
    await feed.read([a, c, bad]);
    expect(await calendars.held(stay)).toHaveLength(3);
    calendars.service.clock.advance({ minutes: 3 });
    await feed.read([a, bad]);
    expect(await calendars.held(stay)).toEqual(['import 2031-05-10/2031-05-12', 'import 2031-05-18/2031-05-20']);
    calendars.service.clock.advance({ minutes: 10 });
    await feed.sync();
    expect(await calendars.held(stay)).toEqual(['import 2031-05-10/2031-05-12']);
  });

  it('keeps its own nights of before, for as long as the file has it', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    const weekly = { ...event('weekly', 10, 12), lines: ['RRULE:FREQ=WEEKLY;COUNT=2'] };
    await feed.read([weekly, event('b', 14, 16)]);
    const unread = [
      { ...weekly, lines: ['RRULE:FREQ=HOURLY'] },
      { ...bad, uid: 'b' },
    ];
    await feed.read(unread);
    calendars.service.clock.advance({ minutes: 11 });
    await feed.read(unread);
    expect((await calendars.held(stay)).map(held => held.slice(-21))).toEqual([
      '2031-05-10/2031-05-12',
      '2031-05-14/2031-05-16',
      '2031-05-17/2031-05-19',
    ]);
    expect((await feed.read([]))['unread']).toBe(0);
    calendars.service.clock.advance({ minutes: 11 });
    await feed.sync();
    expect(await calendars.held(stay)).toEqual([]);
  });
});
