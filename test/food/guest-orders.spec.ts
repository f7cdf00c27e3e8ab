import { randomUUID } from 'node:crypto';
import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';
import { type Food, startFood } from './food';
import { body, place, placed, written } from './placement.actors';

const MISSES = 6;

let food: Food;
beforeAll(async () => {
  food = await startFood({ TRUST_PROXY: '1', RATE_LIMIT_ORDERS: '100000', RATE_LIMIT_MISSES: String(MISSES) });
});
afterAll(() => food?.service.close());

let visitors = 0;
const visitor = (): Client => food.anonymous.with({ 'X-Forwarded-For': `203.0.113.${++visitors}` });

describe('keys that were guessed', () => {
  /** What costs nothing: nothing is ordered, whatever the key. */
  const guess = (caller: Client, key: string = randomUUID()) =>
    caller.post('/api/orders', { email: 'guest@example.com' }, { headers: { 'Idempotency-Key': key } });

  it('open no order to an address that has missed too often, and to others as before', async () => {
    const key = randomUUID();
    const honest = visitor();
    const first = await place(food, {}, { caller: honest, key });
    const guesser = visitor();
    expect(statuses(await race(MISSES, () => guess(guesser)))).toEqual({ 400: MISSES });
    const refused = await guess(guesser, key);
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([429, 'rate_limited', null]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    for (const caller of [honest, visitor()]) expect((await guess(caller, key)).text).toBe(first.text);
  });

  it('do not keep that address from ordering', async () => {
    const guesser = visitor();
    await race(MISSES, () => guess(guesser));
    const before = await written(food);
    expect((await place(food, {}, { caller: guesser })).status).toBe(201);
    expect((await written(food))[0]).toBe(before[0]! + 1);
  });

  it('are not what an order costs', async () => {
    const caller = visitor();
    for (let order = 0; order < MISSES + 2; order++) await placed(food, {}, { caller });
    const key = randomUUID();
    const first = await place(food, {}, { caller, key });
    expect((await guess(caller, key)).text).toBe(first.text);
  });
});

describe('mails about orders', () => {
  const mailsTo = async (address: string) => {
    await food.service.doJobs();
    return food.service.mailbox.list().filter(({ to }) => to === address);
  };

  it('reach what guests wrote five times a day, without their words, and every order is taken', async () => {
    const email = 'stranger@example.com';
    const values = {
      email,
      name: 'Visit evil.example now',
      delivery_instructions: 'evil.example',
      lines: [{ ...body(food).lines[0], instructions: 'evil.example' }],
    };
    const answers = await race(8, () => place(food, values, { caller: visitor() }));
    expect(statuses(answers)).toEqual({ 201: 8 });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(5);
    for (const { subject, text, html } of mails) expect(subject + text + html).not.toContain('evil');
  });

  it('reach customers about each of their own', async () => {
    for (let order = 0; order < 7; order++) await placed(food, { email: undefined }, { caller: food.customer });
    expect(await mailsTo(food.customer.email)).toHaveLength(7);
  });
});
