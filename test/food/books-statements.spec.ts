import { randomUUID } from 'node:crypto';
import { PaymentSettlement } from '#money/payments/payment-settlement';
import { PaymentReconciliation } from '#money/reconciliation/payment-reconciliation';
import type { Answer } from '../harness/client';
import { statementsOf } from '../harness/statements';
import { cancelOrder, type PaidFood, paidInSilence, standing, startPaidFood, unpaidOrder } from './payments.actors';
import { discountedOrder, refund, refundsOf } from './refunds.actors';

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food?.close());

/** Without the one that reads the account of the caller. */
async function statementsOfRequest(status: number, request: () => Promise<Answer>): Promise<string[]> {
  let answer: Answer | undefined;
  const statements = await statementsOf(food.service.db, async () => {
    answer = await request();
  });
  expect(answer?.status).toBe(status);
  return statements.filter(text => !text.includes('token_version'));
}

it('cancelling a paid order takes seven statements, as before refunds were rows', async () => {
  const order = await discountedOrder(food);
  const statements = await statementsOf(food.service.db, () => cancelOrder(food, order));
  expect(statements).toHaveLength(7);
  expect(statements.at(-1)).toMatch('INSERT INTO refund_part ');
  expect(await refundsOf(food, order)).toMatchObject([{ kind: 'cancelled', cents: 2218 }]);
});

it('a refund of a part takes four statements', async () => {
  const order = await discountedOrder(food);
  const lines = [{ position: 1, quantity: 1 }];
  expect(await statementsOfRequest(201, () => refund(food.owner, order, { lines }))).toHaveLength(4);
});

describe('the statements of a repair', () => {
  async function repair(action: string): Promise<string[]> {
    const order = await unpaidOrder(food, 'stripe');
    await paidInSilence(food, order);
    await food.service.get(PaymentReconciliation).run();
    const { body } = await food.owner.get('/api/payments/differences?status=open&limit=100');
    const { id } = body.data.data.find(({ reference }: { reference: string }) => reference === order.orderNumber);
    const sent = { action, client_token: randomUUID(), note: 'x' };
    const statements = await statementsOfRequest(201, () =>
      food.owner.post(`/api/payments/differences/${id}/repair`, sent),
    );
    if (action === 'settle') expect(await standing(food, order)).toMatchObject({ paymentStatus: 'paid' });
    return statements;
  }

  it('are three where nothing changes but the difference', async () => {
    expect(await repair('ignore')).toHaveLength(3);
  });

  it('are five, and those of the webhook that it does the work of', async () => {
    const { db } = food.service;
    const settlement = food.service.get(PaymentSettlement);
    const apply = settlement.apply.bind(settlement);
    jest.spyOn(settlement, 'apply').mockImplementation(async (...signal) => {
      await db.rows('SELECT 1 AS webhook');
      const verdict = await apply(...signal);
      await db.rows('SELECT 2 AS webhook');
      return verdict;
    });
    const statements = await repair('settle');
    const [from, to] = [1, 2].map(mark => statements.indexOf(`SELECT ${mark} AS webhook`));
    expect(statements.toSpliced(from!, to! - from! + 1)).toHaveLength(5);
  });
});
