import { createHash } from 'node:crypto';
import { makeCoach, PASSWORD } from './factories';
import { type Actor, type Fitness, startFitness } from './fitness';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
afterAll(() => fitness.service.close());

const db = () => fitness.service.db;
const close = async (actor: Actor) =>
  expect((await actor.post('/api/auth/delete-account', { password: PASSWORD })).status).toBe(201);
const idOf = async (statement: string, values: unknown[] = []) =>
  (await db().row<{ id: number }>(`${statement} RETURNING id`, values))!.id;
const group = (slug: string) =>
  idOf(`INSERT INTO community_group (slug, name, topic) VALUES ($1, '{"en": "G", "ar": "م"}', 'running')`, [slug]);
const whoami = (key: string) => fitness.visitor().get('/api/ingest/whoami', { headers: { 'X-Api-Key': key } });

it('is told by every foreign key on accounts: what goes along and what stays without an author', async () => {
  const rows = await db().rows<{ name: string; action: string }>(
    `SELECT conname AS name, confdeltype AS action FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'account'::regclass AND confdeltype NOT IN ('c', 'n')`,
  );
  expect(rows).toEqual([]);
});

it('takes what a member recorded along, and leaves others what they read', async () => {
  const member = await fitness.member();
  const reader = await fitness.member();
  const runners = await group('closing-runners');
  await db().rows(
    `INSERT INTO group_membership (group_id, account_id, joined_at) SELECT $1, unnest($2::int[]), now()`,
    [runners, [member.id, reader.id]],
  );
  const postOf = (author: number, key: string) =>
    idOf('INSERT INTO post (group_id, author_id, key, body) VALUES ($1, $2, $3, $3)', [runners, author, key]);
  const own = await postOf(member.id, 'own-post');
  const others = await postOf(reader.id, 'other-post');
  await db().rows('INSERT INTO post_comment (post_id, author_id, body) VALUES ($1, $2, $3)', [others, member.id, 'hi']);
  await db().rows('INSERT INTO post_like (post_id, account_id) SELECT unnest($1::int[]), $2', [
    [own, others],
    member.id,
  ]);
  await db().rows(`INSERT INTO sleep_night (account_id, date, asleep_minutes) VALUES ($1, '2026-05-01', 400)`, [
    member.id,
  ]);
  const coach = await makeCoach(db());
  await db().rows('INSERT INTO coach_client (member_id, coach_id, started_at) VALUES ($1, $2, now())', [
    member.id,
    coach.id,
  ]);
  await close(member);
  expect(await db().rows('SELECT id, author_id FROM post ORDER BY id')).toEqual([
    { id: own, author_id: null },
    { id: others, author_id: reader.id },
  ]);
  expect(await db().rows('SELECT author_id, body FROM post_comment')).toEqual([{ author_id: null, body: 'hi' }]);
  for (const table of ['post_like', 'sleep_night', 'coach_client'])
    expect([table, await db().rows(`SELECT 1 FROM ${table}`)]).toEqual([table, []]);
  expect(await db().rows('SELECT account_id FROM group_membership')).toEqual([{ account_id: reader.id }]);
});

it('gives up a place at every event', async () => {
  const [staying, leaving] = [await fitness.member(), await fitness.member()];
  const event = await idOf(
    `INSERT INTO community_event (slug, name, starts_at, ends_at, capacity, attendee_count)
     VALUES ('closing-run', '{"en": "Run", "ar": "جري"}', '2026-08-01T06:00Z', '2026-08-01T08:00Z', 2, 2)`,
  );
  await db().rows(
    `INSERT INTO event_attendance (event_id, account_id, joined_at) SELECT $1, unnest($2::int[]), now()`,
    [event, [staying.id, leaving.id]],
  );
  await close(leaving);
  expect(await db().rows('SELECT attendee_count FROM community_event WHERE id = $1', [event])).toEqual([
    { attendee_count: 1 },
  ]);
  expect(await db().rows('SELECT account_id FROM event_attendance')).toEqual([{ account_id: staying.id }]);
});

it('frees the clients of a coach, who keep the conversation', async () => {
  const coach = await fitness.coach();
  const member = await fitness.member();
  const values = [member.id, coach.id];
  await db().rows('INSERT INTO coach_client (member_id, coach_id, started_at) VALUES ($1, $2, now())', values);
  await db().rows(
    `INSERT INTO coach_message (member_id, coach_id, sender, body) VALUES ($1, $2, 'coach', 'Hi')`,
    values,
  );
  await close(coach);
  expect(await db().rows('SELECT 1 FROM coach_client WHERE member_id = $1', [member.id])).toEqual([]);
  expect(await db().rows('SELECT coach_id, body FROM coach_message')).toEqual([{ coach_id: null, body: 'Hi' }]);
  expect((await member.get('/api/auth/me')).status).toBe(200);
});

it.each([
  ['closing', (member: Actor) => close(member)],
  ['deletion by staff', async (member: Actor) => void (await fitness.owner.delete(`/api/users/${member.username}`))],
])('ends ingest keys at once by %s, with the answer to a key that there never was', async (_, end) => {
  const member = await fitness.member();
  const { body } = await member.post('/api/fitness/devices/keys', { name: 'Watch' });
  const { key } = body.data;
  expect((await whoami(key)).status).toBe(200);
  await end(member);
  const [ended, unknown] = [await whoami(key), await whoami(`qk_${'a'.repeat(8)}_${createHash('sha1').digest('hex')}`)];
  expect([ended.status, ended.body]).toEqual([401, unknown.body]);
});
