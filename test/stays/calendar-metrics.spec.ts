import { FeedPolling } from '#services/stays/calendar-feeds/feed-polling.service';
import { type Calendars, startCalendars } from './calendars.actors';
import { calendarOf } from './platform';

let calendars: Calendars;
beforeAll(async () => {
  calendars = await startCalendars();
  calendars.service.clock.set('2031-04-01T08:00:00Z');
});
afterAll(() => calendars?.close());

/** The metrics of feeds, by name and labels without the service. */
async function metrics(): Promise<Record<string, number>> {
  const page = await (await fetch(`${calendars.service.origin}/metrics`)).text();
  const lines = page.split('\n').filter(line => line.startsWith('calendar_feed') && line.includes('service="stays"'));
  return Object.fromEntries(
    lines.map(line => {
      const [, name, labels, value] = /^(\w+)\{service="stays",?(.*?)\} (\S+)$/.exec(line)!;
      return [`${name} ${labels}`.trim(), Number(value)];
    }),
  );
}
const states = async () => {
  const found = await metrics();
  return ['pending', 'ok', 'failed', 'stale'].map(state => found[`calendar_feeds state="${state}"`]);
};

it('metrics count feeds by state and readings by result, and show the age of the oldest success', async () => {
  expect(await states()).toEqual([0, 0, 0, 0]);
  // Totals of other test files.
  const before = await metrics();
  expect(before).not.toHaveProperty('calendar_feeds_oldest_success_seconds');
  const stay = await calendars.makeStay();
  const [good, bad] = [await calendars.addFeed(stay), await calendars.addFeed(stay)];
  expect(await states()).toEqual([2, 0, 0, 0]);
  await good.read([{ uid: 'a', from: '2031-05-10', to: '2031-05-12' }]);
  calendars.platform.files.set(bad.path, calendarOf([]));
  await bad.sync();
  calendars.platform.files.set(bad.path, { body: 'no calendar' });
  await bad.sync();
  calendars.platform.files.set(bad.path, { body: '', status: 503 });
  await bad.sync();
  expect(await states()).toEqual([0, 1, 1, 0]);
  const found = await metrics();
  const readings = Object.entries(found)
    .map(([name, value]): [string, number] => [name, value - (before[name] ?? 0)])
    .filter(([name, value]) => name.includes('result=') && value > 0);
  expect(Object.fromEntries(readings)).toEqual({
    'calendar_feed_readings_total result="ok"': 2,
    'calendar_feed_readings_total result="not_a_calendar"': 1,
    'calendar_feed_readings_total result="http"': 1,
  });
  expect(Object.keys(found).filter(name => name.includes('result='))).toHaveLength(8);
  expect(found['calendar_feeds_oldest_success_seconds']).toBe(3 * 61);
  expect(found['calendar_feeds_unread_events']).toBe(0);
  await good.read(['a', 'b'].map(uid => ({ uid, from: 'soon', to: 'later' })));
  expect((await metrics())['calendar_feeds_unread_events']).toBe(2);
  calendars.service.clock.advance({ minutes: 359 });
  await good.sync();
  await calendars.service.get(FeedPolling).poll();
  expect(await states()).toEqual([0, 1, 0, 1]);
});
