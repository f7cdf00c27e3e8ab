import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import { settings } from '#shared/settings/settings.feature';
import { CapacityWaitlists, type CapacitySubject } from '#shared/waiting-list/capacity-waitlists';
import { waitingList } from '#shared/waiting-list/waiting-list.feature';
import { WaitingLists } from '#shared/waiting-list/waiting-lists';
import type { SentOffer, SettledSubject, UnsentOffer } from '#shared/waiting-list/waiting-subject';
import { race } from '../harness/race';
import { type SmallService, startSmallServices } from './small-service';
import { waitingSubjectFiles } from './waiting-subject-files';

const NOW = '2026-05-11T08:00:00Z';
const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

/** Classes with seats that are counted, and rooms that one entry holds with a row. */
class Subjects2026112900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_class (id integer PRIMARY KEY, capacity integer NOT NULL, seats_taken integer NOT NULL DEFAULT 0,
        seats_offered integer NOT NULL DEFAULT 0, starts_at timestamptz NOT NULL,
        CONSTRAINT live_class_seats_fit CHECK (seats_offered >= 0 AND seats_taken + seats_offered <= capacity))`);
    await runner.query(`CREATE TABLE room (id integer PRIMARY KEY)`);
    await runner.query(`CREATE TABLE room_hold (room_id integer PRIMARY KEY, offer_id integer UNIQUE)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE live_class, room, room_hold');
  }
}

const ROUTINES = [
  ...waitingSubjectFiles('live_class'),
  ...waitingSubjectFiles('room', {
    maxOffers: 3,
    hold: 'INSERT INTO room_hold VALUES (of_record, new_offer) ON CONFLICT DO NOTHING RETURNING room_id',
    release: 'DELETE FROM room_hold WHERE offer_id = ANY (ended_offers)',
  }),
];

let service: SmallService;
let db: Database;
let lists: WaitingLists;
let places: CapacityWaitlists;
const sent: SentOffer<UnsentOffer>[] = [];
let minutes: number | undefined;

const send = async (offers: readonly SentOffer<UnsentOffer>[]) => void sent.push(...offers);
const SEATS: CapacitySubject = {
  table: 'live_class',
  taken: 'seats_taken',
  offered: 'seats_offered',
  closesAt: raw('s.starts_at'),
  mayBeFree: raw('s.seats_taken + s.seats_offered < s.capacity'),
  columns: () => raw('s.id AS class'),
  minutesOf: () => minutes,
  send,
};
const ROOMS: SettledSubject = {
  table: 'room',
  closesAt: raw(`'infinity'::timestamptz`),
  mayBeFree: raw('NOT EXISTS (SELECT FROM room_hold hold WHERE hold.room_id = s.id)'),
  columns: () => raw('s.id AS room'),
  minutesOf: () => minutes,
  send,
};

beforeAll(async () => {
  const feature = { ...waitingList, routines: ROUTINES, migrations: [Subjects2026112900000] };
  [service] = (await startSmallServices([{ name: 'school' }], () => [settings({ sizeNames: ['limit'] }), feature])) as [
    SmallService,
  ];
  ({ db } = service);
  lists = service.get(WaitingLists);
  places = service.get(CapacityWaitlists);
});
afterAll(() => service?.close());
beforeEach(() => {
  service.clock.set(NOW);
  minutes = 60;
  sent.length = 0;
});

let lastId = 0;
async function makeClass(capacity: number, taken = capacity): Promise<number> {
  lastId += 1;
  await db.rows('INSERT INTO live_class (id, capacity, seats_taken, starts_at) VALUES ($1, $2, $3, $4)', [
    lastId,
    capacity,
    taken,
    later(24 * 60),
  ]);
  return lastId;
}

/** Work on a class as a service does it: with its row locked. */
const locked = <Result>(id: number, work: () => Promise<Result>): Promise<Result> =>
  db.transaction(async () => {
    await db.rows('SELECT 1 FROM live_class WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return work();
  });
const wait = (id: number, personId: number) => locked(id, () => lists.join(SEATS, id, personId));
const giveUpSeat = (id: number) =>
  locked(id, async () => {
    await db.rows('UPDATE live_class SET seats_taken = seats_taken - 1 WHERE id = $1', [id]);
    await places.visit(SEATS, { subjectId: id });
  });
/** @returns whether the person got a seat, offered or free */
const takeSeat = (id: number, personId: number) =>
  locked(id, async () => {
    const { own, free } = await places.visit(SEATS, { subjectId: id, personId, takes: true });
    if (own !== 'accepted' && free <= 0) return false;
    await db.rows('UPDATE live_class SET seats_taken = seats_taken + 1 WHERE id = $1', [id]);
    return true;
  });
const seatsOf = (id: number) =>
  db.row('SELECT seats_taken AS taken, seats_offered AS offered FROM live_class WHERE id = $1', [id]);
const statesOf = async (table: string, id: number) => {
  const rows = await db.rows<{ state: string }>(
    `SELECT coalesce(o.state, w.state) AS state FROM waiting_entry w
     LEFT JOIN waiting_offer o ON o.entry_id = w.id AND o.state = 'open'
     WHERE w.subject = $1 AND w.subject_id = $2 ORDER BY w.id`,
    [table, id],
  );
  return rows.map(({ state }) => state);
};

describe('counted seats', () => {
  it('ten that leave at once make ten offers to the first ten of thirty, once each, and no outsider gets a seat', async () => {
    const id = await makeClass(10);
    for (let person = 1; person <= 30; person += 1) await wait(id, person);
    const outsiders: Promise<boolean>[] = [];
    await race(10, async index => {
      outsiders.push(takeSeat(id, 100 + index));
      await giveUpSeat(id);
    });
    expect(new Set(await Promise.all(outsiders))).toEqual(new Set([false]));
    expect(await seatsOf(id)).toEqual({ taken: 0, offered: 10 });
    expect(await statesOf('live_class', id)).toEqual([...Array(10).fill('open'), ...Array(20).fill('waiting')]);
    expect(sent).toHaveLength(10);
    const answers = await race(30, index => takeSeat(id, index + 1));
    expect(answers).toEqual(Array.from({ length: 30 }, (_, index) => index < 10));
    expect(await seatsOf(id)).toEqual({ taken: 10, offered: 0 });
  });

  it('an offer that is over goes to the next in the use of the list that finds it, and then to anybody', async () => {
    const id = await makeClass(1);
    for (const person of [1, 2]) await wait(id, person);
    await giveUpSeat(id);
    service.clock.set(later(60));
    expect(await takeSeat(id, 1)).toBe(false);
    expect(await statesOf('live_class', id)).toEqual(['lapsed', 'open']);
    service.clock.set(later(120));
    expect(await takeSeat(id, 3)).toBe(true);
    expect(await statesOf('live_class', id)).toEqual(['lapsed', 'lapsed']);
    expect(await seatsOf(id)).toEqual({ taken: 1, offered: 0 });
  });

  it('offers end when the list closes, which a sweep does without a use', async () => {
    const id = await makeClass(1);
    for (const person of [1, 2]) await wait(id, person);
    minutes = 48 * 60;
    await giveUpSeat(id);
    expect(sent.map(({ until }) => until)).toEqual([later(24 * 60)]);
    service.clock.set(later(24 * 60));
    await lists.sweep(SEATS, subjectId => locked(subjectId, () => places.visit(SEATS, { subjectId })));
    expect(await statesOf('live_class', id)).toEqual(['lapsed', 'closed']);
    expect(await seatsOf(id)).toEqual({ taken: 0, offered: 0 });
  });

  it('what holds a seat goes with its entry, and entries with their class', async () => {
    const id = await makeClass(1);
    for (const person of [1, 2]) await wait(id, person);
    await giveUpSeat(id);
    await db.rows('DELETE FROM waiting_entry WHERE subject_id = $1 AND person_id = 1', [id]);
    expect(await seatsOf(id)).toEqual({ taken: 0, offered: 0 });
    await lists.sweep(SEATS, subjectId => locked(subjectId, () => places.visit(SEATS, { subjectId })));
    expect(await statesOf('live_class', id)).toEqual(['open']);
    await db.rows('DELETE FROM live_class WHERE id = $1', [id]);
    expect(await statesOf('live_class', id)).toEqual([]);
  });

  it('an offer without terms is withdrawn and does not count, so that a sweep asks again', async () => {
    const id = await makeClass(1);
    await wait(id, 1);
    minutes = undefined;
    await giveUpSeat(id);
    expect([await statesOf('live_class', id), await seatsOf(id)]).toEqual([['waiting'], { taken: 0, offered: 0 }]);
    minutes = 60;
    await lists.sweep(SEATS, subjectId => locked(subjectId, () => places.visit(SEATS, { subjectId })));
    expect([await statesOf('live_class', id), await seatsOf(id)]).toEqual([['open'], { taken: 0, offered: 1 }]);
  });

  it('a use knows the places after it from what it read before', async () => {
    const id = await makeClass(3);
    for (const person of [1, 2, 3, 4]) await wait(id, person);
    const visited = (person: number, takes: boolean) =>
      locked(id, async () => {
        const result = await places.visit(SEATS, { subjectId: id, personId: person, takes });
        if (result.own === 'accepted')
          await db.rows('UPDATE live_class SET seats_taken = seats_taken + 1 WHERE id = $1', [id]);
        const read = await places.visit(SEATS, { subjectId: id });
        expect([result.free, result.waiting]).toEqual([read.free, read.waiting]);
        return result;
      });
    await db.rows('UPDATE live_class SET seats_taken = seats_taken - 2 WHERE id = $1', [id]);
    expect(await visited(2, true)).toMatchObject({ own: 'accepted', offered: [1], free: 0, waiting: [1, 3, 4] });
    await db.rows('UPDATE live_class SET seats_taken = seats_taken - 1 WHERE id = $1', [id]);
    service.clock.set(later(60));
    expect(await visited(1, false)).toMatchObject({ own: 'lapsed', offered: [3, 4], free: 0, waiting: [3, 4] });
    expect(await visited(3, true)).toMatchObject({ own: 'accepted', free: 0, waiting: [4] });
    service.clock.set(later(120));
    expect(await visited(5, true)).toMatchObject({ own: 'none', lapsed: [4], free: 1, waiting: [] });
  });

  it('the database refuses a second live entry of a person and more seats than the capacity', async () => {
    const id = await makeClass(1);
    await wait(id, 1);
    await expect(wait(id, 1)).rejects.toThrow('waiting_entry_live_once');
    await expect(lists.join(SEATS, 999_999, 1)).rejects.toThrow('unknown record of live_class');
    await expect(db.rows('UPDATE live_class SET seats_offered = 1 WHERE id = $1', [id])).rejects.toThrow(
      'live_class_seats_fit',
    );
  });
});

describe('a room that is held with a row', () => {
  const settle = (id: number) => db.transaction(() => lists.settle(ROOMS, id));
  async function fullRoom(people: number): Promise<number> {
    lastId += 1;
    await db.rows('INSERT INTO room VALUES ($1)', [lastId]);
    await db.rows('INSERT INTO room_hold VALUES ($1, NULL)', [lastId]);
    for (let person = 1; person <= people; person += 1) await lists.join(ROOMS, lastId, person);
    return lastId;
  }

  it('is offered to the first of those that wait by twenty settlements at once', async () => {
    const id = await fullRoom(5);
    await db.rows('DELETE FROM room_hold WHERE room_id = $1', [id]);
    await race(20, () => settle(id));
    expect(await statesOf('room', id)).toEqual(['open', ...Array(4).fill('waiting')]);
    expect(sent).toHaveLength(1);
  });

  it('is asked for once in a round and three times in all, and a declined offer goes on', async () => {
    const id = await fullRoom(2);
    const release = async (candidates: string) => {
      await db.rows('DELETE FROM room_hold WHERE room_id = $1', [id]);
      await db.rows(
        `SELECT offer_room($1, ARRAY(SELECT id FROM waiting_entry WHERE subject = 'room' AND ${candidates}))`,
        [id],
      );
      await lists.send(ROOMS, id);
    };
    for (let round = 1; round <= 3; round += 1) {
      await release(`subject_id = ${id} AND person_id = 1`);
      expect(await statesOf('room', id)).toEqual(['open', 'waiting']);
      service.clock.set(later(60 * round));
      await lists.end(ROOMS, 'lapsed', sql`o.subject_id = ${id}`);
    }
    expect(await statesOf('room', id)).toEqual(['lapsed', 'waiting']);
    await release(`subject_id = ${id}`);
    expect(await statesOf('room', id)).toEqual(['lapsed', 'open']);
    expect(await lists.leave(ROOMS, sql`entry.subject_id = ${id}`)).toEqual([id]);
    expect(await statesOf('room', id)).toEqual(['lapsed', 'left']);
    expect(await db.rows('SELECT FROM room_hold WHERE room_id = $1', [id])).toEqual([]);
  });

  it('is asked for again after any number of withdrawn offers', async () => {
    const id = await fullRoom(1);
    await db.rows('DELETE FROM room_hold WHERE room_id = $1', [id]);
    minutes = undefined;
    for (let time = 0; time < 4; time += 1) await settle(id);
    expect(await statesOf('room', id)).toEqual(['waiting']);
    minutes = 60;
    await settle(id);
    expect(await statesOf('room', id)).toEqual(['open']);
  });

  it('is found by a sweep when it became free without a use of the list', async () => {
    const id = await fullRoom(1);
    await db.rows('DELETE FROM room_hold WHERE room_id = $1', [id]);
    await lists.sweep(ROOMS, subjectId => lists.settle(ROOMS, subjectId));
    expect(await statesOf('room', id)).toEqual(['open']);
  });
});
