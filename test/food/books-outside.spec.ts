import { BooksChecks } from '#shared/books/books-checks.service';
import { type PaidFood, standing, startPaidFood } from './payments.actors';
import { discountedOrder, refundsOf } from './refunds.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food?.close());

it('a refund made on the pages of the processor ends as outside, and what is owed stays 0', async () => {
  const order = await discountedOrder(food);
  const charge = [...food.stripe.charges.values()].find(({ amount }) => amount === order.totalCents)!;
  const books = async () => (await food.owner.get(`/api/orders/${order.id}/books`)).body.data;
  const agree = async () => expect(await food.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });

  food.stripe.refund(charge.payment_intent, 700);
  await food.stripe.deliveries.settled();
  const first = { kind: 'outside', status: 'done', cents: 700, returned: 700 };
  expect(await refundsOf(food, order)).toMatchObject([first]);
  expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid', payments: ['paid*'] });
  expect(await books()).toMatchObject({ owed: 0, refunded: [{ kind: 'outside', amount: 7 }] });
  await agree();

  food.stripe.refund(charge.payment_intent);
  await food.stripe.deliveries.settled();
  expect(await refundsOf(food, order)).toMatchObject([first, { kind: 'outside', status: 'done', cents: 1518 }]);
  expect(await standing(food, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
  expect(await books()).toMatchObject({ received: 22.18, owed: 0 });
  await agree();
});
