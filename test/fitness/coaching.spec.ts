import type { Database } from '#kit/database/database';
import { race, statuses } from '../harness/race';
import { listen } from '../harness/listening';
import { statementsOf } from '../harness/statements';
import { closePages } from '../shared/sockets';
import { type Actor, type Fitness, startFitness } from './fitness';
import { makeWorkout } from './training.factories';

const COACHING = '/api/fitness/coaching';

let fitness: Fitness;
let db: Database;
beforeAll(async () => {
  fitness = await startFitness();
  db = fitness.service.db;
});
beforeEach(() => fitness.service.clock.set('2026-05-13T08:00:00Z'));
afterEach(closePages);
afterAll(() => fitness.service.close());

/** A coach with one client. */
async function pair(): Promise<{ coach: Actor; client: Actor }> {
  const [coach, client] = [await fitness.coach(), await fitness.member()];
  expect((await coach.post(`${COACHING}/clients`, { username: client.username })).status).toBe(201);
  return { coach, client };
}

const move = async (member: Actor, coach: Actor) =>
  fitness.owner.post(`${COACHING}/assignments`, { coachUsername: coach.username, memberUsername: member.username });

describe('the roster', () => {
  it('takes on a free member, who is told and sees the coach', async () => {
    const coach = await fitness.coach({ firstName: 'Lina', lastName: 'Haddad' });
    const member = await fitness.member({ firstName: 'Omar', lastName: 'Saleh' });
    const free = (await coach.get(`${COACHING}/available-members`)).body.data;
    expect(free).toContainEqual(expect.objectContaining({ username: member.username }));
    const { status, body } = await coach.post(`${COACHING}/clients`, { username: member.username });
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({
        username: member.username,
        first_name: 'Omar',
        since: '2026-05-13T08:00:00.000Z',
        sessions_this_week: 0,
        checked_in_this_week: false,
      }),
    ]);
    expect((await coach.get(`${COACHING}/clients`)).body.data).toHaveLength(1);
    expect((await member.get(`${COACHING}/my-coach`)).body.data).toMatchObject({
      username: coach.username,
      first_name: 'Lina',
      unread_messages: 0,
    });
    const told = (await member.get('/api/notifications')).body.data;
    expect(JSON.stringify(told)).toContain('Lina Haddad is now your coach.');
    const left = (await coach.get(`${COACHING}/available-members`)).body.data;
    expect(left.map(({ username }: { username: string }) => username)).not.toContain(member.username);
    expect(JSON.stringify([free, body, told])).not.toContain('@');
  });

  it('gives a member to one of two coaches who take them at once', async () => {
    const coaches = [await fitness.coach(), await fitness.coach()];
    const member = await fitness.member();
    const answers = await race(6, async index =>
      coaches[index % 2]!.post(`${COACHING}/clients`, { username: member.username }),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 409: 5 });
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe('already_coached');
    expect(await db.rows('SELECT 1 FROM coach_client WHERE member_id = $1', [member.id])).toHaveLength(1);
  });

  it('takes no staff, no coach, nobody who is not there', async () => {
    const coach = await fitness.coach();
    const other = await fitness.coach();
    for (const username of [coach.username, other.username, fitness.owner.username, 'nobody'])
      expect((await coach.post(`${COACHING}/clients`, { username })).body).toMatchObject({
        success: false,
        message: 'member_not_found',
      });
    expect((await coach.post(`${COACHING}/clients`, {})).status).toBe(400);
  });

  it('is closed to members and other staff', async () => {
    const member = await fitness.member();
    for (const caller of [member, fitness.owner]) {
      expect((await caller.get(`${COACHING}/clients`)).status).toBe(403);
      expect((await caller.get(`${COACHING}/roster/check-ins`)).status).toBe(403);
    }
    const coach = await fitness.coach();
    for (const path of ['my-coach', 'my-plan', 'messages', 'check-ins', 'coaches'])
      expect((await coach.get(`${COACHING}/${path}`)).status).toBe(403);
    expect((await member.get(`${COACHING}/coaches`)).status).toBe(403);
  });

  it('shows a client in figures', async () => {
    const { coach, client } = await pair();
    await db.rows(
      `INSERT INTO daily_metric (account_id, date, source, steps, active_minutes)
       VALUES ($1, '2026-05-12', 'key:1', 8000, 30), ($1, '2026-05-12', 'manual', 6000, NULL), ($1, '2026-05-10', 'key:1', 9000, 60)`,
      [client.id],
    );
    await db.rows(`INSERT INTO body_reading (account_id, date, weight_kg) VALUES ($1, '2026-05-01', 80.5)`, [
      client.id,
    ]);
    const { status, body } = await coach.get(`${COACHING}/clients/${client.username}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      username: client.username,
      last_active_on: '2026-05-12',
      weights: [{ date: '2026-05-01', weightKg: 80.5, weight_kg: 80.5 }],
      last_7_days: {
        from: '2026-05-07',
        to: '2026-05-13',
        sessions: 0,
        average_steps: 7500,
        average_active_minutes: 45,
        average_sleep_minutes: null,
      },
      before: { from: '2026-04-30', to: '2026-05-06', average_steps: null },
      assignments: [],
      last_check_in: null,
    });
  });

  it('takes as many statements for many clients as for one', async () => {
    const { coach } = await pair();
    const one = (await statementsOf(db, () => coach.get(`${COACHING}/clients`))).length;
    for (let more = 0; more < 3; more++)
      await coach.post(`${COACHING}/clients`, { username: (await fitness.member()).username });
    expect((await statementsOf(db, () => coach.get(`${COACHING}/clients`))).length).toBe(one);
  });
});

describe("another coach's client", () => {
  it('does not exist, and neither does one who has moved', async () => {
    const { coach, client } = await pair();
    const stranger = await fitness.coach();
    const workout = await makeWorkout(db);
    const assigned = await coach.post(`${COACHING}/clients/${client.username}/plan`, {
      workoutSlug: workout.slug,
      startsOn: '2026-05-13',
    });
    const filed = await client.post(`${COACHING}/check-ins`, { energy: 5 });
    const asked = async (by: Actor, username: string, assignment: number, checkIn: number) => [
      await by.get(`${COACHING}/clients/${username}`),
      await by.get(`${COACHING}/clients/${username}/plan`),
      await by.post(`${COACHING}/clients/${username}/plan`, { workoutSlug: workout.slug, startsOn: '2026-05-13' }),
      await by.get(`${COACHING}/clients/${username}/messages`),
      await by.post(`${COACHING}/clients/${username}/messages`, { body: 'Hello' }),
      await by.get(`${COACHING}/clients/${username}/check-ins`),
      await by.delete(`${COACHING}/plan/${assignment}`),
      await by.post(`${COACHING}/check-ins/${checkIn}/reply`, { body: 'Good' }),
    ];
    const nobody = await asked(stranger, 'nobody', 999_999, 999_999);
    expect(statuses(nobody)).toEqual({ 404: 8 });
    const ids = [assigned.body.data.id, filed.body.data.id] as const;
    const foreign = await asked(stranger, client.username, ...ids);
    expect(foreign.map(({ status, body }) => [status, body])).toEqual(nobody.map(({ status, body }) => [status, body]));
    await move(client, stranger);
    expect(statuses(await asked(coach, client.username, ...ids))).toEqual({ 404: 8 });
    expect((await stranger.get(`${COACHING}/clients/${client.username}`)).status).toBe(200);
  });
});

describe('assigned work', () => {
  it('is given, seen on both sides, told, and removed', async () => {
    const { coach, client } = await pair();
    const workout = await makeWorkout(db);
    const plan = `${COACHING}/clients/${client.username}/plan`;
    const { status, body } = await coach.post(plan, {
      workoutSlug: workout.slug,
      startsOn: '2026-05-13',
      note: 'Slowly',
    });
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({ workoutSlug: workout.slug, startsOn: '2026-05-13', note: 'Slowly', is_done: false }),
    ]);
    await coach.post(plan, { workoutSlug: workout.slug, startsOn: '2026-05-14' });
    const mine = (await client.get(`${COACHING}/my-plan`)).body.data;
    expect(mine.map(({ startsOn }: { startsOn: string }) => startsOn)).toEqual(['2026-05-14', '2026-05-13']);
    expect(mine[0].coach.username).toBe(coach.username);
    expect((await coach.get(plan)).body.data).toEqual(mine);
    expect((await coach.get(`${COACHING}/roster/assigned-work`)).body.data).toMatchObject([
      { id: body.data.id, client: { username: client.username } },
    ]);
    const { data: told } = (await client.get('/api/notifications')).body;
    expect(JSON.stringify(told)).toContain(workout.name.en);
    expect((await coach.delete(`${COACHING}/plan/${body.data.id}`)).status).toBe(200);
    expect((await coach.delete(`${COACHING}/plan/${body.data.id}`)).body.message).toBe('record_not_found');
    expect((await client.get(`${COACHING}/my-plan`)).body.data).toHaveLength(1);
  });

  it('is of the day it is for the client', async () => {
    fitness.service.clock.set('2026-05-13T21:30:00Z');
    const coach = await fitness.coach();
    const client = await fitness.member({ timezone: 'Asia/Dubai' });
    await coach.post(`${COACHING}/clients`, { username: client.username });
    const workout = await makeWorkout(db);
    const give = async (startsOn: string) =>
      coach.post(`${COACHING}/clients/${client.username}/plan`, { workoutSlug: workout.slug, startsOn });
    await give('2026-05-13');
    const today = await give('2026-05-14');
    expect((await coach.get(`${COACHING}/roster/assigned-work`)).body.data).toMatchObject([{ id: today.body.data.id }]);
  });

  it.each([
    [{ startsOn: '2026-05-13' }, 400, 'workoutSlug'],
    [{ workoutSlug: 'known', startsOn: '2026-02-30' }, 400, 'startsOn'],
    [{ workoutSlug: 'known', startsOn: '2026-05-01' }, 400, 'startsOn'],
    [{ workoutSlug: 'known', startsOn: '2027-06-01' }, 400, 'startsOn'],
    [{ workoutSlug: 'known', startsOn: '2026-05-13', coach: 'me' }, 400, 'coach'],
  ])('refuses %p', async (body, status, field) => {
    const { coach, client } = await pair();
    const answer = await coach.post(`${COACHING}/clients/${client.username}/plan`, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([status, [field]]);
  });

  it('knows no other workout', async () => {
    const { coach, client } = await pair();
    const body = { workoutSlug: 'no-such', startsOn: '2026-05-13' };
    expect((await coach.post(`${COACHING}/clients/${client.username}/plan`, body)).status).toBe(404);
    expect((await coach.get(`${COACHING}/workouts`)).status).toBe(200);
  });
});

describe('messages', () => {
  it('go both ways, are told live and marked read when they are read', async () => {
    const { coach, client } = await pair();
    const page = await listen(fitness.service, { audience: 'staff', id: client.id });
    const thread = `${COACHING}/clients/${client.username}/messages`;
    const sent = await coach.post(thread, { body: ' How was it? ' });
    expect([sent.status, sent.body.data]).toEqual([
      201,
      expect.objectContaining({ sender: 'coach', body: 'How was it?', attachments: [], read_at: null }),
    ]);
    const received = await page.updates();
    expect(received).toContainEqual(['message:created', expect.objectContaining({ id: sent.body.data.id })]);
    expect((await client.get(`${COACHING}/my-coach`)).body.data.unread_messages).toBe(1);
    expect((await client.post(`${COACHING}/messages`, { body: 'Hard.' })).status).toBe(201);
    expect((await coach.get(`${COACHING}/clients`)).body.data[0].unread_messages).toBe(1);
    const seen = (await coach.get(thread)).body.data;
    expect(seen).toMatchObject({
      total: 2,
      data: [
        { body: 'Hard.', sender: 'member', read_at: '2026-05-13T08:00:00.000Z' },
        { body: 'How was it?', read_at: null },
      ],
    });
    expect((await client.get(`${COACHING}/messages`)).body.data.data[1].read_at).toBe('2026-05-13T08:00:00.000Z');
    expect((await client.get(`${COACHING}/my-coach`)).body.data.unread_messages).toBe(0);
  });

  it('tell both sides live when they are read, once, and no former coach', async () => {
    const { coach, client } = await pair();
    const thread = `${COACHING}/clients/${client.username}/messages`;
    await coach.post(thread, { body: 'First' });
    const { id } = (await coach.post(thread, { body: 'Second' })).body.data;
    const pages = await Promise.all(
      [coach, client].map(who => listen(fitness.service, { audience: 'staff', id: who.id })),
    );
    const heard = async () => Promise.all(pages.map(page => page.updates()));
    await client.get(`${COACHING}/messages`);
    const read = {
      member_username: client.username,
      coach_username: coach.username,
      sender: 'coach',
      read_to: id,
      read_at: '2026-05-13T08:00:00.000Z',
    };
    expect(await heard()).toEqual([[['message:read', read]], [['message:read', read]]]);
    await client.get(`${COACHING}/messages`);
    expect(await heard()).toEqual([[], []]);
    await coach.post(thread, { body: 'Third' });
    await heard();
    await move(client, await fitness.coach());
    await heard();
    await client.get(`${COACHING}/messages`);
    const [former, own] = await heard();
    expect([former!.length, own!.map(([event]) => event)]).toEqual([0, ['message:read']]);
  });

  it('of a former coach stay with the member, and a new coach begins an empty thread', async () => {
    const { coach, client } = await pair();
    await coach.post(`${COACHING}/clients/${client.username}/messages`, { body: 'Old' });
    const next = await fitness.coach();
    await move(client, next);
    const thread = `${COACHING}/clients/${client.username}/messages`;
    expect((await next.get(thread)).body.data.total).toBe(0);
    await client.post(`${COACHING}/messages`, { body: 'New' });
    expect((await next.get(thread)).body.data.data).toMatchObject([{ body: 'New' }]);
    expect((await client.get(`${COACHING}/messages`)).body.data.total).toBe(2);
  });

  it('say something, and attach own files alone', async () => {
    const { coach, client } = await pair();
    const thread = `${COACHING}/clients/${client.username}/messages`;
    for (const body of [{}, { body: '  ' }, { body: null, attachments: [] }])
      expect(Object.keys((await coach.post(thread, body)).body.errors)).toEqual(['body']);
    expect((await coach.post(thread, { body: 'x'.repeat(4001) })).status).toBe(400);
    const foreign = await coach.post(thread, { attachments: [{ url: 'https://elsewhere.example/a.mp4' }] });
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([400, ['attachments.0.url']]);
    expect((await client.get(`${COACHING}/messages`)).body.data.total).toBe(0);
  });

  it('need a coach', async () => {
    const member = await fitness.member();
    const { status, body } = await member.post(`${COACHING}/messages`, { body: 'Anybody?' });
    expect([status, body.message]).toEqual([409, 'no_coach']);
    expect((await member.get(`${COACHING}/my-coach`)).body.data).toBeNull();
  });

  it('notify nobody who switched that off', async () => {
    const { coach, client } = await pair();
    await db.rows('INSERT INTO preference (account_id, alert_messages) VALUES ($1, false)', [client.id]);
    await coach.post(`${COACHING}/clients/${client.username}/messages`, { body: 'Hello' });
    expect(JSON.stringify((await client.get('/api/notifications')).body)).not.toContain('wrote to you');
  });
});

describe('check-ins', () => {
  it('are filed once a week of the member, however many are sent at once', async () => {
    fitness.service.clock.set('2026-05-17T20:30:00Z');
    const member = await fitness.member({ timezone: 'Asia/Dubai' });
    const answers = await race(5, async () => member.post(`${COACHING}/check-ins`, { energy: 7, weightKg: 78.4 }));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 4 });
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe('check_in_exists');
    const { data } = (await member.get(`${COACHING}/check-ins`)).body;
    expect(data).toMatchObject({ total: 1, data: [{ week: '2026-05-18', energy: 7, weightKg: 78.4, notes: '' }] });
    fitness.service.clock.set('2026-05-17T19:30:00Z');
    expect((await member.post(`${COACHING}/check-ins`, { energy: 3 })).body.data.week).toBe('2026-05-11');
  });

  it('of the week stand unanswered first, and are answered', async () => {
    const { coach, client } = await pair();
    const second = await fitness.member();
    await coach.post(`${COACHING}/clients`, { username: second.username });
    const first = await client.post(`${COACHING}/check-ins`, { energy: 4, notes: 'Tired' });
    await second.post(`${COACHING}/check-ins`, { energy: 9 });
    expect((await coach.get(`${COACHING}/clients`)).body.data).toMatchObject([
      { checked_in_this_week: true, awaits_reply: true },
      { checked_in_this_week: true, awaits_reply: true },
    ]);
    const { status, body } = await coach.post(`${COACHING}/check-ins/${first.body.data.id}/reply`, { body: 'Rest.' });
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({ status: 'answered', reply: 'Rest.', replied_at: '2026-05-13T08:00:00.000Z' }),
    ]);
    expect((await coach.get(`${COACHING}/roster/check-ins`)).body.data).toMatchObject([
      { status: 'unanswered', client: { username: second.username } },
      { status: 'answered', client: { username: client.username } },
    ]);
    expect((await client.get(`${COACHING}/check-ins`)).body.data.data[0].replied_by.username).toBe(coach.username);
    const own = (await coach.get(`${COACHING}/clients/${client.username}/check-ins`)).body.data;
    expect(own).toMatchObject({ total: 1, data: [{ energy: 4, notes: 'Tired' }] });
  });

  it.each([
    [{}, 'energy'],
    [{ energy: 0 }, 'energy'],
    [{ energy: 11 }, 'energy'],
    [{ energy: 5.5 }, 'energy'],
    [{ energy: 5, weightKg: -1 }, 'weightKg'],
    [{ energy: 5, weightKg: 1000.006 }, 'weightKg'],
    [{ energy: 5, week: '2026-05-04' }, 'week'],
  ])('%p are refused', async (body, field) => {
    const member = await fitness.member();
    const answer = await member.post(`${COACHING}/check-ins`, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
  });
});

describe('moving members between coaches', () => {
  it('moves, frees and shows, and counts clients', async () => {
    const { coach, client } = await pair();
    const next = await fitness.coach();
    const moved = await move(client, next);
    expect([moved.status, moved.body.data]).toEqual([
      201,
      expect.objectContaining({
        member: expect.objectContaining({ username: client.username }),
        coach: expect.objectContaining({ username: next.username }),
      }),
    ]);
    const counts = async () =>
      Object.fromEntries(
        (
          (await fitness.owner.get(`${COACHING}/coaches`)).body.data as Array<{ username: string; clients: number }>
        ).map(row => [row.username, row.clients]),
      );
    expect(await counts()).toMatchObject({ [coach.username]: 0, [next.username]: 1 });
    expect((await move(client, next)).status).toBe(201);
    const place = `${COACHING}/assignments/${client.username}`;
    expect((await fitness.owner.get(place)).body.data.coach.username).toBe(next.username);
    const freed = await fitness.owner.delete(place);
    expect([freed.status, freed.body.data.coach, freed.body.data.since]).toEqual([200, null, null]);
    expect((await fitness.owner.delete(place)).status).toBe(200);
    expect(await counts()).toMatchObject({ [next.username]: 0 });
  });

  it('knows members and coaches alone', async () => {
    const { coach, client } = await pair();
    expect((await move(coach, coach)).body.message).toBe('member_not_found');
    expect((await move(client, client)).body.message).toBe('coach_not_found');
    expect((await move(client, fitness.owner)).body.message).toBe('coach_not_found');
    expect((await fitness.owner.get(`${COACHING}/assignments/nobody`)).status).toBe(404);
    expect((await fitness.owner.delete(`${COACHING}/assignments/${coach.username}`)).status).toBe(404);
  });

  it('happens by itself when a coach may coach no more, is deleted or leaves', async () => {
    const { coach, client } = await pair();
    const place = async () => (await fitness.owner.get(`${COACHING}/assignments/${client.username}`)).body.data.coach;
    await fitness.owner.patch(`/api/coaches/${coach.id}/roles`, { role_ids: [] });
    expect(await place()).toBeNull();
    const second = await fitness.coach();
    await move(client, second);
    expect((await fitness.owner.delete(`/api/coaches/${second.id}`)).status).toBe(200);
    expect(await place()).toBeNull();
    const third = await fitness.coach();
    await move(client, third);
    await third.post(`${COACHING}/clients/${client.username}/messages`, { body: 'Goodbye' });
    const closed = await third.post('/api/auth/delete-account', { password: 'correct-horse-9' });
    expect([closed.status, await place()]).toEqual([201, null]);
    expect((await client.get(`${COACHING}/messages`)).body.data.data).toMatchObject([{ body: 'Goodbye', coach: null }]);
  });
});
