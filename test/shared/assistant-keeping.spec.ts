import { LocalAi } from '../ai/local-ai';
import { calls, says } from '../ai/script';
import { command } from '../cli/commands';
import { vacuum } from '../harness/bulk-rows';
import { race } from '../harness/race';
import { plansOf } from '../harness/statements';
import { type AssistantWorld, message, openChat, startAssistant } from './assistant.actors';

const CREATE = 'area_editing_create_neighborhood';
const TABLES = ['ai_chat', 'ai_message', 'ai_proposal', 'ai_placeholder'];

const ai = new LocalAi();
let world: AssistantWorld;
let staff: Awaited<ReturnType<AssistantWorld['staff']>>;

beforeAll(async () => {
  await ai.start();
  world = await startAssistant(ai);
});
afterAll(async () => {
  await world?.service.close();
  await ai.stop();
});
beforeEach(async () => {
  ai.clear();
  world.service.clock.set('2026-05-09T12:00:00Z');
  await world.service.db.rows('DELETE FROM ai_chat');
  staff = await world.staff('neighborhoods.view', 'neighborhoods.create');
});

/** A conversation with a proposal and an e-mail address of somebody else. */
async function converse(actor = staff): Promise<string> {
  const chat = await openChat(actor);
  ai.reply(calls(CREATE, { name: { en: 'Al Barsha', ar: 'البرشاء' } }), says('It waits for you.'));
  await actor.post(`${chat}/messages`, message('Add it and write to sara.haddad@visitor.example'));
  return chat;
}

const counts = async () =>
  Promise.all(TABLES.map(async table => (await world.service.db.rows(`SELECT 1 FROM ${table}`)).length));

it('conversations are deleted the days after their last message that the setting says', async () => {
  const { db, clock, doJobs } = world.service;
  const purge = async () => {
    await db.rows(`SELECT property_jobs.add_job('delete_old_ai_chats')`);
    await doJobs();
  };
  await world.setting('ai_chat_days', 2);
  await converse();
  const written = await converse();
  clock.advance({ hours: 47 });
  ai.reply(says('Yes.'));
  expect((await staff.post(`${written}/messages`, message('And today?'))).status).toBe(200);
  await purge();
  expect((await staff.get('/api/ai/chats')).body.data.total).toBe(2);
  clock.advance({ hours: 2 });
  await purge();
  expect(
    (await staff.get('/api/ai/chats')).body.data.data.map(({ id }: { id: number }) => `/api/ai/chats/${id}`),
  ).toEqual([written]);
  expect(await counts()).toEqual([1, 4, 1, 1]);
  await world.setting('ai_chat_days', 180);
});

it('refuses days that are no whole number from 1', async () => {
  for (const value of [0, 1.5, 4000, '30'])
    expect([value, (await world.owner.patch('/api/settings/ai_chat_days', { value })).status]).toEqual([value, 400]);
  expect((await world.owner.patch('/api/settings/ai_chat_days', { value: 180 })).status).toBe(200);
});

it('an account is exported with its conversations, and erased with them', async () => {
  const other = await world.staff('neighborhoods.create');
  await converse();
  await converse(other);
  const person = async (what: string, email: string) =>
    command(`person ${what} --service property --email ${email} --json`);

  const exported = await person('export', staff.email);
  expect(exported).toMatchObject({ exitCode: 0, complaint: '' });
  const { records } = exported.data as { records: Record<string, object[]> };
  expect(TABLES.map(table => records[table]?.length)).toEqual([1, 2, 1, 1]);
  expect(exported.out).not.toMatch(/sara.haddad|body_hash|lease_until/);

  expect((await person('erase --yes', staff.email)).exitCode).toBe(0);
  expect(await counts()).toEqual([1, 2, 1, 1]);
  expect((await other.get('/api/ai/chats')).body.data.total).toBe(1);
});

it('somebody whom conversations mention is exported and erased from them; the conversations stay', async () => {
  const chat = await converse();
  const person = async (what: string) =>
    command(`person ${what} --service property --email sara.haddad@visitor.example --json`);
  const { records } = (await person('export')).data as { records: Record<string, object[]> };
  expect(records['ai_placeholder']).toEqual([expect.objectContaining({ value: 'sara.haddad@visitor.example' })]);
  expect((await person('erase --yes')).exitCode).toBe(0);
  expect(await counts()).toEqual([1, 2, 1, 1]);
  expect(await world.service.db.rows('SELECT value FROM ai_placeholder')).toEqual([{ value: '' }]);
  expect((await staff.get(chat)).body.data.messages[0].text).toBe('Add it and write to [email_1]');
});

it('the number of somebody who was erased is given to nobody else', async () => {
  const chat = await converse();
  await command('person erase --yes --service property --email sara.haddad@visitor.example --json');
  ai.reply(says('Yes.'));
  await staff.post(`${chat}/messages`, message('And to omar@visitor.example'));
  const { messages } = (await staff.get(chat)).body.data;
  expect([messages[0].text, messages[2].text]).toEqual([
    'Add it and write to [email_1]',
    'And to omar@visitor.example',
  ]);
  expect(ai.requests.at(-1)?.messages.at(-1)?.text).toBe('And to [email_2]');
});

it('an account has 200 conversations, however many it opens at once; the oldest go', async () => {
  const { db, clock } = world.service;
  const written = await converse();
  const other = await world.staff('neighborhoods.create');
  await converse(other);
  await db.rows(
    `INSERT INTO ai_chat (account_id, title, updated_at)
     SELECT $1, 'Old ' || n, $2::timestamptz + make_interval(mins => n) FROM generate_series(1, 198) n`,
    [staff.id, '2026-05-01T12:00:00Z'],
  );
  clock.advance({ hours: 1 });
  await race(5, () => staff.post('/api/ai/chats', {}));
  expect((await staff.get('/api/ai/chats')).body.data.total).toBe(200);
  expect((await staff.get(written)).status).toBe(200);
  const left = await db.rows<{ title: string }>(
    `SELECT title FROM ai_chat WHERE title LIKE 'Old %' ORDER BY updated_at`,
  );
  expect([left.length, left[0]?.title]).toEqual([194, 'Old 5']);
  expect((await other.get('/api/ai/chats')).body.data.total).toBe(1);
});

it('lists are cut on an index among many conversations', async () => {
  const { db } = world.service;
  const chat = await converse();
  await db.rows(
    `WITH many AS (INSERT INTO ai_chat (account_id, title) SELECT $1, 'Prices' FROM generate_series(1, 4000) RETURNING id),
       asked AS (INSERT INTO ai_message (chat_id, role, text, status, client_token)
         SELECT id, 'user', 'x', 'done', n::text FROM many, generate_series(1, 2) n RETURNING id, chat_id),
       answered AS (INSERT INTO ai_message (chat_id, role, text, status, reply_to, run, lease_until)
         SELECT chat_id, 'assistant', 'x', 'done', id, gen_random_uuid(), now() FROM asked RETURNING id, chat_id),
       named AS (INSERT INTO ai_placeholder (chat_id, kind, number, value) SELECT id, 'name', 1, id::text FROM many)
     INSERT INTO ai_proposal (chat_id, message_id, call_id, tool, title, arguments, expires_at)
     SELECT chat_id, id, 'call', 'x', 'x', '{}', now() FROM answered`,
    [world.owner.id],
  );
  await vacuum(db, TABLES);
  const mine = await plansOf(db, () => staff.get('/api/ai/chats'));
  const many = await plansOf(db, () => world.owner.get('/api/ai/chats'));
  const one = await plansOf(db, () => staff.get(chat));
  for (const plan of [...mine, ...one]) expect(plan).not.toMatch(/Seq Scan on ai_(chat|message|proposal|placeholder)/);
  expect(many.join('\n')).not.toMatch(/(?<!Incremental )Sort .*rows=\d{4,}/);
  expect(many.join('\n')).toMatch(/ai_message_running_key/);
  const purge = await db.rows<{ 'QUERY PLAN': string }>(
    `EXPLAIN DELETE FROM ai_chat WHERE updated_at < now() - interval '180 days'`,
  );
  expect(JSON.stringify(purge)).toContain('ai_chat_updated_idx');
});
