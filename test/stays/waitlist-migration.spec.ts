/** @own-database */
import type { Database } from '#kit/database/database';
import { undoUntil } from '../harness/undone-migrations';
import { type Stays, startStays } from './stays';
import { cancelBooking, offersOf, takenNights, wait } from './waitlist.actors';

let stays: Stays;
let db: Database;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
  db = stays.service.db;
  await db.rows(`UPDATE setting SET value = 'true' WHERE key = 'waitlist'`);
});
afterAll(() => stays?.service.close());

const rowsOf = async (...tables: string[]) =>
  Promise.all(tables.map(async table => [table, await db.rows(`SELECT * FROM ${table} ORDER BY 1`)]));
const SHARED = ['waiting_entry', 'waiting_offer', 'waitlist_request', 'held_nights'];

it('entries and offers of the waitlist move to the shared tables and back, and live offers still hold their nights', async () => {
  const { stay, booking, nights } = await takenNights(stays);
  const tokens: string[] = [];
  for (const name of ['left', 'asked', 'next'])
    tokens.push((await wait(stays, stay.slug, { ...nights, email: `${name}@example.com` })).body.data.token as string);
  await stays.anonymous.delete(`/api/waitlist/${tokens[0]}`);
  await cancelBooking(stays.host, booking);
  const full = await takenNights(stays);
  await wait(stays, full.stay.slug, { ...full.nights, email: 'booked@example.com' });
  await db.rows(`UPDATE waiting_entry SET state = 'accepted', ended_at = now() WHERE subject_id = $1`, [full.stay.id]);
  // A later migration, which is taken back too, has the addresses of visitors.
  await db.rows('UPDATE waitlist_request SET visitor_hash = NULL');
  const before = await rowsOf(...SHARED);
  const listed = (await stays.host.get('/api/waitlist')).body.data;

  await undoUntil(db, 'SharedWaitlist1767400093030');
  expect(
    await db.rows(
      `SELECT e.email, e.state, o.state AS offer, held.from_day::text AS held FROM waitlist_entry e
       LEFT JOIN waitlist_offer o ON o.entry_id = e.id LEFT JOIN held_nights held ON held.offer_id = o.id ORDER BY e.id`,
    ),
  ).toEqual([
    { email: 'left@example.com', state: 'left', offer: null, held: null },
    { email: 'asked@example.com', state: 'waiting', offer: 'open', held: nights.check_in },
    { email: 'next@example.com', state: 'waiting', offer: null, held: null },
    { email: 'booked@example.com', state: 'booked', offer: null, held: null },
  ]);
  expect(await db.rows('SELECT FROM waiting_entry')).toEqual([]);
  // Databases of stays did not have the shared tables, whose first migration is older than others of stays.
  await db.rows('DROP TABLE waiting_offer, waiting_entry');
  await db.rows('DELETE FROM schema_migration WHERE name = ANY ($1)', [
    ['WaitingList1767400092300', 'WaitingOffers1767400093010'],
  ]);
  await db.dataSource.runMigrations({ transaction: 'each' });
  expect(await rowsOf(...SHARED)).toEqual(before);
  expect((await stays.host.get('/api/waitlist')).body.data).toEqual(listed);
  await db.rows(
    `DELETE FROM waiting_entry WHERE id IN (SELECT entry_id FROM waitlist_request WHERE email = 'asked@example.com')`,
  );
  expect(await offersOf(stays, stay.id)).toMatchObject([{ email: 'next@example.com', state: 'open', is_held: true }]);
  expect((await wait(stays, full.stay.slug, full.nights)).body.data.position).toBe(1);
});
