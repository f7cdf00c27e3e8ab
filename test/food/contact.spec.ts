import { randomUUID } from 'node:crypto';
import { race, statuses } from '../harness/race';
import type { Client } from '../harness/client';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood({ TRUST_PROXY: '1', RATE_LIMIT_CONTACT: '' });
});
afterAll(() => food?.service.close());

let visitors = 0;
/** A visitor of their own address, so that limits do not meet. */
const visitor = (): Client => food.anonymous.with({ 'X-Forwarded-For': `203.0.113.${++visitors}` });

const message = (values: object = {}) => ({
  name: 'Sara Haddad',
  email: ' Sara@Example.com ',
  message: 'Do you cater for forty people?',
  client_token: `contact-${visitors}-${randomUUID()}`,
  ...values,
});

interface Told {
  type: string;
  title: string;
  body: string;
  data: Record<string, unknown>;
}

const notified = async (staff: Client): Promise<Told[]> =>
  (await staff.get('/api/notifications')).body.data.items as Told[];

it('reaches staff who look after customers, as a notification', async () => {
  const answer = await visitor().post('/api/contact', message());
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    success: true,
    data: { received: true, id: expect.any(Number), received_at: expect.stringMatching(/Z$/) },
    message: 'Thank you, your message has arrived. We will write back soon.',
  });
  const [told] = await notified(food.manager);
  expect(told).toMatchObject({
    type: 'contact_message',
    title: 'Message from Sara Haddad',
    body: 'sara@example.com: Do you cater for forty people?',
    data: {
      contact_message_id: answer.body.data.id,
      name: 'Sara Haddad',
      email: 'sara@example.com',
      message: 'Do you cater for forty people?',
    },
  });
  expect((await notified(food.owner.inArabic()))[0]?.title).toBe('رسالة من Sara Haddad');
  expect(await notified(food.kitchen)).toEqual([]);
});

it('keeps what is written as it is', async () => {
  const text = 'Is {{email}} or $t(errors.not_found) <b>bold</b>? 🙂';
  await visitor().post('/api/contact', message({ name: 'A {{message}}', message: text }));
  expect((await notified(food.owner))[0]).toMatchObject({
    title: 'Message from A {{message}}',
    body: `sara@example.com: ${text}`,
  });
});

it('answers the first receipt to a repeated client_token, tells nobody twice and counts it once', async () => {
  const [caller, before] = [visitor(), (await notified(food.owner)).length];
  const body = message();
  const first = await caller.post('/api/contact', body);
  const answers = await race(10, () => caller.post('/api/contact', { ...body, message: 'Other words' }));
  expect(statuses(answers)).toEqual({ 201: 10 });
  for (const answer of answers) expect(answer.body.data).toEqual(first.body.data);
  expect(await notified(food.owner)).toHaveLength(before + 1);
  expect(statuses(await race(4, () => caller.post('/api/contact', message())))).toEqual({ 201: 4 });
  expect((await caller.post('/api/contact', message())).status).toBe(429);
  expect((await caller.post('/api/contact', body)).status).toBe(201);
});

it('makes one message of parallel first attempts', async () => {
  const [caller, before] = [visitor(), (await notified(food.owner)).length];
  const body = message();
  const answers = await race(12, () => caller.post('/api/contact', body));
  expect(statuses(answers)).toEqual({ 201: 12 });
  expect(new Set(answers.map(answer => answer.body.data.id as number)).size).toBe(1);
  expect(await notified(food.owner)).toHaveLength(before + 1);
});

it('takes five an hour from one address, and stores nothing of the sixth', async () => {
  const { clock, db } = food.service;
  clock.set('2026-05-09T12:00:00Z');
  const caller = visitor();
  for (let count = 0; count < 5; count++) {
    expect((await caller.post('/api/contact', message({ message: '' }))).status).toBe(400);
    expect((await caller.post('/api/contact', message())).status).toBe(201);
    clock.advance({ minutes: 1 });
  }
  const body = message({ message: 'The sixth' });
  const refused = await caller.post('/api/contact', body);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ message: 'errors.rate_limited', code: 'rate_limited' });
  expect(refused.headers['retry-after']).toBe('3300');
  expect(await db.rows('SELECT id FROM contact_message WHERE message = $1', [body.message])).toEqual([]);
  expect((await visitor().post('/api/contact', message())).status).toBe(201);
  clock.advance({ minutes: 55 });
  expect((await caller.post('/api/contact', body)).status).toBe(201);
});

it.each([
  ['name', { name: '' }],
  ['name', { name: undefined }],
  ['email', { email: 'sara' }],
  ['message', { message: ' ' }],
  ['message', { message: 'x'.repeat(4001) }],
  ['message', { message: ['x'] }],
  ['client_token', { client_token: undefined }],
])('needs a proper %s (%#)', async (field, values) => {
  const refused = await visitor().post('/api/contact', message(values));
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.errors as object)).toEqual([field]);
});

it('has room for 4000 characters, counted as people count them', async () => {
  expect((await visitor().post('/api/contact', message({ message: '🙂'.repeat(4000) }))).status).toBe(201);
});
