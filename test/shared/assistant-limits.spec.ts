import { Tokens } from '#kit/access/tokens';
import { property } from '#services/property/property';
import { LocalAi } from '../ai/local-ai';
import { says } from '../ai/script';
import { startService } from '../harness/app';
import { race } from '../harness/race';
import { type AssistantWorld, message, openChat, startAssistant, stream } from './assistant.actors';

const TOKENS_PER_DAY = 100_000;
/** Reserved for the response alone, so that every estimate is higher. */
const MIN_ESTIMATE = 2000;

const ai = new LocalAi();
let world: AssistantWorld;
let staff: Awaited<ReturnType<AssistantWorld['staff']>>;

beforeAll(async () => {
  await ai.start();
  world = await startAssistant(ai, { AI_TOKENS_PER_DAY: String(TOKENS_PER_DAY) });
});
afterAll(async () => {
  await world?.service.close();
  await ai.stop();
});
beforeEach(async () => {
  ai.clear();
  world.service.clock.set('2026-05-09T21:30:00Z');
  await world.service.db.rows('DELETE FROM ai_usage');
  staff = await world.staff();
});

it('the 21st message of an account in ten minutes is 429, in another conversation too', async () => {
  const chat = await openChat(staff);
  const answers = [];
  for (let count = 0; count < 20; count++)
    answers.push(await staff.post(`${chat}/messages`, message('Hello', `${count}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await staff.post(`${await openChat(staff)}/messages`, message('Hello'));
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  const again = await staff.post(`${chat}/messages`, message('Hello', '19'));
  expect(again.body.data.id).toBe(answers.at(-1)!.body.data.id);
  const other = await world.staff();
  expect((await other.post(`${await openChat(other)}/messages`, message('Hello'))).status).toBe(200);
  world.service.clock.advance({ minutes: 10 });
  expect((await staff.post(`${chat}/messages`, message('Hello'))).status).toBe(200);
});

it('used-up tokens are 429 until midnight in UTC, before the message is stored', async () => {
  const chat = await openChat(staff);
  ai.reply({ text: 'Expensive.', usage: { input: TOKENS_PER_DAY - 10, output: 10 } });
  expect((await staff.post(`${chat}/messages`, message('Hello'))).status).toBe(200);
  const refused = await staff.post(`${chat}/messages`, message('More'));
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'ai_tokens_used_up',
    '9000',
  ]);
  const streamed = await stream(world.service.origin, staff.token, `${chat}/messages`, message('More'));
  expect([streamed.status, streamed.events]).toEqual([429, []]);
  expect((await staff.get(chat)).body.data.messages).toHaveLength(2);
  expect(ai.requests).toHaveLength(1);
});

it('parallel messages share what is left, and a refused one can be sent again', async () => {
  const left = 10_000;
  await world.service.db.rows(`INSERT INTO ai_usage (day, account_id, input_tokens) VALUES ('2026-05-09', $1, $2)`, [
    world.owner.id,
    TOKENS_PER_DAY - left,
  ]);
  const chats = await race(12, async () => {
    const actor = await world.staff();
    return { actor, chat: await openChat(actor) };
  });
  ai.reply(...chats.map(() => ({ text: 'Yes.', usage: { input: 3000, output: 1000 }, delayMs: 300 })));
  const answers = await race(chats.length, async index => {
    const { actor, chat } = chats[index]!;
    return actor.post(`${chat}/messages`, message('Hello', 'one'));
  });
  const admitted = answers.filter(({ status }) => status === 200);
  expect(admitted.length).toBe(ai.requests.length);
  expect(admitted.length).toBeGreaterThan(0);
  expect(admitted.length).toBeLessThanOrEqual(Math.ceil(left / MIN_ESTIMATE));
  const refused = answers.flatMap(({ status, body, headers }) =>
    status === 200 ? [] : [[status, body.code, Number(headers['retry-after']) > 0]],
  );
  expect(new Set(refused.map(String))).toEqual(new Set(['429,ai_tokens_used_up,true']));

  const { actor, chat } = chats[answers.findIndex(({ status }) => status === 429)]!;
  ai.clear();
  await world.service.db.rows('DELETE FROM ai_usage');
  ai.reply(says('Now.'));
  expect((await actor.post(`${chat}/messages`, message('Hello', 'one'))).body.data).toMatchObject({
    text: 'Now.',
    status: 'done',
  });
  expect((await actor.get(chat)).body.data.messages).toHaveLength(2);
});

it('in production without a key no message is taken', async () => {
  const service = await startService(property, { NODE_ENV: 'production', CORS_ORIGIN: 'https://homes.example' });
  try {
    const { token } = await service.get(Tokens).signIn('staff', { id: staff.id, tokenVersion: 1 });
    const client = service.anonymous.as(token);
    const chat = await openChat(client);
    const answer = await client.post(`${chat}/messages`, message('Hello'));
    expect([answer.status, answer.body.code]).toEqual([422, 'assistant_unavailable']);
    expect((await client.get(chat)).body.data.messages).toEqual([]);
  } finally {
    await service.close();
  }
});
