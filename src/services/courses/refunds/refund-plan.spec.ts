import { planRefund, type RefundableOrder } from './refund-plan';

const line = (id: number, chargedCents = 10_000, isRefunded = false) => ({
  id,
  courseId: id * 10,
  chargedCents,
  isRefunded,
});
const payment = {
  id: 7,
  provider: 'stripe',
  reference: 'CO-1',
  status: 'paid',
  isHosted: true,
  amountCents: 30_000,
  askedBackCents: 0,
};
const order: RefundableOrder = {
  status: 'paid',
  lines: [line(1), line(2), line(3)],
  isUnderWay: false,
  unassignedCents: 0,
  payment,
};

it('asks for exactly the charges of the courses', () => {
  expect(planRefund(order, [10, 30, 10], 'ask')).toMatchObject({
    payment: { id: 7 },
    parts: [
      { kind: 'line', position: 1, quantity: 1, amountCents: 10_000 },
      { kind: 'line', position: 3, quantity: 1, amountCents: 10_000 },
    ],
  });
});

it('assigns what went back and belongs to no course', () => {
  const partly = { ...order, unassignedCents: 10_000, payment: { ...payment, askedBackCents: 20_000 } };
  expect(planRefund(partly, [10], 'assign').parts).toMatchObject([
    { kind: 'assigned', position: 1, amountCents: 10_000 },
  ]);
  expect(() => planRefund(partly, [10, 20], 'assign')).toThrow('refund_too_small');
});

it.each<[string, Partial<RefundableOrder>, number[]]>([
  ['validation_failed', {}, [10, 99]],
  ['order_not_paid', { status: 'refunded' }, [10]],
  ['line_refunded', { lines: [line(1, 10_000, true), line(2)] }, [10, 20]],
  ['line_refunded', { lines: [line(1, 10_000, true)], isUnderWay: true }, [10]],
  ['refund_under_way', { isUnderWay: true }, [10]],
  ['nothing_to_refund', { payment: null }, [10]],
  ['nothing_to_refund', { lines: [line(1, 0)] }, [10]],
  ['nothing_to_refund', { payment: { ...payment, isHosted: false } }, [10]],
  ['nothing_to_refund', { payment: { ...payment, askedBackCents: 25_000 } }, [10]],
  ['nothing_to_refund', { payment: { ...payment, status: 'refund_due' } }, [10]],
])('refuses with %s', (refusal, more, courseIds) => {
  expect(() => planRefund({ ...order, ...more }, courseIds, 'ask')).toThrow(refusal);
});
