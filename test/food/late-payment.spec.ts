import type { Order } from '#services/food/orders/order.entity';
import { cancelOrder, deliver, type PaidFood, paidInSilence, startPaidFood, unpaidOrder } from './payments.actors';

let food: PaidFood;

beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());

const tracked = async ({ orderNumber, email }: Order) =>
  (await food.anonymous.get(`/api/orders/track?number=${orderNumber}&email=${email}`)).body.data;

const mailsAbout = ({ orderNumber }: Order) =>
  food.service.mailbox.list().filter(({ subject }) => subject.includes(orderNumber) && subject.includes('goes back'));

async function settled(): Promise<void> {
  await food.service.doJobs();
  await food.stripe.deliveries.settled();
  await food.service.doJobs();
}

it('is null for money that counts', async () => {
  const order = await unpaidOrder(food, 'stripe');
  await deliver(food, 'checkout.session.completed', await paidInSilence(food, order));
  expect((await tracked(order)).late_payment).toBeNull();
});

it('shows money after the cancellation on its way back, and mails about it once', async () => {
  const order = await unpaidOrder(food, 'stripe');
  const session = await paidInSilence(food, order);
  await cancelOrder(food, order);
  await deliver(food, 'checkout.session.completed', session);
  await deliver(food, 'checkout.session.completed', session);
  const late = { amount: 26.1, reason: 'cancelled', state: 'returning', received_at: expect.any(String) };
  expect((await tracked(order)).late_payment).toEqual(late);
  expect((await food.owner.get(`/api/orders/${order.id}`)).body.data.late_payment).toEqual(late);
  const { amount: _, ...withoutAmount } = late;
  expect((await food.kitchen.get(`/api/orders/${order.id}`)).body.data.late_payment).toEqual(withoutAmount);
  await settled();
  expect((await tracked(order)).late_payment).toEqual({ ...late, state: 'returned' });
  expect(mailsAbout(order)).toHaveLength(1);
});

it('shows a second payment beside the one that counts', async () => {
  const order = await unpaidOrder(food, 'stripe');
  const sessions = [await paidInSilence(food, order), await paidInSilence(food, order)];
  for (const session of sessions) await deliver(food, 'checkout.session.completed', session);
  expect(await tracked(order)).toMatchObject({
    payment_status: 'paid',
    late_payment: { amount: 26.1, reason: 'second', state: 'returning' },
  });
  await settled();
  expect(await tracked(order)).toMatchObject({ payment_status: 'paid', late_payment: { state: 'returned' } });
  expect(mailsAbout(order)).toHaveLength(1);
});
