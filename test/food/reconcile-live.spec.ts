import { randomUUID } from 'node:crypto';
import { PaymentReconciliation } from '#shared/reconciliation/payment-reconciliation';
import { listen, type Listening } from '../harness/listening';
import { closePages } from '../shared/sockets';
import { makeStaff } from './factories';
import type { Actor } from './food';
import { type PaidFood, paidInSilence, startPaidFood, unpaidOrder } from './payments.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood();
});
afterEach(closePages);
afterAll(() => food?.close());

const pageOf = ({ id }: Actor) => listen(food.service, { audience: 'staff', id });
/** Without when it was last seen, which the list of the processor renews. */
const unseen = ({ last_seen_at: _seen, ...difference }: Record<string, unknown>) => difference;
const differences = async (page: Listening) =>
  (await page.news())
    .filter(([name]) => name === 'payment:difference')
    .map(([, difference]) => unseen(difference as Record<string, unknown>));

it('a difference and its end are told to staff who may read the books, and to nobody of a kitchen', async () => {
  const { db } = food.service;
  const bound = await food.signIn('staff', await makeStaff(db, { role: 'Manager', kitchenId: food.downtown.id }));
  const [owners, managers, ...others] = await Promise.all([food.owner, food.manager, food.kitchen, bound].map(pageOf));
  const order = await unpaidOrder(food, 'stripe');
  await paidInSilence(food, order);
  const run = () => food.service.get(PaymentReconciliation).run();
  await run();
  const listed = async () => (await food.owner.get('/api/payments/differences')).body.data.data[0];
  const open = await listed();
  expect(open).toMatchObject({ type: 'paid_unrecorded', status: 'open', reference: order.orderNumber });
  for (const page of [owners!, managers!]) expect(await differences(page)).toEqual([unseen(open)]);
  // Seen again, nothing is told.
  await run();
  expect(await differences(owners!)).toEqual([]);
  const repair = { action: 'settle', client_token: randomUUID() };
  expect((await food.owner.post(`/api/payments/differences/${open.id}/repair`, repair)).status).toBe(201);
  const repaired = await listed();
  expect(repaired).toMatchObject({ id: open.id, status: 'repaired', action: 'settle' });
  for (const page of [owners!, managers!]) expect(await differences(page)).toEqual([unseen(repaired)]);
  for (const page of others) expect(await differences(page)).toEqual([]);
});
