import type { Database } from '#kit/database/database';
import { EventWaitlists } from '#services/fitness/events/event-waitlists';
import { atRandom, trials } from '../harness/trials';
import { makeEvent } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';

const EVENTS = '/api/fitness/community/events';
const NOW = '2026-05-11T08:00:00Z';

let fitness: Fitness;
let db: Database;
const members: Actor[] = [];
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
  // Before the clock is set back, so that their tokens last.
  for (let index = 0; index < 9; index += 1) members.push(await fitness.member());
  fitness.service.clock.set(NOW);
  await fitness.setting('event_waiting_list', true);
});
afterAll(() => fitness?.service.close());

const attend = (member: Actor, slug: string) => member.post(`${EVENTS}/${slug}/attend`);
const wait = (member: Actor, slug: string) => member.post(`${EVENTS}/${slug}/waiting-list`);
const leave = (member: Actor, slug: string) => member.delete(`${EVENTS}/${slug}/waiting-list`);
const accept = (member: Actor, slug: string) => member.post(`${EVENTS}/${slug}/waiting-list/accept`);

it(
  'F12.7 After each random step the counters are those of the rows and no place is free while somebody waits',
  atRandom(async ({ below, oneOf }) => {
    const { id, slug } = await makeEvent(db, {
      capacity: 3,
      startsAt: new Date('2026-12-01T06:00:00Z'),
      endsAt: new Date('2026-12-01T07:00:00Z'),
    });
    let now = Date.parse(NOW);
    const steps = [
      attend,
      attend,
      wait,
      wait,
      leave,
      accept,
      async () => fitness.owner.patch(`/api/fitness/manage/events/${id}`, { capacity: 1 + below(5) }),
      async () => {
        now += below(8) * 3_600_000;
        fitness.service.clock.set(new Date(now).toISOString());
        await fitness.service.get(EventWaitlists).sweep();
        return { status: 200 };
      },
    ];
    const STATE = `
      SELECT e.attendee_count = (SELECT count(*) FROM event_attendance t WHERE t.event_id = e.id)
        AND e.offered_count = (SELECT count(*) FROM waiting_offer o WHERE o.subject_id = e.id AND o.state = 'open')
        AND e.attendee_count + e.offered_count <= e.capacity AS "addsUp",
        e.attendee_count + e.offered_count = e.capacity
          OR NOT EXISTS (SELECT FROM waiting_entry w WHERE w.subject_id = e.id AND w.state = 'waiting'
            AND NOT EXISTS (SELECT FROM waiting_offer o WHERE o.entry_id = w.id AND o.state = 'open')) AS "isUsed"
      FROM community_event e WHERE e.id = $1`;
    for (let step = 0; step < trials(1000); step += 1) {
      const { status } = await oneOf(steps)(oneOf(members), slug);
      expect([200, 201, 409]).toContain(status);
      expect([step, await db.row(STATE, [id])]).toEqual([step, { addsUp: true, isUsed: true }]);
    }
  }),
);
