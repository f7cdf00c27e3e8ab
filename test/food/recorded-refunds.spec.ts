/**
 * Empties tables and switches triggers off, as before a migration.
 * @own-database
 */
import { RecordedRefunds1767400090113 } from '#migrations/food/1767400090113-recorded-refunds';
import { cancelOrder, deliver, type PaidFood, paidInSilence, startPaidFood, unpaidOrder } from './payments.actors';
import { discountedOrder, doRefunds } from './refunds.actors';

let food: PaidFood;

beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());

const recorded = () =>
  food.service.db.rows(
    `SELECT refund.reference, reason_kind, status, refund.amount_cents AS cents,
       array_agg(concat_ws(' ', part.kind, part.position, part.quantity, part.gross_cents, part.promo_cents, part.amount_cents)
         ORDER BY part.id) AS parts
     FROM refund JOIN refund_part part ON part.refund_id = refund.id GROUP BY refund.id ORDER BY refund.payment_id`,
  );
const counters = () =>
  food.service.db.rows(
    `SELECT o.order_number, o.refunded_cents, o.updated_at, p.asked_back_cents, p.late_reason,
       (SELECT sum(refunded_quantity) FROM order_line WHERE order_id = o.id) AS units
     FROM customer_order o JOIN payment p ON p.reference = o.order_number ORDER BY p.id`,
  );

it('the migration records old refunds as they would have been recorded', async () => {
  const { db } = food.service;
  await cancelOrder(food, await discountedOrder(food));
  await doRefunds(food);
  await cancelOrder(food, await discountedOrder(food));
  const twice = await unpaidOrder(food, 'stripe');
  const sessions = [await paidInSilence(food, twice), await paidInSilence(food, twice)];
  for (const session of sessions) await deliver(food, 'checkout.session.completed', session);
  const partly = await discountedOrder(food);
  const { session_id } = (await db.row<{ session_id: string }>('SELECT session_id FROM payment WHERE reference = $1', [
    partly.orderNumber,
  ]))!;
  food.stripe.refund(food.stripe.sessions.get(session_id)!.payment_intent!, 500);
  await food.stripe.deliveries.settled();
  const before = [await recorded(), await counters()];
  expect(before[0]).toHaveLength(4);
  await db.rows('TRUNCATE refund_part, refund');
  await db.rows('ALTER TABLE customer_order DISABLE TRIGGER USER');
  await db.rows('UPDATE customer_order SET refunded_cents = 0');
  await db.rows('ALTER TABLE customer_order ENABLE TRIGGER USER');
  await db.rows('UPDATE order_line SET refunded_quantity = 0');
  await db.rows('UPDATE payment SET asked_back_cents = 0');
  const runner = db.dataSource.createQueryRunner();
  await runner.startTransaction();
  await new RecordedRefunds1767400090113().up(runner);
  await runner.commitTransaction();
  await runner.release();
  expect([await recorded(), await counters()]).toEqual(before);
});
