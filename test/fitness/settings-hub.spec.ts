import { race, statuses } from '../harness/race';
import { type Fitness, startFitness } from './fitness';

const HUB = '/api/fitness/settings-hub';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
afterAll(() => fitness.service.close());

const db = () => fitness.service.db;

it('shows a new member who they are, and what is set until they set it', async () => {
  const member = await fitness.member({ timezone: 'Asia/Dubai', countryId: 784 });
  const { status, body } = await member.get(HUB);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    account: { id: member.id, username: member.username, email: member.email, timezone: 'Asia/Dubai', country_id: 784 },
    alerts: { workouts: true, messages: true, community: true, summary: true },
    privacy: { share_activity: true },
    appearance: { theme: 'system', accent: 'green', motion: 'full' },
  });
  expect(Object.values(body.data.figures)).toEqual(Array(13).fill(0));
});

it('counts what was recorded, each once', async () => {
  const member = await fitness.member();
  const day = (source: string) =>
    db().rows(`INSERT INTO daily_metric (account_id, date, source, steps) VALUES ($1, '2026-05-01', $2, 100)`, [
      member.id,
      source,
    ]);
  await day('manual');
  await day('key:1');
  const [first] = await db().rows<{ id: number }>(
    `INSERT INTO activity (account_id, slug, source, kind, date, started_at, ended_at)
     SELECT $1, 'run-' || n, 'key:' || n, 'run', '2026-05-01', '2026-05-01T08:00Z', '2026-05-01T08:45Z'
     FROM generate_series(1, 2) n RETURNING id`,
    [member.id],
  );
  await db().rows(`UPDATE activity SET duplicate_of_id = $1 WHERE account_id = $2 AND id <> $1`, [
    first!.id,
    member.id,
  ]);
  await db().rows(`INSERT INTO sleep_night (account_id, date, asleep_minutes) VALUES ($1, '2026-05-01', 400)`, [
    member.id,
  ]);
  const { body } = await member.get(HUB);
  expect(body.data.figures).toMatchObject({ days_recorded: 1, activities: 1, active_minutes: 45, nights: 1, meals: 0 });
});

it.each([
  ['notifications', { workouts: false, summary: false }, 'alerts', { workouts: false, messages: true, summary: false }],
  ['notifications', {}, 'alerts', { workouts: true, messages: true, community: true, summary: true }],
  ['privacy', { share_activity: false }, 'privacy', { share_activity: false }],
  [
    'appearance',
    { theme: 'dark', accent: '#1F8a4c' },
    'appearance',
    { theme: 'dark', accent: '#1F8a4c', motion: 'full' },
  ],
  ['appearance', { motion: 'reduced' }, 'appearance', { theme: 'system', motion: 'reduced' }],
])('saves %s %p and answers the whole page', async (part, change, shown, expected) => {
  const member = await fitness.member();
  const { status, body } = await member.inArabic().patch(`${HUB}/${part}`, change);
  expect([status, body.message]).toEqual([200, 'تم حفظ إعداداتك.']);
  expect(body.data[shown]).toMatchObject(expected);
  expect((await member.get(HUB)).body.data).toEqual(body.data);
});

it.each([
  ['notifications', { workouts: 'yes' }, 'workouts'],
  ['notifications', { e_mail: true }, 'e_mail'],
  ['privacy', { share_activity: 1 }, 'share_activity'],
  ['appearance', { theme: 'neon' }, 'theme'],
  ['appearance', { accent: 'url(x)' }, 'accent'],
  ['appearance', { motion: 1 }, 'motion'],
])('refuses %s %p', async (part, change, field) => {
  const member = await fitness.member();
  const { status, body } = await member.patch(`${HUB}/${part}`, change);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

it('keeps what several pages set at once', async () => {
  const member = await fitness.member();
  const changes = [
    ['notifications', { community: false }],
    ['privacy', { share_activity: false }],
    ['appearance', { theme: 'light' }],
    ['appearance', { motion: 'reduced' }],
  ] as const;
  expect(statuses(await race(4, index => member.patch(`${HUB}/${changes[index]![0]}`, changes[index]![1])))).toEqual({
    200: 4,
  });
  expect((await member.get(HUB)).body.data).toMatchObject({
    alerts: { community: false, messages: true },
    privacy: { share_activity: false },
    appearance: { theme: 'light', motion: 'reduced' },
  });
});

it('is no page of staff, whatever they hold', async () => {
  for (const actor of [fitness.owner, await fitness.coach()]) {
    for (const answer of [await actor.get(HUB), await actor.patch(`${HUB}/appearance`, { theme: 'dark' })])
      expect([answer.status, answer.body.message]).toEqual([403, 'member_only']);
    for (const part of ['notifications', 'privacy'])
      expect((await actor.patch(`${HUB}/${part}`, {})).body.code).toBe('permission_required');
    expect((await actor.get(`${HUB}/export`)).body.code).toBe('permission_required');
  }
  const without = await fitness.staff({ permissions: ['coaches.view'] });
  expect((await without.get(HUB)).body.code).toBe('permission_required');
  expect(await db().rows('SELECT 1 FROM preference WHERE account_id = $1', [fitness.owner.id])).toEqual([]);
});
