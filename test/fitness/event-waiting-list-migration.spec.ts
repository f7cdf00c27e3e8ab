/** @own-database */
import type { Database } from '#kit/database/database';
import { undoUntil } from '../harness/undone-migrations';
import { makeEvent } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';

const EVENTS = '/api/fitness/community/events';

let fitness: Fitness;
let db: Database;
const members: Actor[] = [];
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
  await fitness.setting('event_waiting_list', true);
  for (let index = 0; index < 5; index += 1) members.push(await fitness.member());
  fitness.service.clock.set('2026-05-11T08:00:00Z');
});
afterAll(() => fitness?.service.close());

const statesOf = (eventId: number) =>
  db.rows(
    `SELECT w.person_id, w.state, o.state AS offer, o.until FROM waiting_entry w LEFT JOIN waiting_offer o ON o.entry_id = w.id
     WHERE w.subject_id = $1 ORDER BY w.id`,
    [eventId],
  );
const offered = (eventId: number) => db.row('SELECT offered_count FROM community_event WHERE id = $1', [eventId]);

it('offers of events move to their own table and back, and a live offer still holds its place', async () => {
  const { id, slug } = await makeEvent(db, { capacity: 1 });
  const [holder, first, second, third, left] = members as [Actor, Actor, Actor, Actor, Actor];
  await holder.post(`${EVENTS}/${slug}/attend`);
  for (const member of [first, second, third, left]) await member.post(`${EVENTS}/${slug}/waiting-list`);
  await left.delete(`${EVENTS}/${slug}/waiting-list`);
  await holder.post(`${EVENTS}/${slug}/attend`);
  await first.delete(`${EVENTS}/${slug}/waiting-list`);
  const before = await statesOf(id);
  expect(before).toMatchObject([
    { person_id: first.id, state: 'left', offer: 'declined' },
    { person_id: second.id, state: 'waiting', offer: 'open' },
    { person_id: third.id, state: 'waiting', offer: null },
    { person_id: left.id, state: 'left', offer: null },
  ]);

  await undoUntil(db, 'EventOffersUncounted1767400093000');
  const former =
    'SELECT state, offer_until IS NOT NULL AS "isTimed" FROM waiting_entry WHERE subject_id = $1 ORDER BY id';
  expect(await db.rows(former, [id])).toEqual([
    { state: 'declined', isTimed: true },
    { state: 'offered', isTimed: true },
    { state: 'waiting', isTimed: false },
    { state: 'left', isTimed: false },
  ]);
  expect(await offered(id)).toEqual({ offered_count: 1 });

  await db.dataSource.runMigrations({ transaction: 'each' });
  // An entry whose offer was declined was `declined` before there were offers.
  expect(await statesOf(id)).toEqual([{ ...(before[0] as object), state: 'declined' }, ...before.slice(1)]);
  expect(await offered(id)).toEqual({ offered_count: 1 });
  expect((await second.post(`${EVENTS}/${slug}/waiting-list/accept`)).body.data.joined).toBe(true);
  await second.post(`${EVENTS}/${slug}/attend`);
  expect((await statesOf(id)).at(2)).toMatchObject({ person_id: third.id, offer: 'open' });
  expect(await offered(id)).toEqual({ offered_count: 1 });
});
