import { type Calendars, startCalendars } from './calendars.actors';
import { makeBlock, makeBooking } from './factories';

let calendars: Calendars;
beforeAll(async () => {
  calendars = await startCalendars();
  calendars.service.clock.set('2031-04-01T08:00:00Z');
});
afterAll(() => calendars?.close());

const event = (uid: string, from: number, to: number) => ({ uid, from: `2031-05-${from}`, to: `2031-05-${to}` });

describe('an imported event', () => {
  it('from 10 to 15 beside an import from 12 to 20 holds 10 to 12 (9.3)', async () => {
    const stay = await calendars.makeStay();
    const first = await calendars.addFeed(stay);
    const second = await calendars.addFeed(stay);
    await first.read([event('a', 12, 20)]);
    await second.read([event('b', 10, 15), event('c', 13, 18)]);
    expect(await calendars.held(stay)).toEqual(['import 2031-05-10/2031-05-12', 'import 2031-05-12/2031-05-20']);
    expect(await second.events()).toEqual(['2031-05-10/2031-05-15 held', '2031-05-13/2031-05-18 covered']);
    await first.read([]);
    expect(await calendars.held(stay)).toEqual([
      'import 2031-05-10/2031-05-12',
      'import 2031-05-12/2031-05-15',
      'import 2031-05-15/2031-05-18',
    ]);
  });

  it('keeps its nights from being booked, and staff see by what', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    await feed.read([event('a', 10, 15)]);
    const quote = await calendars.anonymous.get(`/api/stays/${stay.slug}/quote?checkIn=2031-05-14&checkOut=2031-05-16`);
    expect(quote.body.data).toMatchObject({ available: false, reason: 'taken' });
    const block = { stay_id: stay.id, from: '2031-05-14', to: '2031-05-16' };
    const refused = await calendars.host.post('/api/availability/blocks', block);
    expect([refused.status, refused.body.details]).toEqual([409, { held_by: 'import', reference: `FEED-${feed.id}` }]);
    const month = await calendars.host.get(`/api/calendar?month=2031-05&stay=${stay.id}`);
    expect(month.body.data.stays[0].imported).toEqual([
      { id: expect.any(Number), feed_id: feed.id, feed: expect.any(String), from: '2031-05-10', to: '2031-05-15' },
    ]);
  });

  it('moves, shrinks, and goes with its feed', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    await feed.read([event('a', 10, 15)]);
    await feed.read([event('a', 12, 17)]);
    expect(await calendars.held(stay)).toEqual(['import 2031-05-12/2031-05-17']);
    await feed.read([event('a', 13, 14)]);
    expect(await calendars.held(stay)).toEqual(['import 2031-05-13/2031-05-14']);
    await calendars.host.delete(`/api/calendar/feeds/${feed.id}`);
    expect(await calendars.held(stay)).toEqual([]);
  });

  it('holds nothing when it is cancelled, free, over or begins beyond the horizon', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay, { horizon_days: 40 });
    await feed.read([
      { ...event('cancelled', 10, 11), lines: ['STATUS:CANCELLED'] },
      { ...event('free', 11, 12), lines: ['TRANSP:TRANSPARENT'] },
      { uid: 'over', from: '2031-03-20', to: '2031-04-01' },
      event('at-the-horizon', 11, 13),
      event('beyond', 12, 14),
    ]);
    expect(await calendars.held(stay)).toEqual(['import 2031-05-11/2031-05-13']);
    const ghost = { uid: 'ghost', from: '2031-05-20', to: '2032-01-01' };
    await feed.read([event('at-the-horizon', 11, 13), ghost]);
    await feed.read([event('at-the-horizon', 11, 13), { ...ghost, from: '2031-05-21' }]);
    expect(await calendars.held(stay)).toEqual(['import 2031-05-11/2031-05-13']);
    calendars.service.clock.advance({ hours: 24 * 11 });
    await feed.sync();
    expect(await calendars.held(stay)).toEqual(['import 2031-05-11/2031-05-13', 'import 2031-05-21/2032-01-01']);
    calendars.service.clock.set('2031-04-01T08:00:00Z');
  });

  it('is expanded when it recurs', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    await feed.read([
      { ...event('weekly', 10, 12), lines: ['RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20310517'] },
    ]);
    expect(await calendars.held(stay)).toEqual(['import 2031-05-10/2031-05-12', 'import 2031-05-24/2031-05-26']);
  });
});

describe('a file', () => {
  const six = [10, 12, 14, 16, 18, 20].map(day => event(`e${day}`, day, day + 1));

  it('that lacks one of six events releases it at once, one that lacks five only at the second reading (9.8)', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    await feed.read(six);
    await feed.read(six.slice(1));
    expect(await calendars.held(stay)).toHaveLength(5);
    await feed.read(six);
    await feed.read(six.slice(0, 1));
    expect(await calendars.held(stay)).toHaveLength(6);
    calendars.service.clock.advance({ minutes: 5 });
    await feed.sync();
    expect(await calendars.held(stay)).toHaveLength(6);
    calendars.service.clock.advance({ minutes: 6 });
    await feed.sync();
    expect(await calendars.held(stay)).toHaveLength(1);
  });

  it('that lacks events once and has them again releases nothing', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    await feed.read(six);
    await feed.read([]);
    calendars.service.clock.advance({ minutes: 11 });
    await feed.read(six);
    await feed.read([]);
    expect(await calendars.held(stay)).toHaveLength(6);
  });

  it('with new UIDs each time changes no row (9.9)', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    const rows = () =>
      calendars.service.db.rows(
        `SELECT to_jsonb(e) AS event, (SELECT jsonb_agg(to_jsonb(held) ORDER BY held.id) FROM held_nights held WHERE held.event_id = e.id) AS held
         FROM imported_event e WHERE feed_id = $1 ORDER BY id`,
        [feed.id],
      );
    await feed.read(six);
    const before = await rows();
    for (let round = 1; round <= 5; round += 1) {
      await feed.read(six.map(({ uid, ...days }) => ({ uid: `${uid}-${round}`, ...days })).reverse());
      expect(await rows()).toEqual(before);
    }
  });

  it('with one UID for several events keeps them apart', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    await feed.read(six.map(days => ({ ...days, uid: 'same' })));
    expect(await calendars.held(stay)).toHaveLength(6);
    await feed.read(six.slice(0, 5).map(days => ({ ...days, uid: 'same' })));
    expect(await calendars.held(stay)).toHaveLength(5);
  });

  it('that cannot be read, is empty or is incomplete releases nothing', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    const { files } = calendars.platform;
    await feed.read([event('a', 10, 12), event('b', 14, 16)]);
    const errors = [];
    for (const file of [
      { body: '' },
      { body: 'Sorry' },
      { body: '', status: 500 },
      { body: 'x'.repeat(5 * 2 ** 20 + 1) },
    ]) {
      files.set(feed.path, file);
      const { state, error } = await feed.sync();
      errors.push([state, error].join(' '));
    }
    files.delete(feed.path);
    errors.push((await feed.sync())['error']);
    expect(errors).toEqual([
      'failed not_a_calendar',
      'failed not_a_calendar',
      'failed http_500',
      'failed too_large',
      'http_404',
    ]);
    await feed.read([event('a', 10, 12), { uid: 'b', from: 'soon', to: '2031-05-16' }]);
    expect(await calendars.held(stay)).toHaveLength(2);
    expect((await feed.read([event('a', 10, 12)]))['state']).toBe('ok');
    expect(await calendars.held(stay)).toHaveLength(1);
  });

  it('is not read again while it has not changed', async () => {
    const stay = await calendars.makeStay();
    const feed = await calendars.addFeed(stay);
    const conditions: unknown[] = [];
    await feed.read([event('a', 10, 12)]);
    const { body } = calendars.platform.files.get(feed.path) as { body: string };
    calendars.platform.files.set(feed.path, ({ headers }) => {
      conditions.push(headers['if-none-match']);
      const isKnown = headers['if-none-match'] === '"1"';
      return { body: isKnown ? '' : body, status: isKnown ? 304 : 200, headers: { ETag: '"1"' } };
    });
    for (let round = 0; round < 3; round += 1) expect((await feed.sync())['state']).toBe('ok');
    calendars.service.clock.advance({ hours: 24 });
    await feed.sync();
    expect(conditions).toEqual([undefined, '"1"', '"1"', undefined]);
    expect(await calendars.held(stay)).toEqual(['import 2031-05-10/2031-05-12']);
    calendars.service.clock.set('2031-04-01T08:00:00Z');
  });
});

describe('our own events', () => {
  it('are ignored by their UID, and an echo by their days', async () => {
    const stay = await calendars.makeStay();
    const { db } = calendars.service;
    const booking = await makeBooking(db, { stay, checkIn: '2031-05-10', checkOut: '2031-05-13' });
    const block = await makeBlock(db, { stayId: stay.id, from: '2031-05-20', to: '2031-05-22' });
    const feed = await calendars.addFeed(stay);
    await feed.read([
      event(booking.calendarUid, 11, 14),
      { ...event('copy', 10, 13), summary: 'Airbnb (Not available)' },
      event(block.calendarUid.toUpperCase(), 20, 22),
      event('copy-of-block', 20, 22),
    ]);
    expect((await feed.events()).sort()).toEqual([
      '2031-05-10/2031-05-13 echo',
      '2031-05-11/2031-05-14 ignored',
      '2031-05-20/2031-05-22 echo',
      '2031-05-20/2031-05-22 ignored',
    ]);
    expect((await calendars.host.get(`/api/calendar/conflicts?stay=${stay.id}`)).body.data).toEqual([]);
    expect(await calendars.held(stay)).toEqual(['booking 2031-05-10/2031-05-13', 'block 2031-05-20/2031-05-22']);
  });

  it('of an unpaid hold are no echo, because no other calendar knows of it', async () => {
    const stay = await calendars.makeStay();
    await makeBooking(calendars.service.db, { stay, status: 'pending', checkIn: '2031-05-10', checkOut: '2031-05-13' });
    const feed = await calendars.addFeed(stay);
    await feed.read([event('other', 10, 13)]);
    expect(await feed.events()).toEqual(['2031-05-10/2031-05-13 conflict']);
  });

  it('of a stay under way are an echo when the platform lets them begin today, under a new UID every day', async () => {
    const stay = await calendars.makeStay();
    const { clock, db } = calendars.service;
    await makeBooking(db, { stay, checkIn: '2031-05-10', checkOut: '2031-05-16' });
    const feed = await calendars.addFeed(stay);
    const other = { uid: 'other-9', from: '2031-05-16', to: '2031-05-22' };
    await feed.read([event('ours-10', 10, 16), other]);
    const rows = () => db.rows('SELECT * FROM imported_event WHERE feed_id = $1 ORDER BY id', [feed.id]);
    const before = await rows();
    for (let day = 11; day < 22; day += 1) {
      clock.set(`2031-05-${day}T08:00:00Z`);
      const late = day - 1; // the platform may be in a zone where it is still yesterday
      await feed.read([
        ...(day < 16 ? [event(`ours-${late}`, late, 16)] : []),
        { ...other, uid: `other-${Math.max(16, late)}`, from: `2031-05-${Math.max(16, late)}` },
      ]);
      expect(await rows()).toEqual(before);
      expect((await calendars.host.get(`/api/calendar/conflicts?stay=${stay.id}`)).body.data).toEqual([]);
    }
    const late = await calendars.addFeed(stay);
    clock.set('2031-05-13T08:00:00Z');
    await late.read([event('trimmed', 13, 16), event('longer', 13, 17)]);
    expect((await late.events()).sort()).toEqual(['2031-05-13/2031-05-16 echo', '2031-05-13/2031-05-17 conflict']);
    clock.set('2031-04-01T08:00:00Z');
  });
});
