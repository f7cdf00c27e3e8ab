import { LocalAi } from '../ai/local-ai';
import { calls, fails, says } from '../ai/script';
import { type AssistantWorld, message, openChat, startAssistant, stream, textOf } from './assistant.actors';

const LIST = 'area_editing_list_neighborhoods';
const CREATE = 'area_editing_create_neighborhood';

const ai = new LocalAi();
let world: AssistantWorld;
let staff: Awaited<ReturnType<AssistantWorld['staff']>>;

beforeAll(async () => {
  await ai.start();
  world = await startAssistant(ai, ai.environment('anthropic'));
});
afterAll(async () => {
  await world?.service.close();
  await ai.stop();
});
beforeEach(async () => {
  ai.clear();
  staff = await world.staff('neighborhoods.view', 'neighborhoods.create');
});

const send = async (chat: string, text: string, token?: string) =>
  stream(world.service.origin, staff.token, `${chat}/messages`, message(text, token));

it('is the provider of the models', async () => {
  expect((await world.owner.get('/api/ai/models')).body.data[0]).toMatchObject({ provider: 'anthropic' });
});

it('streams texts, reads and proposals, and is told what became of them', async () => {
  const chat = await openChat(staff);
  ai.reply(
    { text: ['Let me ', 'look.'], calls: [{ name: LIST }] },
    { calls: [{ name: CREATE, arguments: { name: { en: 'Al Barsha', ar: 'البرشاء' } } }] },
    { text: 'It waits.', usage: { input: 70, output: 8 } },
  );
  const { events } = await send(chat, 'Add Al Barsha');
  expect(textOf(events)).toBe('Let me look.\n\nIt waits.');
  expect(events.map(({ event }) => event)).toEqual(['delta', 'delta', 'tool', 'tool', 'proposal', 'delta', 'done']);
  expect(ai.requests.map(({ protocol }) => protocol)).toEqual(Array(3).fill('anthropic'));
  expect(ai.requests[2]?.results).toEqual(['{"data":[]}', expect.stringContaining('waits for the confirmation')]);

  const [proposal] = events.at(-1)!.data['proposals'] as { id: number }[];
  expect((await staff.post(`${chat}/proposals/${proposal?.id}/confirm`)).body.data.status).toBe('done');
  ai.reply(says('Good.'));
  expect((await staff.post(`${chat}/messages`, message('Done?'))).body.data.text).toBe('Good.');
  expect(JSON.stringify(ai.requests.at(-1)?.messages)).toContain('confirmed it and it was done');
  const usage = (await world.owner.get('/api/ai/usage')).body.data.data;
  expect(usage).toContainEqual(expect.objectContaining({ account_id: staff.id, input_tokens: 70 + 3 * 10 }));
});

it.each(['cut', 'malformed', 'unfinished', 'error'] as const)(
  'that is %s is an event, and can be asked again',
  async fault => {
    const chat = await openChat(staff);
    ai.reply({ text: ['The ', 'list'], fault });
    const failed = await send(chat, 'List them', 'again');
    expect(failed.events.at(-1)).toMatchObject({ event: 'error', data: { code: 'assistant_failed' } });
    ai.reply(calls(LIST), says('None.'));
    expect((await send(chat, 'List them', 'again')).events.at(-1)).toMatchObject({
      event: 'done',
      data: { text: 'None.', status: 'done' },
    });
  },
);

it.each([401, 404, 429, 529])('that answers %i is 502 and shows nothing of it', async status => {
  const chat = await openChat(staff);
  ai.reply(fails(status));
  const answer = await staff.post(`${chat}/messages`, message('Hello'));
  expect([answer.status, answer.body.code]).toEqual([502, 'assistant_failed']);
  expect(JSON.stringify([answer.body, (await staff.get(chat)).body])).not.toMatch(/local_error|sk-local/);
});
