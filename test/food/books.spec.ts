import { OrderMoves } from '#services/food/orders/order-moves.service';
import type { Order } from '#services/food/orders/order.entity';
import { BooksChecks } from '#shared/books/books-checks.service';
import { grantPoints, makeOrderRow } from './factories';
import { callWebhook, demoCall, type PaidFood, startPaidFood, unpaidOrder } from './payments.actors';
import { place } from './placement.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food?.close());

const differences = async () => (await food.service.get(BooksChecks).run()).differences;

describe('books', () => {
  it('agree before anything happened', async () => {
    expect(await differences()).toEqual([]);
  });
});
