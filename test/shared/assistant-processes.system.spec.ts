import { LocalAi } from '../ai/local-ai';
import { calls, says } from '../ai/script';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { race } from '../harness/race';
import { type AssistantWorld, message, openChat, startAssistant, stream, textOf } from './assistant.actors';

const CREATE = 'area_editing_create_neighborhood';

const ai = new LocalAi();
/** One process is this one, the other has the same database. */
let world: AssistantWorld;
let other: OwnProcess;
let staff: Awaited<ReturnType<AssistantWorld['staff']>>;

beforeAll(async () => {
  await ai.start();
  world = await startAssistant(ai);
  other = await startProcess({
    SERVICES: 'property',
    JWT_SECRET: 'a secret for the tests of this project only',
    BCRYPT_ROUNDS: '4',
    ...ai.environment(),
  });
  staff = await world.staff('neighborhoods.view', 'neighborhoods.create');
});
afterAll(async () => {
  other?.child.kill('SIGKILL');
  await world?.service.close();
  await ai.stop();
});
beforeEach(() => ai.clear());

const confirm = async (path: string) => {
  const headers = { Authorization: `Bearer ${staff.token}` };
  const response = await fetch(`${other.origin}/property${path}/confirm`, { method: 'POST', headers });
  return { status: response.status, body: (await response.json()) as { data: { status: string } } };
};

it('an answer under way in another process is 409, and is stopped from here', async () => {
  const chat = await openChat(staff);
  ai.reply({ text: 'Half of', fault: 'stalls' });
  const first = stream(other.origin, staff.token, `${chat}/messages`, message('Tell me'));
  await ai.arrived(1);
  const second = await staff.post(`${chat}/messages`, message('Another'));
  expect([second.status, second.body.code]).toEqual([409, 'answer_under_way']);
  expect((await staff.get(chat)).body.data.is_answering).toBe(true);
  expect((await staff.post(`${chat}/stop`)).status).toBe(200);
  const { events } = await first;
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { status: 'stopped', text: 'Half of' } });
  ai.reply(says('Whole.'));
  expect((await staff.post(`${chat}/messages`, message('Another'))).body.data.text).toBe('Whole.');
});

it('a proposal that is confirmed in both at once is run once', async () => {
  const chat = await openChat(staff);
  ai.reply(calls(CREATE, { name: { en: 'Al Barsha', ar: 'البرشاء' } }), says('It waits for you.'));
  const { data } = (await staff.post(`${chat}/messages`, message('Add it'))).body;
  const path = `${chat}/proposals/${data.proposals[0].id}`;
  const answers = await race(8, async index => (index % 2 ? staff.post(`${path}/confirm`) : confirm(path)));
  expect(answers.map(({ status, body }) => `${status} ${body.data.status}`)).toEqual(Array(8).fill('200 done'));
  expect(await world.service.db.rows('SELECT id FROM neighborhood')).toHaveLength(1);
});

it('a process that ends tells the client, and another one continues', async () => {
  const chat = await openChat(staff);
  ai.reply({ text: 'Half of', fault: 'stalls' });
  const cut = stream(other.origin, staff.token, `${chat}/messages`, message('Tell me', 'one'));
  await ai.arrived(1);
  other.child.kill('SIGTERM');
  const { events } = await cut;
  expect(textOf(events)).toBe('Half of');
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'service_unavailable', retry_after: 1 } });
  expect(await other.ended).toBe(0);
  expect((await staff.get(chat)).body.data).toMatchObject({
    is_answering: false,
    messages: [{ text: 'Tell me' }, { text: 'Half of', status: 'interrupted' }],
  });
  ai.reply(says('Whole.'));
  const again = await staff.post(`${chat}/messages`, message('Tell me', 'one'));
  expect(again.body.data).toMatchObject({ text: 'Whole.', status: 'done' });
});

it('an answer of a process that died is interrupted once its lease ends', async () => {
  const chat = await openChat(staff);
  ai.reply(says('Written by the dead.'), says('Whole.'));
  await staff.post(`${chat}/messages`, message('Tell me', 'one'));
  const lease = async (until: string) =>
    world.service.db.rows(
      `UPDATE ai_message SET status = 'running', lease_until = now() + $1::interval WHERE reply_to IS NOT NULL AND chat_id = $2`,
      [until, Number(chat.split('/').at(-1))],
    );
  await lease('1 hour');
  expect((await staff.post(`${chat}/messages`, message('Tell me', 'one'))).status).toBe(409);
  await lease('-1 second');
  expect((await staff.get(chat)).body.data).toMatchObject({
    is_answering: false,
    messages: [{}, { status: 'interrupted' }],
  });
  expect((await staff.post(`${chat}/messages`, message('More'))).body.data.text).toBe('Whole.');
});
