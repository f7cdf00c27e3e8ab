import { PastEvents } from '#services/stays/calendar-feeds/past-events';
import { type Calendars, startCalendars } from './calendars.actors';
import { calendarOf } from './platform';

let calendars: Calendars;
beforeAll(async () => {
  calendars = await startCalendars();
});
afterAll(() => calendars?.close());

const stored = async (feed: { id: number }) => {
  const rows = await calendars.service.db.rows<{ uid: string }>(
    'SELECT uid FROM imported_event WHERE feed_id = $1 ORDER BY uid',
    [feed.id],
  );
  return rows.map(({ uid }) => uid);
};
const deletePast = async (now: string) => {
  calendars.service.clock.set(now);
  await calendars.service.get(PastEvents).delete();
};

it('imported events are deleted with their nights when they are over for more than 30 days', async () => {
  calendars.service.clock.set('2031-04-01T08:00:00Z');
  const stay = await calendars.makeStay();
  const [feed, other] = [await calendars.addFeed(stay), await calendars.addFeed(stay)];
  await feed.read([
    { uid: 'a', from: '2031-05-01', to: '2031-05-10' },
    { uid: 'b', from: '2031-05-09', to: '2031-05-11' },
  ]);
  await other.read([
    { uid: 'covered', from: '2031-05-01', to: '2031-05-10' },
    { uid: 'long', from: '2031-05-08', to: '2031-09-01' },
  ]);
  await deletePast('2031-06-09T08:00:00Z');
  expect([await stored(feed), await stored(other)]).toEqual([
    ['a', 'b'],
    ['covered', 'long'],
  ]);
  await deletePast('2031-06-10T08:00:00Z');
  expect([await stored(feed), await stored(other)]).toEqual([['b'], ['long']]);
  // The event that is not over takes the nights that it shares.
  expect(await calendars.held(stay)).toEqual([
    'import 2031-05-08/2031-05-09',
    'import 2031-05-09/2031-05-10',
    'import 2031-05-10/2031-05-11',
    'import 2031-05-11/2031-09-01',
  ]);
});

it('a file that still has deleted events adds none of them, and one that moves into the future is held', async () => {
  calendars.service.clock.set('2031-04-01T08:00:00Z');
  const stay = await calendars.makeStay();
  const feed = await calendars.addFeed(stay);
  const past = { uid: 'past', from: '2031-05-01', to: '2031-05-03' };
  const next = { uid: 'next', from: '2031-08-01', to: '2031-08-03' };
  await feed.read([past, next]);
  await deletePast('2031-07-01T08:00:00Z');
  await feed.read([past, next]);
  expect(await stored(feed)).toEqual(['next']);
  await feed.read([{ ...past, from: '2031-07-10', to: '2031-07-12' }, next]);
  expect(await calendars.held(stay)).toEqual(['import 2031-07-10/2031-07-12', 'import 2031-08-01/2031-08-03']);
});

it('an event that is deleted while its moved version is read is held all the same', async () => {
  calendars.service.clock.set('2031-04-01T08:00:00Z');
  const stay = await calendars.makeStay();
  const feed = await calendars.addFeed(stay);
  await feed.read([{ uid: 'moved', from: '2031-05-01', to: '2031-05-03' }]);
  calendars.service.clock.set('2031-07-01T08:00:00Z');
  calendars.platform.files.set(feed.path, async () => {
    await calendars.service.get(PastEvents).delete();
    return calendarOf([{ uid: 'moved', from: '2031-07-10', to: '2031-07-12' }]);
  });
  await feed.sync();
  expect(await calendars.held(stay)).toEqual(['import 2031-07-10/2031-07-12']);
});
