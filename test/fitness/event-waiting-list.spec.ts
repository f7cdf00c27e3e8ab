import type { Database } from '#kit/database/database';
import { EventWaitlists } from '#services/fitness/events/event-waitlists';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { makeEvent, makeGroup } from './community.factories';
import { type Actor, type Fitness, startFitness } from './fitness';
import { PASSWORD } from './factories';

const EVENTS = '/api/fitness/community/events';
const NOW = '2026-05-11T08:00:00Z';

let fitness: Fitness;
let db: Database;
const crowd: Actor[] = [];
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
  for (let index = 0; index < 60; index += 1) crowd.push(await fitness.member());
});
afterAll(() => fitness?.service.close());
beforeEach(async () => {
  fitness.service.clock.set(NOW);
  await fitness.setting('event_waiting_list', true);
  await fitness.setting('event_offer_hours', 12);
});

const attend = (member: Actor, slug: string) => member.post(`${EVENTS}/${slug}/attend`);
const wait = (member: Actor, slug: string) => member.post(`${EVENTS}/${slug}/waiting-list`);
const leave = (member: Actor, slug: string) => member.delete(`${EVENTS}/${slug}/waiting-list`);
const accept = (member: Actor, slug: string) => member.post(`${EVENTS}/${slug}/waiting-list/accept`);
const shownTo = async (member: Actor, slug: string) =>
  (await member.get(`${EVENTS}?page_count=100`)).body.data.data.find((event: { slug: string }) => event.slug === slug);

interface Entry {
  person_id: number;
  state: string;
}
const entries = (eventId: number) =>
  db.rows<Entry>(
    `SELECT w.person_id, CASE o.state WHEN 'open' THEN 'offered' WHEN 'declined' THEN 'declined' ELSE w.state END AS state
     FROM waiting_entry w LEFT JOIN waiting_offer o ON o.entry_id = w.id
     WHERE w.subject = 'community_event' AND w.subject_id = $1 ORDER BY w.id`,
    [eventId],
  );
const statesOf = async (eventId: number) => (await entries(eventId)).map(({ state }) => state);
const counts = async (eventId: number) =>
  (await db.row<{ attendee_count: number; offered_count: number; attending: number; offered: number }>(
    `SELECT e.attendee_count, e.offered_count,
       (SELECT count(*)::integer FROM event_attendance t WHERE t.event_id = e.id) AS attending,
       (SELECT count(*)::integer FROM waiting_offer o WHERE o.subject_id = e.id AND o.state = 'open') AS offered
     FROM community_event e WHERE e.id = $1`,
    [eventId],
  ))!;

/** An event with one attending member and others who wait in this order. */
async function fullEvent(waiting: Actor[], values: Parameters<typeof makeEvent>[1] = {}) {
  const event = await makeEvent(db, { capacity: 1, ...values });
  const holder = crowd[59]!;
  await attend(holder, event.slug);
  for (const member of waiting) expect((await wait(member, event.slug)).status).toBe(201);
  return { ...event, holder };
}

describe('F12.4 Ten places and sixty members at once', () => {
  it('ten attend, fifty wait at places 1 to 50, and ten that leave at once make ten offers, to places 1 to 10', async () => {
    const { id, slug } = await makeEvent(db, { capacity: 10 });
    const answers = await race(60, index => attend(crowd[index]!, slug));
    expect(statuses(answers)).toEqual({ 201: 10, 409: 50 });
    const refused = answers.find(({ status }) => status === 409)!.body;
    expect(refused).toMatchObject({ message: 'event_full', details: { waiting_list: true } });
    const outside = crowd.filter((_, index) => answers[index]!.status === 409);
    const waiting = await race(50, index => wait(outside[index]!, slug));
    expect(statuses(waiting)).toEqual({ 201: 50 });
    const places = waiting.map(({ body }) => body.data.waiting.place as number);
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await counts(id)).toEqual({ attendee_count: 10, offered_count: 0, attending: 10, offered: 0 });

    const inside = crowd.filter((_, index) => answers[index]!.status === 201);
    expect(statuses(await race(10, index => attend(inside[index]!, slug)))).toEqual({ 201: 10 });
    expect(await counts(id)).toEqual({ attendee_count: 0, offered_count: 10, attending: 0, offered: 10 });
    const first = outside.filter((_, index) => places[index]! <= 10).map(member => member.id);
    const offered = (await entries(id)).filter(({ state }) => state === 'offered').map(entry => entry.person_id);
    expect(offered.toSorted((a, b) => a - b)).toEqual(first.toSorted((a, b) => a - b));
    const notices = await db.rows<{ recipient_id: number }>(
      `SELECT recipient_id FROM notification WHERE type = 'place_offered' AND data ->> 'event_slug' = $1`,
      [slug],
    );
    expect(notices.map(notice => notice.recipient_id).toSorted((a, b) => a - b)).toEqual(
      first.toSorted((a, b) => a - b),
    );
  });
});

describe('F12.5 An offer that is over by a second, with jobs stopped', () => {
  it('twenty that accept at once, the former and the next one, get one place', async () => {
    const [former, next] = [crowd[0]!, crowd[1]!];
    const { id, slug, holder } = await fullEvent([former, next]);
    await attend(holder, slug);
    expect((await shownTo(former, slug)).waiting).toEqual({
      state: 'offered',
      place: null,
      offer_until: '2026-05-11T20:00:00.000Z',
    });
    fitness.service.clock.set('2026-05-11T20:00:01Z');
    const answers = await race(20, index => accept(index % 2 === 0 ? former : next, slug));
    expect(await counts(id)).toEqual({ attendee_count: 1, offered_count: 0, attending: 1, offered: 0 });
    expect(await statesOf(id)).toEqual(['lapsed', 'accepted']);
    answers.forEach(({ status, body }, index) => {
      if (index % 2 === 0) expect([status, body.message]).toEqual([409, 'offer_over']);
      else expect([status, body.data.joined]).toEqual([201, true]);
    });
  });

  it('ends at its very instant, and a job passes it on', async () => {
    const { id, slug, holder } = await fullEvent([crowd[0]!, crowd[1]!]);
    await attend(holder, slug);
    fitness.service.clock.set('2026-05-11T20:00:00Z');
    expect((await shownTo(crowd[0]!, slug)).waiting.state).toBe('none');
    await fitness.service.get(EventWaitlists).sweep();
    expect(await statesOf(id)).toEqual(['lapsed', 'offered']);
  });
});

it('F12.6 Thirty outsiders that attend during an offer are refused, and so is another one while somebody waits', async () => {
  const { id, slug, holder } = await fullEvent([crowd[0]!]);
  await attend(holder, slug);
  const answers = await race(30, index => attend(crowd[index + 5]!, slug));
  expect(statuses(answers)).toEqual({ 409: 30 });
  expect(new Set(answers.map(({ body }) => body.message))).toEqual(new Set(['event_full']));
  const taken = await attend(crowd[0]!, slug);
  expect(taken.body.data).toMatchObject({ joined: true, seats_left: 0, waiting: { state: 'none' } });
  expect(await counts(id)).toMatchObject({ attendee_count: 1, offered_count: 0 });
});

describe('the list', () => {
  it('is off by default: a full event says nothing of it, its routes are not there, its field is null', async () => {
    await fitness.setting('event_waiting_list', false);
    const { slug, id } = await makeEvent(db, { capacity: 1 });
    expect((await attend(crowd[0]!, slug)).body.data.waiting).toBeNull();
    const full = await attend(crowd[1]!, slug);
    expect([full.status, full.body.message, full.body.details]).toEqual([409, 'event_full', undefined]);
    for (const call of [wait, leave, accept]) expect((await call(crowd[1]!, slug)).status).toBe(404);
    expect((await fitness.owner.get(`/api/fitness/manage/events/${id}/waiting-list`)).status).toBe(404);
  });

  it('costs a use of an event one statement', async () => {
    const [a, b] = [await makeEvent(db), await makeEvent(db)];
    await fitness.setting('event_waiting_list', false);
    const before = await statementsOf(db, () => attend(crowd[0]!, a.slug));
    await fitness.setting('event_waiting_list', true);
    const after = await statementsOf(db, () => attend(crowd[0]!, b.slug));
    expect(after.length).toBe(before.length + 1);
  });

  it('costs four statements where it makes an offer, and one where it ends one', async () => {
    const counted = async (member: Actor, slug: string) => (await statementsOf(db, () => attend(member, slug))).length;
    const plain = await fullEvent([]);
    const refused = await counted(crowd[5]!, plain.slug);
    const given = await counted(plain.holder, plain.slug);
    const taken = await counted(plain.holder, plain.slug);

    const awaited = await fullEvent([crowd[0]!, crowd[1]!, crowd[2]!]);
    expect(await counted(awaited.holder, awaited.slug)).toBe(given + 4);
    expect(await counted(crowd[5]!, awaited.slug)).toBe(refused);
    expect(await counted(crowd[0]!, awaited.slug)).toBe(taken + 1);
    await attend(crowd[0]!, awaited.slug);
    fitness.service.clock.set('2026-05-11T20:00:01Z');
    expect(await counted(crowd[5]!, awaited.slug)).toBe(refused + 5);
    expect(await statesOf(awaited.id)).toEqual(['accepted', 'lapsed', 'offered']);
  });

  it('is needed only for full events, and joined once', async () => {
    const { slug } = await makeEvent(db, { capacity: 1 });
    expect((await wait(crowd[0]!, slug)).body.message).toBe('places_free');
    await attend(crowd[0]!, slug);
    expect((await wait(crowd[0]!, slug)).body.data).toMatchObject({ joined: true, waiting: { state: 'none' } });
    for (let time = 0; time < 2; time += 1)
      expect((await wait(crowd[1]!, slug)).body.data.waiting).toEqual({
        state: 'waiting',
        place: 1,
        offer_until: null,
      });
    const listed = (await fitness.owner.get(`/api/fitness/manage/events/${(await makeEvent(db)).id}/waiting-list`))
      .body;
    expect(listed.data.data).toEqual([]);
  });

  it('is for members of the group that hosts the event', async () => {
    const group = await makeGroup(db);
    const { slug } = await fullEvent([], { groupId: group.id });
    const refused = await wait(crowd[1]!, slug);
    expect([refused.status, refused.body.message]).toEqual([403, 'not_in_group']);
    await crowd[1]!.post(`/api/fitness/community/groups/${group.slug}/join`);
    expect((await wait(crowd[1]!, slug)).status).toBe(201);
  });

  it('passes a declined offer on, and who declined may join again at the end', async () => {
    const { id, slug, holder } = await fullEvent([crowd[0]!, crowd[1]!]);
    await attend(holder, slug);
    expect((await leave(crowd[0]!, slug)).body.data.waiting.state).toBe('none');
    expect(await statesOf(id)).toEqual(['declined', 'offered']);
    expect((await wait(crowd[0]!, slug)).body.data.waiting).toMatchObject({ state: 'waiting', place: 1 });
    const listed = (await fitness.owner.get(`/api/fitness/manage/events/${id}/waiting-list`)).body.data;
    expect(listed.data).toMatchObject([
      { username: crowd[1]!.username, state: 'offered', place: null },
      { username: crowd[0]!.username, state: 'waiting', place: 1 },
    ]);
  });

  it('closes two hours before the start, and free places are for anybody', async () => {
    const start = { startsAt: new Date('2026-05-11T14:00:00Z'), endsAt: new Date('2026-05-11T15:00:00Z') };
    const { id, slug, holder } = await fullEvent([crowd[0]!, crowd[1]!], start);
    await attend(holder, slug);
    expect((await shownTo(crowd[0]!, slug)).waiting.offer_until).toBe('2026-05-11T12:00:00.000Z');
    fitness.service.clock.set('2026-05-11T12:00:00Z');
    expect((await attend(crowd[2]!, slug)).status).toBe(201);
    expect(await statesOf(id)).toEqual(['lapsed', 'closed']);
    expect((await wait(crowd[3]!, slug)).body).toMatchObject({
      message: 'event_full',
      details: { waiting_list: false },
    });
    expect((await attend(crowd[3]!, slug)).body.details).toEqual({ waiting_list: false });
    fitness.service.clock.set('2026-05-11T15:00:00Z');
    expect((await accept(crowd[0]!, slug)).body.message).toBe('event_over');
  });

  it('offers places that staff add, that a closed account leaves, and that a deleted member kept', async () => {
    const waiting = crowd.slice(0, 3);
    const { id, slug } = await makeEvent(db, { capacity: 2 });
    const [closing, deleted] = [await fitness.member(), await fitness.member()];
    for (const member of [closing, deleted]) await attend(member, slug);
    for (const member of waiting) await wait(member, slug);
    await fitness.owner.patch(`/api/fitness/manage/events/${id}`, { capacity: 3 });
    expect(await statesOf(id)).toEqual(['offered', 'waiting', 'waiting']);
    const refused = await fitness.owner.patch(`/api/fitness/manage/events/${id}`, { capacity: 2 });
    expect([refused.status, refused.body.message]).toEqual([409, 'capacity_taken']);
    await closing.post('/api/auth/delete-account', { password: PASSWORD });
    expect(await statesOf(id)).toEqual(['offered', 'offered', 'waiting']);
    await fitness.owner.delete(`/api/users/${deleted.username}`);
    await fitness.service.get(EventWaitlists).sweep();
    expect(await statesOf(id)).toEqual(['offered', 'offered', 'offered']);
    expect(await counts(id)).toEqual({ attendee_count: 0, offered_count: 3, attending: 0, offered: 3 });
  });

  it('passes the offer of a closed account on to the next', async () => {
    const closing = await fitness.member();
    const { id, slug, holder } = await fullEvent([closing, crowd[0]!]);
    await attend(holder, slug);
    await closing.post('/api/auth/delete-account', { password: PASSWORD });
    expect(await entries(id)).toEqual([{ person_id: crowd[0]!.id, state: 'offered' }]);
  });

  it('ends with its event', async () => {
    const { id, slug, holder } = await fullEvent([crowd[0]!]);
    await attend(holder, slug);
    expect((await fitness.owner.delete(`/api/fitness/manage/events/${id}`)).status).toBe(200);
    expect(await entries(id)).toEqual([]);
  });

  it('mails an offer to a confirmed address, with its end in the zone of the member', async () => {
    const { slug, holder, name } = await fullEvent([crowd[0]!, crowd[1]!]);
    await db.rows('UPDATE account SET is_verified = (id = $1) WHERE id = ANY ($2)', [
      crowd[0]!.id,
      [crowd[0]!.id, crowd[1]!.id],
    ]);
    await attend(holder, slug);
    await fitness.service.doJobs();
    const mails = fitness.service.mailbox.list().filter(({ subject }) => subject === `A place at ${name.en} is free`);
    expect(mails).toMatchObject([{ to: crowd[0]!.email, text: expect.stringContaining('Monday, May 11 at 8:00 PM') }]);
  });
});

describe('the database refuses', () => {
  it('more places taken and offered than the capacity', async () => {
    const { id, slug } = await makeEvent(db, { capacity: 1 });
    await attend(crowd[0]!, slug);
    const offer = 'UPDATE community_event SET offered_count = offered_count + 1 WHERE id = $1';
    await expect(db.rows(offer, [id])).rejects.toThrow('community_event_places_fit');
  });

  it('an entry of an unknown event, a second one of a member, and an offer of an end that is not sent', async () => {
    const insert = (id: number) =>
      db.rows(
        `INSERT INTO waiting_entry (subject, subject_id, person_id, joined_at) VALUES ('community_event', $1, 1, now())`,
        [id],
      );
    await expect(insert(999_999)).rejects.toThrow('unknown record of community_event');
    const { id } = await makeEvent(db);
    await insert(id);
    await expect(insert(id)).rejects.toThrow('waiting_entry_live_once');
    const offer = db.rows(
      `INSERT INTO waiting_offer (subject, subject_id, entry_id, round, until)
       SELECT subject, subject_id, id, 0, now() FROM waiting_entry WHERE subject_id = $1`,
      [id],
    );
    await expect(offer).rejects.toThrow('waiting_offer_sent');
  });
});
