import { statementsOf } from '../harness/statements';
import { cancel, type PaidStays, standing, startPaidStays, unpaidBooking } from './payments.actors';

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays();
});
afterAll(() => stays?.close());

it('cancelling a paid booking takes nine statements, as before refunds were rows', async () => {
  const booked = await unpaidBooking(stays);
  stays.stripe.pay(booked.session_id);
  await stays.stripe.deliveries.settled();
  const statements = await statementsOf(stays.service.db, async () => {
    expect((await cancel(stays, booked)).status).toBe(201);
  });
  expect(statements).toHaveLength(9);
  expect(statements.filter(text => text.includes('INSERT INTO refund'))).toHaveLength(1);
  expect(await standing(stays, booked)).toMatchObject({ status: 'cancelled', paymentStatus: 'refund_due' });
});
