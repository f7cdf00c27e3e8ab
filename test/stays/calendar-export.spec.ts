import { maskPath } from '#kit/log/mask';
import { readCalendar } from '#calendars/ical/read-calendar';
import type { Stay } from '#services/stays/stays/stay.entity';
import { spend } from '../harness/spend';
import { trials } from '../harness/trials';
import { type Calendars, startCalendars } from './calendars.actors';
import { makeBlock, makeBooking, makeStay } from './factories';
import { bookingBody } from './stays';

let calendars: Calendars;
beforeAll(async () => {
  calendars = await startCalendars({ TRUST_PROXY: '1' });
  calendars.service.clock.set('2031-04-01T08:00:00Z');
});
afterAll(() => calendars?.close());

/** The path of a new calendar address, below the service. */
async function exportOf(stay: Pick<Stay, 'id'>): Promise<string> {
  const { status, body } = await calendars.host.post('/api/calendar/exports', { stay_id: stay.id });
  expect(status).toBe(201);
  return new URL(body.data.address).pathname.replace('/stays', '');
}
let visitors = 0;
const fetched = (path: string, headers: Record<string, string> = {}) => {
  visitors += 1;
  return calendars.anonymous.with({ 'X-Forwarded-For': `10.20.0.${visitors}`, ...headers }).get(path);
};
async function nightsIn(text: string): Promise<string[]> {
  const file = readCalendar(text, { zone: 'UTC', from: '2031-01-01', limit: '2032-01-01' });
  if (typeof file === 'string') throw new Error(file);
  return file.instances.map(({ firstDay, endDay, summary }) => `${firstDay}/${endDay} ${summary}`);
}

describe('a calendar address', () => {
  it('has 256 random bits, is stored as a hash, and is unknown once it is renewed or ended', async () => {
    const stay = await calendars.makeStay();
    const first = await exportOf(stay);
    expect(maskPath(`/stays${first}`)).toBe('/stays/api/ical/[key].ics');
    expect(first).toMatch(/^\/api\/ical\/qk_cal_[0-9a-f]{64}\.ics$/);
    expect((await fetched(first)).status).toBe(200);
    const stored = await calendars.service.db.rows(
      'SELECT to_jsonb(calendar_export)::text AS row FROM calendar_export',
    );
    expect(JSON.stringify(stored)).not.toContain(first.slice(17, 60));
    const second = await exportOf(stay);
    expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
    expect((await calendars.host.delete('/api/calendar/exports', { stay_id: stay.id })).status).toBe(200);
    expect((await calendars.host.delete('/api/calendar/exports', { stay_id: stay.id })).status).toBe(404);
    expect((await fetched(second)).status).toBe(404);
    expect((await calendars.host.post('/api/calendar/exports', { stay_id: 999_999 })).status).toBe(400);
  });

  it('is read 60 times an hour by one visitor, and wrong ones count as misses', async () => {
    const path = await exportOf(await calendars.makeStay());
    const visitor = calendars.anonymous.with({ 'X-Forwarded-For': '10.21.0.1' });
    const statuses = [];
    for (let time = 0; time < 61; time += 1) statuses.push((await visitor.get(path)).status);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    expect((await fetched(path)).status).toBe(200);
    const guesser = calendars.anonymous.with({ 'X-Forwarded-For': '10.21.0.2' });
    const guesses = [];
    await spend(calendars.service, 'misses', '10.21.0.2', 117);
    for (let time = 0; time < 4; time += 1) guesses.push((await guesser.get('/api/ical/guess.ics')).status);
    expect(guesses).toEqual([404, 404, 404, 429]);
  });
});

describe('an exported calendar', () => {
  it('has certain bookings and blocks from 30 days ago on, and nothing else', async () => {
    const stay = await calendars.makeStay();
    const { db } = calendars.service;
    const add = (status: 'pending' | 'confirmed' | 'checked_in' | 'completed', day: number, values = {}) =>
      makeBooking(db, { stay, status, checkIn: `2031-05-${day}`, checkOut: `2031-05-${day + 1}`, ...values });
    await add('pending', 10);
    await add('pending', 11, { paymentMethod: 'on_arrival', paymentStatus: 'unpaid' });
    await add('confirmed', 12);
    await add('checked_in', 13);
    await add('completed', 14);
    await makeBlock(db, { stayId: stay.id, from: '2031-05-15', to: '2031-05-16' });
    await makeBlock(db, { stayId: stay.id, from: '2031-02-20', to: '2031-03-02' });
    await makeBlock(db, { stayId: stay.id, from: '2031-03-02', to: '2031-03-03' });
    const feed = await calendars.addFeed(stay);
    await feed.read([{ uid: 'imported', from: '2031-05-20', to: '2031-05-22' }]);
    const { text, headers } = await fetched(await exportOf(stay));
    expect(await nightsIn(text)).toEqual([
      '2031-03-02/2031-03-03 Not available',
      '2031-05-11/2031-05-12 Reserved',
      '2031-05-12/2031-05-13 Reserved',
      '2031-05-13/2031-05-14 Reserved',
      '2031-05-15/2031-05-16 Not available',
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=300',
      'content-type': 'text/calendar; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    expect(text.split('\r\n').every(line => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('is equal to the byte while nothing changes, and 304 to who knows it', async () => {
    const stay = await calendars.makeStay();
    const path = await exportOf(stay);
    const empty = await fetched(path);
    expect(empty.text).toContain('BEGIN:VTIMEZONE');
    const block = await makeBlock(calendars.service.db, { stayId: stay.id, from: '2031-05-10', to: '2031-05-12' });
    const [first, second] = [await fetched(path), await fetched(path)];
    expect(second.text).toBe(first.text);
    expect(first.headers['etag']).not.toBe(empty.headers['etag']);
    const known = await fetched(path, { 'If-None-Match': first.headers['etag']! });
    expect([known.status, known.text]).toEqual([304, '']);
    const noted = await calendars.host.put(`/api/availability/blocks/${block.id}`, { note: 'Roof' });
    expect([noted.status, (await fetched(path)).text]).toEqual([200, first.text]);
    await calendars.host.put(`/api/availability/blocks/${block.id}`, { to: '2031-05-14' });
    const { text } = await fetched(path);
    expect(text).toContain('SEQUENCE:1');
    expect(text.match(/UID:\S+/g)).toEqual(first.text.match(/UID:\S+/g));
  });

  it('has no word of a booking (9.10)', async () => {
    const stay = await makeStay(calendars.service.db, { title: { en: 'Titleword', ar: 'كلمةعنوان' } });
    const words = {
      guest_first_name: 'Firstword',
      guest_last_name: 'Lastword\nSUMMARY:Injected',
      guest_email: 'mailword@example.com',
      guest_phone: '+1 212 555 0142',
      special_requests: 'Requestword;,\\',
    };
    const sent = bookingBody({ stay_slug: stay.slug, check_in: '2031-05-10', check_out: '2031-05-14', ...words });
    const { body } = await calendars.anonymous.with({ 'X-Forwarded-For': '10.22.0.1' }).post('/api/bookings', sent);
    await makeBlock(calendars.service.db, { stayId: stay.id, from: '2031-06-01', to: '2031-06-02', note: 'Noteword' });
    const { text } = await fetched(await exportOf(stay));
    expect(await nightsIn(text)).toHaveLength(2);
    const secrets = [
      'word',
      'كلمة',
      'Injected',
      '555',
      '440',
      '400',
      stay.slug,
      stay.reference,
      'localhost',
      '127.0.0.1',
      body.data.reference,
      body.data.access_token,
      'BLK-',
      'BKG-',
      'maintenance',
      'example',
    ];
    // The digits of an amount can be those of an id or of the moment of the export.
    const withoutUids = text.replace(/^(?:UID|DTSTAMP|LAST-MODIFIED):.*$/gm, '');
    expect(secrets.filter(secret => withoutUids.includes(String(secret)))).toEqual([]);
    expect(
      text
        .match(/^[A-Z-]+/gm)!
        .filter((name, index, all) => all.indexOf(name) === index)
        .sort(),
    ).toEqual([
      'BEGIN',
      'CALSCALE',
      'DTEND',
      'DTSTAMP',
      'DTSTART',
      'END',
      'LAST-MODIFIED',
      'METHOD',
      'PRODID',
      'SEQUENCE',
      'SUMMARY',
      'TRANSP',
      'UID',
      'VERSION',
    ]);
  });
});

it('two installations that read each other round after round keep every event as it is (9.1)', async () => {
  const { db, clock } = calendars.service;
  const [here, there] = [await calendars.makeStay(), await calendars.makeStay()];
  const paths = new Map([
    [here.id, await exportOf(here)],
    [there.id, await exportOf(there)],
  ]);
  const feeds = new Map([
    [here.id, await calendars.addFeed(here)],
    [there.id, await calendars.addFeed(there)],
  ]);
  const own = await makeBooking(db, { stay: here, checkIn: '2031-05-10', checkOut: '2031-05-13' });
  await makeBlock(db, { stayId: here.id, from: '2031-05-13', to: '2031-05-15' });
  await makeBooking(db, { stay: there, checkIn: '2031-06-01', checkOut: '2031-06-04' });
  const expected = {
    here: ['booking 2031-05-10/2031-05-13', 'block 2031-05-13/2031-05-15', 'import 2031-06-01/2031-06-04'],
    there: ['import 2031-05-10/2031-05-13', 'import 2031-05-13/2031-05-15', 'booking 2031-06-01/2031-06-04'],
  };
  const exchange = async (from: Stay, to: Stay) => {
    const { text } = await fetched(paths.get(from.id)!);
    // The two are one database here: another one knows no UID of this one.
    calendars.platform.files.set(feeds.get(to.id)!.path, { body: text.replace(/^UID:/gm, 'UID:x') });
    await feeds.get(to.id)!.sync();
  };
  for (let round = 0; round < trials(20, 4); round += 1) {
    await exchange(here, there);
    await exchange(there, here);
    clock.advance({ minutes: 30 });
    expect({ here: await calendars.held(here), there: await calendars.held(there) }).toEqual(expected);
  }
  await calendars.host.patch(`/api/bookings/manage/${own.reference}`, { action: 'cancel' });
  await exchange(here, there);
  expect(await calendars.held(there)).toEqual(expected.there.slice(1));
});
