import { Temporal } from 'temporal-polyfill';
import { Jobs } from '#jobs/jobs';
import { BooksChecks } from '#money/books/books-checks.service';
import { COOK, DemoCook } from '#services/food/demo-kitchen/demo-cook.service';
import { food } from '#services/food/food';
import { DEMO, demoCaller, startDemo } from '../demo/demo';
import type { TestService } from '../harness/app';
import { startService } from '../harness/app';

let service: TestService;
/** Another process on the same database. */
let other: TestService;
let begin: Temporal.Instant;
beforeAll(async () => {
  service = await startDemo('food');
  const { databaseUrl } = service.configuration.services['food']!;
  other = await startService(food, { DATABASE_URL: databaseUrl, ...DEMO });
  begin = service.clock.now();
});
afterAll(async () => {
  await other?.close();
  await service?.close();
});

const at = (minutes: number) => {
  for (const { clock } of [service, other]) clock.set(begin.add({ minutes }).toString());
};
/** The job in both processes at once, twice. */
async function cook(minutes: number): Promise<void> {
  at(minutes);
  const runs = [service, other, service, other].map(each => each.get(DemoCook).cook());
  expect((await Promise.allSettled(runs)).map(({ status }) => status)).toEqual(runs.map(() => 'fulfilled'));
}

interface Moved {
  id: number;
  status: string;
}
const OPEN = `payment_status = 'paid' AND status NOT IN ('delivered', 'cancelled', 'refunded')`;
const open = () =>
  service.db.rows<Moved & { kitchen: string }>(
    `SELECT id, status, kitchen_code AS kitchen FROM customer_order WHERE ${OPEN} ORDER BY id`,
  );
const late = () =>
  service.db.rows<Moved>(
    `SELECT id, status FROM customer_order
   WHERE ${OPEN} AND status IN ('pending', 'confirmed', 'preparing') AND promised_at < $1`,
    [service.clock.now().toString()],
  );

it('leaves a kitchen to a visitor who changed one of its orders, and new orders for a while', async () => {
  const before = await open();
  const mine = before.find(({ kitchen, status }) => kitchen === 'downtown' && status === 'confirmed')!;
  const manager = await demoCaller(service, 'manager@food.example');
  expect((await manager.patch(`/api/orders/${mine.id}/status`, { status: 'preparing' })).status).toBe(200);
  await cook(9);
  const after = new Map((await open()).map(order => [order.id, order.status]));
  const moved = before.filter(({ id, status }) => id !== mine.id && after.get(id) !== status);
  expect(new Set(moved.map(({ kitchen }) => kitchen))).toEqual(new Set(['harbor']));
});

it('accepts, prepares and delivers every paid order in time, once, however many processes cook', async () => {
  for (let minutes = 10; minutes <= 75; minutes += 1) {
    await cook(minutes);
    if (minutes > 15) expect([minutes, await late()]).toEqual([minutes, []]);
  }
  expect(await open()).toEqual([]);
  const repeated = await service.db.rows(
    'SELECT order_id, status FROM order_event GROUP BY order_id, status HAVING count(*) > 1',
  );
  expect(repeated).toEqual([]);
  expect(await service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
});

it('cooks what a visitor orders, who sees it on the way', async () => {
  const sent = {
    lines: [{ product_id: 8, quantity: 2 }],
    kitchen_code: 'downtown',
    fulfillment: 'pickup',
    name: 'Sara',
    email: 'sara@example.com',
    phone: '+1 212 555 0142',
    payment_method: 'demo',
    terms_accepted: true,
  };
  const key = { headers: { 'Idempotency-Key': 'a-visitor-of-the-demo' } };
  const { order_number: number } = (await service.anonymous.post('/api/orders', sent, key)).body.data.order;
  await service.anonymous.post('/api/payments/checkout-session', { order_number: number, email: sent.email });
  const statuses: string[] = [];
  for (let minutes = 76; minutes <= 125; minutes += 1) {
    await cook(minutes);
    const query = `number=${number}&email=${sent.email}`;
    const { status } = (await service.anonymous.get(`/api/orders/track?${query}`)).body.data;
    if (statuses.at(-1) !== status) statuses.push(status);
  }
  expect(statuses).toEqual(['pending', 'confirmed', 'preparing', 'ready', 'delivered']);
});

it('is a job of demo mode alone', async () => {
  const schedule = jest.spyOn(Jobs.prototype, 'schedule');
  const names = () => schedule.mock.calls.map(([, name]) => name);
  const { databaseUrl } = service.configuration.services['food']!;
  await (await startService(food, { DATABASE_URL: databaseUrl, DEMO_DATA: 'true' })).close();
  expect(names()).not.toContain(COOK);
  await (await startService(food, { DATABASE_URL: databaseUrl, ...DEMO })).close();
  expect(names()).toContain(COOK);
});
