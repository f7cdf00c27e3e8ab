import { planRefund, type RefundableOrder } from './refund-plan';

const line = (id: number, chargedCents = 10_000, refund: 'asked' | 'done' | 'failed' | null = null) => ({
  id,
  courseId: id * 10,
  chargedCents,
  refund,
});
const payment = { id: 7, status: 'paid', isHosted: true, amountCents: 30_000, refundedCents: 0 };
const order: RefundableOrder = {
  status: 'paid',
  lines: [line(1), line(2), line(3)],
  isUnderWay: false,
  assignedCents: 0,
  payment,
};

it('asks for exactly the charges of the courses', () => {
  expect(planRefund(order, [10, 30, 10], 'ask')).toMatchObject({
    paymentId: 7,
    amountCents: 20_000,
    refundedBeforeCents: 0,
    lines: [{ id: 1 }, { id: 3 }],
  });
});

it('assigns what went back and belongs to no course', () => {
  const partly = { ...order, assignedCents: 10_000, payment: { ...payment, refundedCents: 20_000 } };
  expect(planRefund(partly, [10], 'assign')).toMatchObject({ amountCents: 10_000, refundedBeforeCents: 20_000 });
  expect(() => planRefund(partly, [10, 20], 'assign')).toThrow('refund_too_small');
});

it.each<[string, Partial<RefundableOrder>, number[]]>([
  ['validation_failed', {}, [10, 99]],
  ['order_not_paid', { status: 'refunded' }, [10]],
  ['line_refunded', { lines: [line(1, 10_000, 'done'), line(2)] }, [10, 20]],
  ['refund_under_way', { isUnderWay: true }, [10]],
  ['nothing_to_refund', { payment: null }, [10]],
  ['nothing_to_refund', { lines: [line(1, 0)] }, [10]],
  ['nothing_to_refund', { payment: { ...payment, isHosted: false } }, [10]],
  ['nothing_to_refund', { payment: { ...payment, refundedCents: 25_000 } }, [10]],
  ['nothing_to_refund', { payment: { ...payment, status: 'refund_due' } }, [10]],
])('refuses with %s', (refusal, more, courseIds) => {
  expect(() => planRefund({ ...order, ...more }, courseIds, 'ask')).toThrow(refusal);
});
