import { randomUUID } from 'node:crypto';
import type { Order } from '#services/food/orders/order.entity';
import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { DayClosing } from '#money/books/day-closing.service';
import { BooksChecks } from '#money/books/books-checks.service';
import { atRandom, type Choices, trials } from '../harness/trials';
import { makeKitchen, makeOrderRow } from './factories';
import { type Food, startFood } from './food';
import { callWebhook, cancelOrder, checkout, demoCall } from './payments.actors';
import { refund } from './refunds.actors';

const DAYS = trials(30, 4);
const SECTIONS = ['gross', 'discounts', 'fees', 'tips', 'net'] as const;
const NONE = { count: 0, differences: [] };
type Sums = Record<(typeof SECTIONS)[number], number>;

let food: Food;
let kitchens: Kitchen[];
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_PAYMENT_SESSION: '100000' });
  const uptown = await makeKitchen(food.service.db, { code: 'uptown', name: { en: 'Uptown', ar: 'أعلى المدينة' } });
  kitchens = [food.downtown, food.harbor, uptown];
});
afterAll(() => food?.service.close());

const cents = (amount: number): number => Math.round(amount * 100);

/** An order with discounts, fee and tip, paid by the demo payer. */
async function paidOrder({ below, chance }: Choices, { id, code }: Kitchen): Promise<Order> {
  const quantity = 1 + below(4);
  const subtotalCents = 870 * quantity;
  const [promoDiscountCents, rewardsDiscountCents] = [below(300), below(200)];
  const isDelivery = chance(50);
  const [deliveryFeeCents, pickupFeeCents] = isDelivery ? [below(500), 0] : [0, below(100)];
  const tipCents = chance(50) ? below(700) : 0;
  const charged = subtotalCents - promoDiscountCents - rewardsDiscountCents;
  const order = await makeOrderRow(
    food.service.db,
    {
      kitchenId: id,
      kitchenCode: code,
      fulfillment: isDelivery ? 'delivery' : 'pickup',
      subtotalCents,
      promoDiscountCents,
      rewardsDiscountCents,
      deliveryFeeCents,
      pickupFeeCents,
      tipCents,
      totalCents: charged + deliveryFeeCents + pickupFeeCents + tipCents,
    },
    { lines: [{ unitPriceCents: 870, quantity, lineTotalCents: subtotalCents }] },
  );
  expect((await checkout(food, order)).status).toBe(201);
  return order;
}

const report = (order: Order, type: string) =>
  callWebhook(
    food,
    'demo',
    demoCall({ id: randomUUID(), type, order_number: order.orderNumber, amount: order.totalCents / 100 }),
  );

async function trade(choices: Choices, kitchen: Kitchen): Promise<void> {
  const { chance } = choices;
  const order = await paidOrder(choices, kitchen);
  if (chance(40)) await refund(food.owner, order, { lines: [{ position: 1, quantity: 1 }], amount: 0.07 });
  if (chance(20)) await cancelOrder(food, order);
  if (chance(20)) await report(order, 'payment.refunded');
  if (chance(20)) {
    // The first event reports the payment that is known, the second one another payment.
    await report(order, 'payment.succeeded');
    await report(order, 'payment.succeeded');
  }
}

/** The figures of a day, of all kitchens and of one. */
async function reportsOf(day: string, code: string) {
  const closing = food.service.get(DayClosing);
  return [await closing.report(day), await closing.report(day, code)];
}

/** Reads with the balances of closed days removed, which adds up the ledger from its first entry. */
async function withoutBalances<Result>(read: () => Promise<Result>): Promise<Result> {
  const { db } = food.service;
  const undone = new Error('undone');
  let result: Result;
  await db
    .transaction(async () => {
      await db.rows('SET LOCAL session_replication_role = replica');
      await db.rows('UPDATE closed_day SET balances = NULL');
      result = await read();
      throw undone;
    })
    .catch(error => expect(error).toBe(undone));
  return result!;
}

it(
  'the kitchens of each day sum to the whole, to the cent, and the days to the ledger',
  atRandom(async choices => {
    const { clock, db } = food.service;
    // Entries fall on the day after tomorrow, also if midnight comes meanwhile.
    await db.rows('UPDATE books_state SET closed_to = (now() AT TIME ZONE zone)::date + 1');
    const all: Record<string, Sums> = {};
    const add = (name: string, sums: Sums) => {
      const before = all[name] ?? { gross: 0, discounts: 0, fees: 0, tips: 0, net: 0 };
      all[name] = Object.fromEntries(SECTIONS.map(each => [each, before[each] + cents(sums[each])])) as Sums;
    };
    let owedCents = 0;
    for (let days = 0; days < DAYS; days += 1) {
      for (const kitchen of kitchens) if (choices.chance(50)) await trade(choices, kitchen);
      await trade(choices, kitchens[0]!);
      const { day } = (await db.row<{ day: string }>('SELECT max(day)::text AS day FROM ledger_entry'))!;
      const read = async (query = '') => (await food.owner.get(`/api/books/days/${day}${query}`)).body.data;
      const whole = await read();
      for (const name of SECTIONS) {
        const sum = whole.kitchens.reduce((total: number, each: Sums) => total + cents(each[name]), 0);
        expect([name, sum]).toEqual([name, cents(whole[name])]);
      }
      expect(cents(whole.net)).toBe(
        cents(whole.gross) - cents(whole.discounts) + cents(whole.fees) + cents(whole.tips),
      );
      expect(cents(whole.received)).toBe(cents(whole.net) + cents(whole.unplaced));
      expect(cents(whole.owed_at_start)).toBe(owedCents);
      owedCents += cents(whole.decided) - cents(whole.returned);
      expect(cents(whole.owed_at_end)).toBe(owedCents);
      const { code } = kitchens[days % kitchens.length]!;
      const alone = await read(`?kitchen=${code}`);
      expect(await reportsOf(day, code)).toEqual(await withoutBalances(() => reportsOf(day, code)));
      const part = whole.kitchens.find((each: { code: string | null }) => each.code === code);
      for (const name of SECTIONS) expect([name, alone[name]]).toEqual([name, part?.[name] ?? 0]);
      add('whole', whole);
      for (const each of whole.kitchens) add(`kitchen ${each.code}`, each);
      // Entries fall on the first open day, so days that are to come can be closed one after another.
      const now = clock.now().toString();
      clock.set(new Date(Date.now() + 60 * 86_400_000).toISOString());
      const owner = await food.signIn('staff', food.owner);
      expect((await owner.post(`/api/books/days/${day}/close`)).status).toBe(201);
      clock.set(now);
      expect(await food.service.get(BooksChecks).findDifferences({ day, at: now })).toEqual(NONE);
    }
    const { whole, ...parts } = all;
    for (const name of SECTIONS)
      expect([name, Object.values(parts).reduce((sum, each) => sum + each[name], 0)]).toEqual([name, whole![name]]);
    const sold = await db.row<{ cents: number }>(
      `SELECT sum(amount_cents)::integer AS cents FROM ledger_entry WHERE debit = 'receivable' AND credit = 'sales'`,
    );
    expect(whole!.gross).toBe(sold!.cents);
    expect(await food.service.get(BooksChecks).run()).toEqual(NONE);
  }),
);
