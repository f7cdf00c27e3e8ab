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
    // Days of mails end at midnight in UTC.
    food.service.clock.stop();
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
    food.service.clock.reset();
  });

  it('say at each step what was ordered, where it goes and when, in the language of the order', async () => {
    const email = 'steps@example.com';
    const lines = [{ product_id: food.dishes.kebab.id, quantity: 3, options: [{ group: 'size', choice: 'large' }] }];
    const { order } = await placed(food, { email, locale: 'ar', lines }, { caller: visitor() });
    await food.anonymous.post('/api/payments/checkout-session', { order_number: order.order_number, email });
    for (const status of ['confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered'])
      expect((await food.owner.patch(`/api/orders/${order.id}/status`, { status })).status).toBe(200);
    const mails = (await mailsTo(email)).toReversed();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('طلبك'),
      expect.stringContaining('تأكيد'),
      expect.stringContaining('جاهز'),
      expect.stringContaining('في الطريق'),
      expect.stringContaining('توصيل'),
    ]);
    const [first, confirmed] = mails;
    expect(first!.text).toMatch(/كباب \(كبير\)/);
    expect(first!.text).toMatch(/33\.60.*\n.*3\.50.*\n.*37\.10/);
    expect(first!.text).not.toContain('12 Cedar Street');
    expect(confirmed!.text).toContain('12 Cedar Street, New York 10001');
    expect(confirmed!.text).toMatch(/جاهز نحو: .*\d:\d\d/);
    for (const { text } of mails) expect(text).toContain(`&number=${order.order_number}`);
    for (const { text } of mails) expect(text).toMatch(/زعفران وأَرْز$/);
  });

  it('tell whoever picks up where, and why an order was cancelled', async () => {
    const { manager, owner } = food;
    const place = {
      address: { street: '214 W 29th St', city: 'New York', postcode: '10001' },
      phone: '+1 212 555 0142',
    };
    expect((await manager.patch('/api/kitchens/downtown', place)).status).toBe(200);
    const email = 'pickup@example.com';
    const { order } = await placed(food, { email, fulfillment: 'pickup' }, { caller: visitor() });
    await owner.patch(`/api/orders/${order.id}/status`, { status: 'cancelled', reason: 'No lamb today' });
    const [cancelled, first] = await mailsTo(email);
    expect(first!.text).toContain('Picked up at: Downtown · 214 W 29th St, New York 10001 · +1 212 555 0142');
    expect(cancelled!.text).toContain('Reason: No lamb today');
  });

  it('reach customers about each of their own', async () => {
    for (let order = 0; order < 7; order++) await placed(food, { email: undefined }, { caller: food.customer });
    expect(await mailsTo(food.customer.email)).toHaveLength(7);
  });
});
