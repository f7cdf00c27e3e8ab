import { statementsOf } from '../harness/statements';
import { listen } from '../harness/listening';
import { race } from '../harness/race';
import { closePages } from '../shared/sockets';
import { type Calendars, startCalendars } from './calendars.actors';
import { calendarOf } from './platform';
import { bookingBody } from './stays';

let calendars: Calendars;
beforeAll(async () => {
  calendars = await startCalendars();
  calendars.service.clock.set('2031-04-01T08:00:00Z');
});
afterEach(closePages);
afterAll(() => calendars?.close());

const event = (uid: string, from: number, to: number) => ({ uid, from: `2031-05-${from}`, to: `2031-05-${to}` });
const notices = async (feed: string) => {
  const { body } = await calendars.host.get('/api/notifications');
  const items = body.data.items as { type: string; title: string }[];
  return items.filter(({ title }) => title.includes(feed)).map(({ type }) => type);
};

describe('a feed', () => {
  it('is pending until it is read, and shows only the host and end of its address', async () => {
    const stay = await calendars.makeStay();
    const url = calendars.platform.addressOf('secret/0123456789abcdef.ics');
    const sent = { stay_id: stay.id, name: 'Airbnb', url };
    const { status, body } = await calendars.host.post('/api/calendar/feeds', sent);
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({
        stay_id: stay.id,
        stay_slug: stay.slug,
        name: 'Airbnb',
        address: `${new URL(url).host}…ef.ics`,
        horizon_days: null,
        stop_when_stale: false,
        state: 'pending',
        error: null,
        read_at: null,
        events: 0,
      }),
    ]);
    calendars.platform.files.set('secret/0123456789abcdef.ics', calendarOf([event('a', 10, 12)]));
    await calendars.service.doJobs();
    const [feed] = (await calendars.host.get(`/api/calendar/feeds?stay=${stay.slug}`)).body.data;
    expect(feed).toMatchObject({ state: 'ok', events: 1, read_at: '2031-04-01T08:00:00.000Z' });
    expect(JSON.stringify(feed)).not.toContain('0123456789');
    const changed = await calendars.host.patch(`/api/calendar/feeds/${feed.id}`, { name: 'Vrbo', horizon_days: 30 });
    expect(changed.body.data).toMatchObject({ name: 'Vrbo', horizon_days: 30, state: 'ok' });
    await calendars.service.doJobs();
    expect(await calendars.held(stay)).toEqual([]);
    const moved = await calendars.host.patch(`/api/calendar/feeds/${feed.id}`, { url: `${url}2` });
    expect(moved.body.data).toMatchObject({ state: 'pending' });
  });

  it('needs an address that is its only one of the stay', async () => {
    const stay = await calendars.makeStay();
    const add = (url: string) => calendars.host.post('/api/calendar/feeds', { stay_id: stay.id, name: 'x', url });
    for (const url of ['ftp://calendar.example/a', 'http://user:secret@calendar.example/', 'calendar', 'https://']) {
      const { status, body } = await add(url);
      expect([url, status, Object.keys(body.errors ?? {})]).toEqual([url, 400, ['url']]);
    }
    const answers = await race(8, () => add('webcal://calendar.example/a.ics'));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await add('https://calendar.example/a.ics')).body.code).toBe('feed_exists');
    await calendars.service.db.rows('DELETE FROM calendar_feed WHERE stay_id = $1', [stay.id]);
  });

  it('is one of at most ten of a stay, also when many are added at once', async () => {
    const stay = await calendars.makeStay();
    const answers = await race(14, index =>
      calendars.host.post('/api/calendar/feeds', {
        stay_id: stay.id,
        name: 'x',
        url: `https://calendar.example/${index}`,
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'too_many_feeds')).toHaveLength(4);
    await calendars.service.db.rows('DELETE FROM calendar_feed WHERE stay_id = $1', [stay.id]);
  });

  it('is read twice a minute at most, and once at a time', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    await feed.read([event('a', 10, 12)]);
    const sync = () => calendars.host.post(`/api/calendar/feeds/${feed.id}/sync`);
    calendars.service.clock.advance({ seconds: 61 });
    const before = calendars.platform.requests.length;
    // The reading lasts until the two other calls are answered.
    let answered = 0;
    let release: () => void;
    const othersAnswered = new Promise<void>(resolve => (release = resolve));
    calendars.platform.files.set(feed.path, async () => {
      await othersAnswered;
      return calendarOf([event('a', 10, 12)]);
    });
    const answers = await race(3, async () => {
      const answer = await sync();
      if (++answered === 2) release();
      return answer;
    });
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 429]);
    expect(calendars.platform.requests.length - before).toBe(1);
    expect((await calendars.host.post('/api/calendar/feeds/999999/sync')).status).toBe(404);
  });

  it('is due again after `calendar_poll_minutes`', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    await feed.read([event('a', 10, 12)]);
    const { FeedPolling } = await import('#services/stays/calendar-feeds/feed-polling.service');
    const polling = calendars.service.get(FeedPolling);
    const queued = jest.spyOn(polling, 'enqueueRead');
    const poll = async (minutes: number) => {
      calendars.service.clock.advance({ minutes });
      queued.mockClear();
      await polling.poll();
      return queued.mock.calls.filter(([id]) => id === feed.id).length;
    };
    expect([await poll(29), await poll(1)]).toEqual([0, 1]);
    queued.mockRestore();
  });

  it('costs two statements without a change, and three with up to 100', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    const { FeedReader } = await import('#services/stays/calendar-feeds/feed-reader.service');
    const days = Array.from({ length: 101 }, (_, index) => ({
      uid: `e${index}`,
      from: new Date(Date.UTC(2031, 4, 1 + 2 * index)).toISOString().slice(0, 10),
      to: new Date(Date.UTC(2031, 4, 2 + 2 * index)).toISOString().slice(0, 10),
    }));
    await feed.read([]);
    const statements = async (count: number) => {
      calendars.platform.files.set(feed.path, calendarOf(days.slice(0, count)));
      calendars.service.clock.advance({ minutes: 1 });
      const all = await statementsOf(calendars.service.db, () => calendars.service.get(FeedReader).read(feed.id));
      return all.filter(text => /calendar_feed|imported_event/.test(text)).length;
    };
    expect([await statements(0), await statements(100), await statements(100), await statements(101)]).toEqual([
      2, 3, 2, 3,
    ]);
    expect(await calendars.held(stay)).toHaveLength(101);
  });
});

describe('a stale feed', () => {
  it('with `stop_when_stale` stops quotes and bookings of its stay until it is read again', async () => {
    const [stay, other] = [await calendars.makeStay(), await calendars.makeStay()];
    const feed = await calendars.addFeed(stay, { stop_when_stale: true });
    await calendars.addFeed(other);
    await feed.read([event('a', 10, 12)]);
    const quote = async (slug: string, checkIn = '2031-05-20') => {
      const { body } = await calendars.anonymous.get(`/api/stays/${slug}/quote?checkIn=${checkIn}&checkOut=2031-05-22`);
      return body.data.reason as string | null;
    };
    const book = async () => {
      const sent = bookingBody({ stay_slug: stay.slug, check_in: '2031-05-20', check_out: '2031-05-22' });
      const { status, body } = await calendars.anonymous.post('/api/bookings', sent);
      return `${status} ${body.code ?? ''}`;
    };
    calendars.service.clock.advance({ minutes: 359 });
    expect(await quote(stay.slug)).toBeNull();
    calendars.service.clock.advance({ minutes: 1 });
    expect([await quote(stay.slug), await quote(stay.slug, '2031-05-11')]).toEqual([
      'calendar_stale',
      'calendar_stale',
    ]);
    expect([await quote(other.slug), await book()]).toEqual([null, '422 calendar_stale']);
    await feed.sync();
    expect([await quote(stay.slug), await book()]).toEqual([null, '201 ']);
  });
});

describe('a feed that fails', () => {
  it('is notified at its first failure after a success, and keeps its nights', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay, { name: 'Failing' });
    await feed.read([event('a', 10, 12)]);
    calendars.platform.files.set(feed.path, { body: 'secret content', status: 503 });
    await feed.sync();
    const failed = await feed.sync();
    expect(failed).toMatchObject({ state: 'failed', error: 'http_503', succeeded_at: expect.any(String) });
    expect(await notices('Failing')).toEqual(['feed_failed']);
    expect(await calendars.held(stay)).toHaveLength(1);
    await feed.read([event('a', 10, 12)]);
    calendars.platform.files.delete(feed.path);
    await feed.sync();
    expect(await notices('Failing')).toEqual(['feed_failed', 'feed_failed']);
  });

  it('is stale after `calendar_stale_minutes`, which is notified once, until it is read again', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay, { name: 'Staling' });
    await feed.read([event('a', 10, 12)]);
    calendars.platform.files.delete(feed.path);
    const { FeedPolling } = await import('#services/stays/calendar-feeds/feed-polling.service');
    const state = async () => (await calendars.host.get(`/api/calendar/feeds?stay=${stay.id}`)).body.data[0].state;
    calendars.service.clock.advance({ minutes: 359 });
    await calendars.service.get(FeedPolling).poll();
    expect([await state(), await notices('Staling')]).toEqual(['ok', []]);
    calendars.service.clock.advance({ minutes: 1 });
    expect(await state()).toBe('stale');
    for (let round = 0; round < 3; round += 1) await calendars.service.get(FeedPolling).poll();
    expect(await notices('Staling')).toEqual(['feed_stale']);
    expect((await feed.read([event('a', 10, 12)]))['state']).toBe('ok');
  });
});

it('open pages of staff who see the calendar are told of changed nights', async () => {
  const stay = await calendars.makeStay();
  const feed = await calendars.addFeed(stay);
  const page = await listen(calendars.service, { audience: 'staff', id: calendars.host.id });
  await feed.read([event('a', 10, 12)]);
  await feed.sync();
  const updates = (await page.updates()).filter(([name]) => name === 'calendar:updated');
  expect(updates).toEqual([['calendar:updated', { stay_id: stay.id, feed_id: feed.id, at: expect.any(String) }]]);
});

it('open pages are notified of a stale feed that is read again without a change, and not of the next reading', async () => {
  const { FeedPolling } = await import('#services/stays/calendar-feeds/feed-polling.service');
  for (const isMarked of [true, false]) {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    await feed.read([event('a', 10, 12)]);
    // The service was away: no reading failed.
    calendars.service.clock.advance({ minutes: 361 });
    if (isMarked) await calendars.service.get(FeedPolling).poll();
    const page = await listen(calendars.service, { audience: 'staff', id: calendars.host.id });
    expect(await feed.sync()).toMatchObject({ state: 'ok', error: null });
    await feed.sync();
    const updates = (await page.updates()).filter(([, about]) => (about as { feed_id?: number }).feed_id === feed.id);
    expect(updates).toEqual([['calendar:updated', { stay_id: stay.id, feed_id: feed.id, at: expect.any(String) }]]);
  }
});

it('feeds and addresses are those of staff who may block nights', async () => {
  for (const [method, path] of [
    ['GET', '/api/calendar/feeds'],
    ['POST', '/api/calendar/feeds'],
    ['POST', '/api/calendar/exports'],
    ['GET', '/api/calendar/conflicts'],
  ] as const) {
    expect((await calendars.anonymous.send(method, path, method === 'POST' ? {} : undefined)).status).toBe(401);
  }
});
