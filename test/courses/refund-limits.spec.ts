import { RefundRows } from '#money/refunds/refund-rows';
import { race } from '../harness/race';
import { trials } from '../harness/trials';
import { type PaidCourses, startPaidCourses } from './payments.actors';
import { AGREED, checkedBooks, paidOrder, type PaidOrder, processed, refundCourses } from './refunds.actors';

let courses: PaidCourses;
beforeAll(async () => {
  courses = await startPaidCourses();
});
afterAll(() => courses?.close());
afterEach(async () => expect(await checkedBooks(courses)).toEqual(AGREED));

/** Stores a refund past the lock of the order and past `planRefund`. */
async function store({ reference }: PaidOrder, reasonKind: 'requested' | 'cancelled', positions: readonly number[]) {
  const { db, get } = courses.service;
  const payment = await db.row<{ id: number; provider: string; reference: string }>(
    'SELECT id, provider, reference FROM payment WHERE reference = $1 AND settles',
    [reference],
  );
  const parts = positions.map(position => ({
    kind: 'line' as const,
    position,
    quantity: 1,
    grossCents: 10_000,
    amountCents: 10_000,
  }));
  return db.transaction(() => get(RefundRows).add({ payment: payment!, reasonKind, parts }));
}

const linesOf = async ({ id }: PaidOrder): Promise<number[]> => {
  const lines = await courses.service.db.rows<{ id: number }>(
    'SELECT id FROM order_line WHERE order_id = $1 ORDER BY id',
    [id],
  );
  return lines.map(line => line.id);
};

/** How often a refund was stored, and refused by which constraint. */
function outcomesOf(attempts: readonly PromiseSettledResult<void>[]): Record<string, number> {
  const outcomes: Record<string, number> = {};
  for (const attempt of attempts) {
    const outcome =
      attempt.status === 'fulfilled' ? 'stored' : (attempt.reason as DatabaseFailure).driverError.constraint;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

interface DatabaseFailure {
  driverError: { constraint: string };
}

describe('the database', () => {
  it('stores one refund of a line, however many are stored at once', async () => {
    const order = await paidOrder(courses);
    const [line] = await linesOf(order);
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => store(order, 'cancelled', [line!])));
    expect(outcomesOf(attempts)).toEqual({ stored: 1, order_line_refunded: 19 });
    await processed(courses);
    expect(courses.stripe.charges.get(order.intent)!.amount_refunded).toBe(10_000);
  });

  it('stores one requested refund of an order at a time', async () => {
    const order = await paidOrder(courses);
    const lines = await linesOf(order);
    const attempts = await Promise.allSettled(lines.map(line => store(order, 'requested', [line])));
    expect(outcomesOf(attempts)).toEqual({ stored: 1, refund_requested_once: 2 });
  });

  it('stores no refund of more than was paid', async () => {
    const order = await paidOrder(courses);
    courses.stripe.refund(order.intent, 15_000);
    await courses.settled();
    const lines = await linesOf(order);
    const attempts = await Promise.allSettled(lines.map(line => store(order, 'cancelled', [line])));
    expect(outcomesOf(attempts)).toEqual({ stored: 1, payment_asked_back: 2 });
  });
});

it('20 requests for other courses of an order at once refund each course once, and no more than was paid', async () => {
  for (let round = 0; round < trials(5, 2); round += 1) {
    const { made, id, intent } = await paidOrder(courses);
    for (let wave = 0; wave < 3; wave += 1) {
      const answers = await race(20, index => refundCourses(courses, id, [made[index % 3]!.id]));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const codes = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => String(body.code)));
      expect([...codes].filter(code => code !== 'refund_under_way' && code !== 'line_refunded')).toEqual([]);
      await processed(courses);
    }
    expect(courses.stripe.charges.get(intent)!.amount_refunded).toBe(30_000);
    const order = await courses.owner.get(`/api/orders/${id}`);
    expect(order.body.data).toMatchObject({ status: 'refunded', refunded_total: 300 });
    expect(courses.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(3);
  }
});
