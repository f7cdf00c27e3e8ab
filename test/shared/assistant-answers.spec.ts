import { AiModels } from '#ai/ai-models';
import { LocalAi } from '../ai/local-ai';
import { calls, fails, says } from '../ai/script';
import { type AssistantWorld, message, openChat, stream, textOf } from './assistant.actors';
import { startAssistant } from './assistant.actors';

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
  staff = await world.staff('neighborhoods.view', 'neighborhoods.edit', 'neighborhoods.delete');
});

const send = (chat: string, body: object, options = {}) =>
  stream(world.service.origin, staff.token, `${chat}/messages`, body, options);

describe('conversations', () => {
  it('belong to one account: created, listed, changed and deleted by it alone', async () => {
    const other = await world.staff();
    const first = await openChat(staff);
    const second = await openChat(staff, { title: 'Prices', model: 'small-model' });
    const { data: page } = (await staff.get('/api/ai/chats')).body;
    expect(page.data.map(({ title, model }: Record<string, unknown>) => [title, model])).toEqual([
      ['Prices', 'small-model'],
      [null, null],
    ]);
    expect(page).toMatchObject({ total: 2, page: 1, limit: 20 });
    const changed = await staff.patch(first, { title: 'Call +971 50 555 0142' });
    expect(changed.body).toMatchObject({ data: { title: 'Call +971 50 555 0142', model: null } });
    expect((await staff.get('/api/ai/chats')).body.data.data[1].title).toBe('Call +971 50 555 0142');
    expect((await staff.patch(second, { model: null })).body.data).toMatchObject({ title: 'Prices', model: null });
    expect((await staff.patch(second, { model: 'unknown' })).body.codes).toEqual({
      model: [{ code: 'one_of', values: ['large-model', 'small-model'] }],
    });
    for (const refused of [
      await other.get(first),
      await other.patch(first, { title: 'Mine' }),
      await other.delete(first),
      await other.post(`${first}/messages`, message('Hello')),
      await other.post(`${first}/stop`),
    ])
      expect(refused.status).toBe(404);
    expect((await other.get('/api/ai/chats')).body.data.total).toBe(0);
    expect((await staff.delete(first)).status).toBe(200);
    expect((await staff.get(first)).status).toBe(404);
  });

  it('need the permission', async () => {
    expect((await world.agent.get('/api/ai/chats')).status).toBe(403);
    expect((await staff.get('/api/ai/models')).status).toBe(403);
    const models = (await world.owner.get('/api/ai/models')).body.data;
    expect(models[0]).toEqual({ name: 'large-model', provider: 'openai', is_default: true, is_available: true });
    expect(models).toHaveLength(2);
  });
});

describe('an answer', () => {
  it('is returned as a whole, stored, and titles the conversation', async () => {
    const chat = await openChat(staff);
    ai.reply({ text: 'Good morning.', usage: { input: 30, output: 4 } });
    const answer = await staff.post(`${chat}/messages`, message('Hello, who are you?', 'first'));
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      role: 'assistant',
      text: 'Good morning.',
      status: 'done',
      model: 'large-model',
      client_token: null,
      tools: [],
      proposals: [],
    });
    const { data } = (await staff.get(chat)).body;
    expect(data).toMatchObject({ title: 'Hello, who are you?', is_answering: false, has_more: false });
    expect(data.messages).toMatchObject([
      { role: 'user', text: 'Hello, who are you?', client_token: 'first', status: 'done' },
      { id: answer.body.data.id, text: 'Good morning.' },
    ]);
    const [asked] = ai.requests;
    expect(asked).toMatchObject({ model: 'large-model', question: 'Hello, who are you?' });
    expect(asked?.system).toContain('Property listings');
    const usage = (await world.owner.get('/api/ai/usage')).body.data.data;
    expect(usage).toContainEqual(
      expect.objectContaining({
        account_id: staff.id,
        account_name: 'Huda Nasser',
        input_tokens: 30,
        output_tokens: 4,
      }),
    );
  });

  it('is streamed, with the tools that it reads', async () => {
    const chat = await openChat(staff);
    ai.reply(
      { text: ['Let me ', 'look.'], calls: [{ name: 'area_editing_list_neighborhoods', arguments: {} }] },
      says('There are ', 'none.'),
    );
    const { status, headers, events } = await send(chat, message('Which neighborhoods are there?'));
    expect([status, headers['content-type'], headers['cache-control'], headers['x-accel-buffering']]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
      'no',
    ]);
    expect(textOf(events)).toBe('Let me look.\n\nThere are none.');
    expect(events.map(({ event }) => event)).toEqual(['delta', 'delta', 'tool', 'tool', 'delta', 'delta', 'done']);
    expect(events[3]?.data).toMatchObject({ name: 'area_editing_list_neighborhoods', status: 'done' });
    expect(events.at(-1)?.data).toMatchObject({
      text: 'Let me look.\n\nThere are none.',
      status: 'done',
      tools: [{ name: 'area_editing_list_neighborhoods', status: 'done' }],
    });
    expect(ai.requests[1]?.results).toEqual(['{"data":[]}']);
  });

  it('is stored once: the same token gets it again, with another text too', async () => {
    const chat = await openChat(staff);
    ai.reply(says('Once.'));
    const first = await staff.post(`${chat}/messages`, message('Hello', 'token'));
    const again = await staff.post(`${chat}/messages`, message('Hello', 'token'));
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotency-mismatch']).toBeUndefined();
    const other = await send(chat, message('Something else', 'token'));
    expect(other.headers['idempotency-mismatch']).toBe('true');
    expect(other.events.map(({ event }) => event)).toEqual(['delta', 'done']);
    expect(other.events[1]?.data).toEqual(first.body.data);
    expect(ai.requests).toHaveLength(1);
    expect((await staff.get(chat)).body.data.messages).toHaveLength(2);
  });

  it('gets the earlier messages as history', async () => {
    const chat = await openChat(staff);
    ai.reply(says('One.'), says('Two.'));
    await staff.post(`${chat}/messages`, message('First?'));
    await staff.post(`${chat}/messages`, message('Second?'));
    expect(ai.requests[1]?.messages.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'user: First?',
      'assistant: One.',
      'user: Second?',
    ]);
  });

  it.each([
    ['no text', {}],
    ['an empty text', { text: ' ', client_token: 't' }],
    ['a text that is too long', { text: 'x'.repeat(4001), client_token: 't' }],
    ['a token of another kind', { text: 'x', client_token: {} }],
    ['a text that cannot be stored', { text: 'x\u0000', client_token: 't' }],
    ['no token', { text: 'x' }],
  ])('is not given to %s', async (_, body) => {
    const chat = await openChat(staff);
    expect((await staff.post(`${chat}/messages`, body)).status).toBe(400);
    expect((await staff.get(chat)).body.data.messages).toEqual([]);
  });
});

describe('a provider that fails', () => {
  it('is 502 or an event; the message stays and continues with the same token', async () => {
    const chat = await openChat(staff);
    ai.reply(calls('area_editing_list_neighborhoods'), { text: ['The ', 'list'], fault: 'cut' });
    const failed = await send(chat, message('List them', 'again'));
    expect(failed.events.map(({ event }) => event)).toEqual(['tool', 'tool', 'delta', 'delta', 'error']);
    expect(failed.events.at(-1)?.data).toEqual({
      code: 'assistant_failed',
      message: 'The assistant cannot answer at the moment. Send the message again.',
      retry_after: null,
    });
    const stored = (await staff.get(chat)).body.data.messages;
    expect(stored).toMatchObject([
      { text: 'List them', client_token: 'again' },
      { text: 'The list', status: 'failed', failure_code: 'assistant_failed' },
    ]);
    ai.reply(fails(500));
    const second = await staff.inArabic().post(`${chat}/messages`, message('List them', 'again'));
    expect([second.status, second.body.code]).toEqual([502, 'assistant_failed']);
    ai.reply(says('There are none.'));
    const third = await staff.post(`${chat}/messages`, message('List them', 'again'));
    expect(third.body.data).toMatchObject({
      id: stored[1].id,
      text: 'There are none.',
      status: 'done',
      failure_code: null,
    });
    expect(third.body.data.tools).toHaveLength(1);
    expect(ai.requests.at(-1)?.results).toEqual(['{"data":[]}']);
    expect((await staff.get(chat)).body.data.messages).toHaveLength(2);
  });

  it.each(['silent', 'stalls', 'malformed', 'unfinished', 'error'] as const)(
    'is noticed when it is %s',
    async fault => {
      const { timeouts } = world.service.get(AiModels);
      const chatMs = timeouts.chatMs;
      timeouts.chatMs = 300;
      const chat = await openChat(staff);
      ai.reply({ text: 'Half', fault });
      const answer = await staff.post(`${chat}/messages`, message('Hello'));
      timeouts.chatMs = chatMs;
      expect([answer.status, answer.body.code]).toEqual([502, 'assistant_failed']);
      expect(JSON.stringify((await staff.get(chat)).body)).not.toContain(ai.key);
    },
  );
});

describe('calls', () => {
  it('are told what is wrong with them, and end after eight', async () => {
    const chat = await openChat(staff);
    ai.reply(
      calls('no_such_tool'),
      calls('area_editing_list_neighborhoods', 'no json'),
      calls('area_editing_update_neighborhood', { id: 'x' }),
      { calls: Array.from({ length: 7 }, () => ({ name: 'area_editing_list_neighborhoods', arguments: {} })) },
      says('Enough.'),
    );
    const answer = await staff.post(`${chat}/messages`, message('Go'));
    expect(answer.body.data).toMatchObject({ text: 'Enough.', status: 'done', proposals: [] });
    const results = ai.requests.at(-1)!.results;
    expect(results).toHaveLength(10);
    expect(results[0]).toContain('no tool');
    expect(results[1]).toContain('JSON');
    expect(results[2]).toContain('id must be integer');
    expect(results.slice(8)).toEqual(Array(2).fill(expect.stringContaining('No more than 8 calls')));
    expect(ai.requests.at(-1)?.tools).toEqual([]);
  });

  it('find further tools, of what the account may use alone', async () => {
    const chat = await openChat(staff);
    ai.reply(
      calls('find_tools', { query: 'delete a neighborhood' }),
      calls('find_tools', { query: 'delete a property' }),
      says('Found.'),
    );
    await staff.post(`${chat}/messages`, message('What can you change?'));
    expect(ai.requests[0]?.tools).toContain('find_tools');
    expect(ai.requests[0]?.tools).not.toContain('area_editing_delete_neighborhood');
    expect(ai.requests[1]?.tools).toContain('area_editing_delete_neighborhood');
    expect(ai.requests.at(-1)?.results[1]).not.toContain('home_editing_delete');
    expect(ai.sent()).not.toMatch(/assistant_\w+|ai_chats/);
  });

  it('get at most 16 KB of a result', async () => {
    await world.service.db.rows(
      `INSERT INTO neighborhood (slug, name) SELECT 'area-' || n, jsonb_build_object('en', repeat('Very long ', 9) || n, 'ar', 'حي')
       FROM generate_series(1, 200) n`,
    );
    const chat = await openChat(staff);
    ai.reply(calls('area_editing_list_neighborhoods'), says('Many.'));
    await staff.post(`${chat}/messages`, message('List'));
    const [result = ''] = ai.requests[1]!.results;
    expect(Buffer.byteLength(result)).toBeLessThanOrEqual(16 * 1024);
    expect(result).toContain('cut');
    await world.empty();
  });
});
