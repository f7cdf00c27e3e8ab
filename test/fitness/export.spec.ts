import { EXPORTED_TABLES } from '#services/fitness/export/exported-tables';
import { request as httpRequest } from 'node:http';
import { makeCoach, PASSWORD } from './factories';
import { type Actor, type Fitness, startFitness } from './fitness';

const EXPORT = '/api/fitness/settings-hub/export';

let fitness: Fitness;
beforeAll(async () => {
  fitness = await startFitness();
});
afterAll(() => fitness.service.close());

const db = () => fitness.service.db;

/** Every table of the service that names an account, by a foreign key or as somebody who is told something. */
async function tablesWithAnAccount(): Promise<string[]> {
  const rows = await db().rows<{ name: string }>(
    `SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'account'::regclass
     UNION SELECT DISTINCT table_name FROM information_schema.columns
     WHERE table_schema = 'fitness' AND column_name IN ('account_id', 'member_id', 'author_id', 'recipient_id')`,
  );
  return rows.map(({ name }) => name);
}

it('holds every table that carries an account', async () => {
  const tables = await tablesWithAnAccount();
  expect(tables.length).toBeGreaterThan(25);
  const exported = Object.values(EXPORTED_TABLES).map(({ table }) => table);
  expect(tables.filter(name => !exported.includes(name))).toEqual([]);
});

it('hides nothing of them but what is a secret or of no meaning', async () => {
  const hidden = Object.values(EXPORTED_TABLES).flatMap(({ table, without = [] }) =>
    without.map(name => `${table}.${name}`),
  );
  expect(hidden.sort()).toEqual([
    'access_key.secret_hash',
    'access_key.token_version',
    'ai_message.body_hash',
    'ai_message.lease_until',
    'ai_message.run',
    'challenge_participation.progress',
    'chunked_upload.assembling_until',
    'chunked_upload.folder',
    'chunked_upload.received',
    'connected_app.account_id',
    'connected_app.audience',
    'connected_app.oauth_client_id',
    'connected_app.token_version',
    'ingest_key.secret_hash',
    'notification.audience',
    'notification.recipient_id',
    'oauth_client.metadata',
    'oauth_client.secret_hash',
    'tool_call.access_key_id',
    'tool_call.account_id',
    'tool_call.audience',
    'tool_call.connected_app_id',
    'waiting_offer.token_hash',
    'webhook_endpoint.previous_secret',
    'webhook_endpoint.secret',
  ]);
});

/** Something in many tables, of one member. */
async function record(member: Actor, coachId: number, word: string): Promise<void> {
  const { id } = member;
  const insert = (statement: string, ...values: unknown[]) => db().rows(statement, [id, ...values]);
  await insert(
    `INSERT INTO daily_metric (account_id, date, source, steps, distance_m)
     SELECT $1, date '2020-01-01' + n, 'manual', n, 0.5 FROM generate_series(1, 2500) n`,
  );
  await insert(`INSERT INTO journal_note (account_id, date, body) VALUES ($1, '2026-05-01', $2)`, `${word} note`);
  await insert(`INSERT INTO coach_client (member_id, coach_id, started_at) VALUES ($1, $2, now())`, coachId);
  for (const sender of ['coach', 'member'])
    await insert(
      `INSERT INTO coach_message (member_id, coach_id, sender, body) VALUES ($1, $2, $3, $4)`,
      coachId,
      sender,
      `${word} from ${sender}`,
    );
  await insert(
    `INSERT INTO check_in (member_id, week, energy, notes, reply, replied_by_id, replied_at)
     VALUES ($1, '2026-05-04', 7, $2, 'well done', $3, now())`,
    `${word} week`,
    coachId,
  );
  await insert(
    `INSERT INTO ingest_key (account_id, name, prefix, secret_hash) VALUES ($1, $2, $2, $3)`,
    `${word}-key`,
    `${word}-hash`,
  );
  const group = await db().row<{ id: number }>(
    `INSERT INTO community_group (slug, name, topic) VALUES ($1, '{"en": "Runners", "ar": "عدّاؤون"}', 'running') RETURNING id`,
    [`${word}-group`],
  );
  await insert(`INSERT INTO group_membership (group_id, account_id, joined_at) VALUES ($2, $1, now())`, group!.id);
  await insert(
    `INSERT INTO post (group_id, author_id, key, body) VALUES ($2, $1, $3, $4)`,
    group!.id,
    `${word}-post`,
    `${word} post`,
  );
  const session = await insert(
    `INSERT INTO workout_session (account_id, name, date, started_at) VALUES ($1, '{"en": "Legs", "ar": "أرجل"}', '2026-05-01', now()) RETURNING id`,
  );
  const exercise = await db().row<{ id: number }>(
    `INSERT INTO session_exercise (session_id, position, slug, name, muscle, equipment, rest_seconds)
     VALUES ($1, 1, 'squat', '{"en": "Squat", "ar": "قرفصاء"}', 'legs', 'barbell', 60) RETURNING id`,
    [(session[0] as { id: number }).id],
  );
  await db().rows(`INSERT INTO session_set (session_exercise_id, number, weight_kg, reps) VALUES ($1, 1, 102.5, 5)`, [
    exercise!.id,
  ]);
  await insert(`INSERT INTO notification (audience, recipient_id, type, data) VALUES ('staff', $1, 'told', $2)`, {
    word,
  });
}

describe('an export', () => {
  let mine: Actor;
  let other: Actor;
  beforeAll(async () => {
    const coach = await makeCoach(db(), { username: 'the-coach' });
    mine = await fitness.member();
    other = await fitness.member();
    await record(mine, coach.id, 'mine');
    await record(other, coach.id, 'foreign');
  });

  it('is everything of the member, without a window, and nothing of another', async () => {
    const { status, body, text, headers } = await mine.get(EXPORT);
    expect([status, body.success, body.message]).toEqual([200, true, '']);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="?fitness-\d+\.json"?$/);
    const { account, records } = body.data;
    expect(account).toMatchObject({ id: mine.id, email: mine.email, timezone: 'UTC' });
    expect(Object.keys(records)).toEqual(Object.keys(EXPORTED_TABLES));
    expect(records.daily_metrics).toHaveLength(2500);
    expect(new Set(records.daily_metrics.map(({ date }: { date: string }) => date)).size).toBe(2500);
    expect(records.daily_metrics[0]).toMatchObject({ date: '2020-01-02', steps: 1, distance_m: 0.5 });
    expect(records.messages).toMatchObject([
      { body: 'mine from coach', sender: 'coach', coach: 'the-coach' },
      { body: 'mine from member', sender: 'member' },
    ]);
    expect(records.check_ins).toMatchObject([{ week: '2026-05-04', reply: 'well done', replied_by: 'the-coach' }]);
    expect(records.coach).toMatchObject([{ coach: 'the-coach' }]);
    expect(records.groups).toMatchObject([{ group: 'mine-group' }]);
    expect(records.posts).toMatchObject([{ key: 'mine-post', group: 'mine-group' }]);
    expect(records.session_sets).toMatchObject([{ weight_kg: 102.5, reps: 5 }]);
    expect(records.ingest_keys).toMatchObject([{ name: 'mine-key', prefix: 'mine-key' }]);
    expect(records.notifications).toMatchObject([{ type: 'told', data: { word: 'mine' } }]);
    expect(records.roles).toMatchObject([{ role: 'Member' }]);
    expect(records.posts[0].created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    for (const secret of ['foreign', 'mine-hash', 'password', 'token_version', 'search_text', other.email])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect(text.includes(`"account_id"`)).toBe(false);
  });

  it('leaves as it is read, a few rows at once', async () => {
    const { body } = await fitness.visitor().post('/api/auth/login', { email: mine.email, password: PASSWORD });
    const most: number[] = [];
    const original = db().rows.bind(db());
    const rows = jest.spyOn(db(), 'rows').mockImplementation(async (...statement: Parameters<typeof original>) => {
      const read = await original(...statement);
      most.push(read.length);
      return read;
    });
    const pieces = await new Promise<number>((resolve, reject) => {
      let chunks = 0;
      const headers = { Authorization: `Bearer ${body.data.access_token}` };
      httpRequest(`${fitness.service.origin}/fitness${EXPORT}`, { headers }, response => {
        response.on('data', () => (chunks += 1)).on('end', () => resolve(chunks));
      })
        .on('error', reject)
        .end();
    });
    rows.mockRestore();
    expect(pieces).toBeGreaterThan(3);
    expect(Math.max(...most)).toBe(250);
  });

  it('of a new member is whole, too', async () => {
    const member = await fitness.member();
    const { body } = await member.get(EXPORT);
    expect(Object.entries(body.data.records).filter(([, rows]) => (rows as object[]).length > 0)).toMatchObject([
      ['roles', [{ role: 'Member' }]],
    ]);
    expect((await fitness.anonymous.get(EXPORT)).status).toBe(401);
  });
});
