import { randomUUID } from 'node:crypto';
import type { Order } from '#services/food/orders/order.entity';
import { PaymentReconciliation } from '#money/reconciliation/payment-reconciliation';
import { command } from '../cli/commands';
import { trials } from '../harness/trials';
import type { LocalSession } from '../payments/local-stripe-objects';
import { paidInSilence, standing, unpaidOrder } from './payments.actors';
import { food, originOf } from './two-processes';

const TRIALS = trials(100);

it('a repair in one process and the late webhook in another settle a payment once', async () => {
  const settled: { order: Order; session: LocalSession }[] = [];
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const order = await unpaidOrder(food, 'stripe');
    settled.push({ order, session: await paidInSilence(food, order) });
  }
  await food.service.get(PaymentReconciliation).run();
  const { body } = await food.owner.get('/api/payments/differences?status=open&limit=100');
  const ids = new Map<string, number>(
    body.data.data.map(({ reference, id }: { reference: string; id: number }) => [reference, id]),
  );
  expect(ids.size).toBe(TRIALS);
  const tryOut = async ({ order, session }: (typeof settled)[number], index: number) => {
    const [here, there] = [originOf(index), originOf(index + 1)];
    const repair = { action: 'settle', client_token: randomUUID() };
    const { body: raw, headers } = food.stripe.signed(food.stripe.event('checkout.session.completed', session));
    const [repaired, told] = await Promise.all([
      food.owner.at(here).post(`/api/payments/differences/${ids.get(order.orderNumber)}/repair`, repair),
      food.anonymous.at(there).post('/api/payments/webhooks/stripe', undefined, { raw, headers }),
    ]);
    expect([201, 409]).toContain(repaired.status);
    expect(told.status).toBe(200);
    expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  };
  for (let first = 0; first < TRIALS; first += 8)
    await Promise.all(settled.slice(first, first + 8).map((trial, index) => tryOut(trial, index)));
  const paid = await food.service.db.rows(
    `SELECT reference FROM ledger_entry WHERE credit = 'receivable' AND debit = 'processor:stripe'`,
  );
  expect(paid).toHaveLength(TRIALS);
  expect(await command('books check --service food --json')).toMatchObject({
    exitCode: 0,
    data: { services: { food: { count: 0, differences: [] } } },
  });
});
