import type { Client } from '../harness/client';
import { race } from '../harness/race';
import { makeCustomer } from './factories';
import { type Food, startFood } from './food';
import { changeSetting } from './placement.actors';
import { makeCode, orderWith, usesOf } from './promo.actors';
import { after, codes, NOON, orderAt, slotKitchen } from './slots.actors';

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000', RATE_LIMIT_PAYMENT_SESSION: '100000' });
  await changeSetting(food, 'unpaid_slot_part', 3);
  await changeSetting(food, 'unpaid_code_part', 3);
});
afterAll(() => food?.service.close());
beforeEach(() => food.service.clock.set(NOON));

let visitors = 0;
const visitor = (): Client => food.anonymous.with({ 'X-Forwarded-For': `198.51.100.${++visitors}` });
let guests = 0;
const guest = () => ({ email: `unpaid-${++guests}@example.com` });
const pay = ({ order_number, email }: { order_number: string; email: string }) =>
  food.anonymous.post('/api/payments/checkout-session', { order_number, email });
const cancel = (id: number) => food.owner.patch(`/api/orders/${id}/status`, { status: 'cancelled', reason: 'x' });

const IN_SLOT = '422 too_many_unpaid_in_slot';
const WITH_CODE = '422 too_many_unpaid_with_code';

describe('the places of a slot that unpaid orders of one address hold', () => {
  const slot = after(120);
  const order = (code: string, caller: Client, change: object = {}) =>
    orderAt(food, code, { scheduled_for: slot, ...guest(), ...change }, { caller });

  it('are a third, also of ten orders at once; other addresses and times are free', async () => {
    const { code } = await slotKitchen(food, { slotOrders: 10 });
    const caller = visitor();
    const answers = await race(10, () => order(code, caller));
    expect(codes(answers)).toEqual({ 201: 3, [IN_SLOT]: 7 });
    const others = [await order(code, visitor()), await order(code, caller, { scheduled_for: after(180) })];
    expect(codes(others)).toEqual({ 201: 2 });
  });

  it('are at least one', async () => {
    const { code } = await slotKitchen(food, { slotOrders: 2 });
    const caller = visitor();
    expect(codes([await order(code, caller), await order(code, caller)])).toEqual({ 201: 1, [IN_SLOT]: 1 });
  });

  it('are a third of the dishes, where these are limited', async () => {
    const { code } = await slotKitchen(food, { slotDishes: 30 });
    const caller = visitor();
    const answers = [];
    for (let index = 0; index < 3; index += 1) answers.push(await order(code, caller, { dishes: 5 }));
    expect(codes(answers)).toEqual({ 201: 2, [IN_SLOT]: 1 });
    expect(codes([await order(code, visitor(), { dishes: 18 })])).toEqual({ 201: 1 });
  });

  it('are free again when an order is paid, cancelled or over', async () => {
    const { code } = await slotKitchen(food, { slotOrders: 5 });
    const caller = visitor();
    const first = (await order(code, caller)).body.data.order;
    expect(codes([await order(code, caller)])).toEqual({ [IN_SLOT]: 1 });
    await pay(first);
    const second = (await order(code, caller)).body.data.order;
    await cancel(second.id);
    expect(codes([await order(code, caller), await order(code, caller)])).toEqual({ 201: 1, [IN_SLOT]: 1 });
    food.service.clock.advance({ minutes: 31 });
    expect(codes([await order(code, caller)])).toEqual({ 201: 1 });
  });

  it('stop no customer with a confirmed account at the same address, but others', async () => {
    const { code } = await slotKitchen(food, { slotOrders: 4 });
    const from = { 'X-Forwarded-For': '198.51.100.250' };
    const confirmed = await food.signIn('customer', await makeCustomer(food.service.db, { isVerified: true }));
    const unconfirmed = await food.signIn('customer', await makeCustomer(food.service.db, { isVerified: false }));
    const answers = [];
    for (const caller of [food.anonymous, unconfirmed, confirmed, confirmed])
      answers.push(await order(code, caller.with(from)));
    expect(answers.map(({ status }) => status)).toEqual([201, 422, 201, 201]);
  });

  it('follow the setting', async () => {
    const { code } = await slotKitchen(food, { slotOrders: 4 });
    const change = (value: unknown) => food.owner.patch('/api/settings/unpaid_slot_part', { value });
    for (const value of [0, 101, 1.5]) expect((await change(value)).status).toBe(400);
    expect((await change(2)).status).toBe(200);
    const caller = visitor();
    const answers = await race(4, () => order(code, caller));
    expect(codes(answers)).toEqual({ 201: 2, [IN_SLOT]: 2 });
    await change(3);
  });
});

describe('the uses of a code that unpaid orders of one address hold', () => {
  it('are a third, also of ten orders at once', async () => {
    const promo = await makeCode(food, { max_uses: 9 });
    const caller = visitor();
    const answers = await race(10, () => orderWith(food, promo, { caller, ...guest() }));
    expect(codes(answers)).toEqual({ 201: 3, [WITH_CODE]: 7 });
    expect(await usesOf(food, promo)).toEqual([3, 3, 3]);
    expect(codes([await orderWith(food, promo, { caller: visitor(), ...guest() })])).toEqual({ 201: 1 });
    await pay(answers.find(({ status }) => status === 201)!.body.data.order);
    expect(codes([await orderWith(food, promo, { caller, ...guest() })])).toEqual({ 201: 1 });
  });

  it('are at least one, and all of a code that only limits the uses of one person', async () => {
    const [scarce, personal] = [
      await makeCode(food, { max_uses: 1 }),
      await makeCode(food, { max_uses_per_customer: 1 }),
    ];
    const caller = visitor();
    const answers = [];
    for (const promo of [scarce, personal, personal])
      answers.push(await orderWith(food, promo, { caller, ...guest() }));
    expect(codes(answers)).toEqual({ 201: 3 });
  });
});
