import { wholeRefund } from '../bookings/booking-refund-parts';
import { leftOf } from '../bookings/refundable-charge';
import { planRefund as planRefunds } from './refund-plan';

type Wanted = Parameters<typeof planRefunds>[0];
type Payment = Parameters<typeof planRefunds>[1][number]['payment'];
const planRefund = (wanted: Wanted, of: typeof charge, paidBy: Payment) =>
  planRefunds(wanted, [{ ...of, payment: paidBy }]).flatMap(({ parts }) => parts);

const charge = {
  extraGuestCents: 0,
  lengthDiscountCents: 0,
  refundedExtraGuestCents: 0,
  refundedLengthDiscountCents: 0,
  nightsCents: 30_000,
  cleaningCents: 4_000,
  refundedNightsCents: 0,
  refundedCleaningCents: 0,
  refundedChangeCents: 0,
  refundedCents: 0,
  depositCents: 0,
  refundedDepositCents: 0,
  keptDepositCents: 0,
};
const payment = { id: 1, provider: 'stripe', reference: 'BKG-1', amountCents: 34_000, askedBackCents: 0 };

it('consists of the parts that were asked for and goodwill', () => {
  const parts = planRefund({ parts: [{ kind: 'cleaning', amount: 40 }], amount: 10 }, charge, payment);
  expect(parts.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['cleaning', 4_000],
    ['goodwill', 1_000],
  ]);
});

it('never exceeds a kind, the total or the payment', () => {
  const refused = { key: 'refund_too_large', detail: { details: { left: 340, nights: 300, cleaning: 40 } } };
  const plan = (wanted: Wanted, askedBackCents = 0) => planRefund(wanted, charge, { ...payment, askedBackCents });
  expect(() => plan({ parts: [{ kind: 'cleaning', amount: 41 }] })).toThrow(expect.objectContaining(refused));
  expect(() => plan({ amount: 341 })).toThrow(expect.objectContaining(refused));
  expect(() => plan({ parts: [{ kind: 'nights', amount: 300 }], amount: 41 })).toThrow(
    expect.objectContaining(refused),
  );
  expect(() => plan({ amount: 11 }, 33_000)).toThrow('refund_too_large');
});

it('is refused where nothing was paid or nothing is left', () => {
  expect(() => planRefund({ amount: 1 }, charge, null)).toThrow('not_refundable');
  const refunded = { ...charge, refundedNightsCents: 30_000, refundedCleaningCents: 4_000, refundedCents: 34_000 };
  expect(() => planRefund({ amount: 1 }, refunded, payment)).toThrow('not_refundable');
});

it('of everything that is left adds up after goodwill', () => {
  const partly = { ...charge, refundedCleaningCents: 1_000, refundedCents: 6_000 };
  expect(leftOf(partly)).toEqual({ nights: 28_000, cleaning: 3_000, deposit: 0, price: 28_000 });
  expect(wholeRefund(partly).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([['nights', 28_000]]);
});

describe('a deposit', () => {
  const secured = { ...charge, depositCents: 10_000 };
  const paid = { ...payment, amountCents: 44_000 };
  const amounts = (parts: ReturnType<typeof wholeRefund>) => parts.map(({ kind, amountCents }) => [kind, amountCents]);

  it('goes back whole with everything, after what was refunded of it', () => {
    expect(amounts(wholeRefund(secured))).toEqual([
      ['nights', 30_000],
      ['cleaning', 4_000],
      ['deposit', 10_000],
    ]);
    const partly = { ...secured, refundedDepositCents: 2_000, refundedCents: 7_000 };
    expect(leftOf(partly)).toEqual({ nights: 29_000, cleaning: 4_000, deposit: 8_000, price: 29_000 });
  });

  it('is not used up by goodwill, and goodwill not by the deposit', () => {
    expect(() => planRefund({ amount: 341 }, secured, paid)).toThrow('refund_too_large');
    expect(() => planRefund({ parts: [{ kind: 'deposit', amount: 101 }] }, secured, paid)).toThrow('refund_too_large');
    const both = planRefund({ parts: [{ kind: 'deposit', amount: 100 }], amount: 340 }, secured, paid);
    expect(amounts(both)).toEqual([
      ['deposit', 10_000],
      ['goodwill', 34_000],
    ]);
  });

  it('is not refunded as far as it is kept', () => {
    const kept = { ...secured, keptDepositCents: 3_000 };
    expect(leftOf(kept).deposit).toBe(7_000);
    const refused = {
      key: 'refund_too_large',
      detail: { details: { left: 340, nights: 300, cleaning: 40, deposit: 70 } },
    };
    expect(() => planRefund({ parts: [{ kind: 'deposit', amount: 71 }] }, kept, paid)).toThrow(
      expect.objectContaining(refused),
    );
  });
});

it('of two charges uses up the newest payment first, and takes cleaning of the first', () => {
  const further = { ...charge, nightsCents: 20_000, cleaningCents: 0 };
  const second = { ...payment, id: 2, reference: 'BKG-1-2', amountCents: 20_000 };
  const charges = [
    { ...further, payment: second },
    { ...charge, payment },
  ];
  const wanted: Wanted = {
    parts: [
      { kind: 'nights', amount: 150 },
      { kind: 'cleaning', amount: 40 },
    ],
    amount: 60,
  };
  const plan = planRefunds(wanted, charges).map(({ payment: { id }, parts }) => [
    id,
    parts.map(({ kind, amountCents }) => `${kind} ${amountCents}`),
  ]);
  expect(plan).toEqual([
    [2, ['nights 15000', 'goodwill 5000']],
    [1, ['cleaning 4000', 'goodwill 1000']],
  ]);
  const refused = { key: 'refund_too_large', detail: { details: { left: 540, nights: 500, cleaning: 40 } } };
  expect(() => planRefunds({ amount: 541 }, charges)).toThrow(expect.objectContaining(refused));
});
