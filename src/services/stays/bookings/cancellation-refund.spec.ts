import { policyOf, stepAt } from '../cancellation/policy';
import { refundOf } from './cancellation-refund';

const CHARGE = {
  reference: 'BKG-1',
  nightsCents: 30_500,
  extraGuestCents: 0,
  lengthDiscountCents: 0,
  refundedExtraGuestCents: 0,
  refundedLengthDiscountCents: 0,
  cleaningCents: 4_000,
  depositCents: 10_000,
  refundedNightsCents: 0,
  refundedCleaningCents: 0,
  refundedChangeCents: 0,
  refundedDepositCents: 0,
  keptDepositCents: 0,
  refundedCents: 0,
};
const POLICY = policyOf(
  [
    { days_before: 30, refund_percent: 100 },
    { days_before: 7, refund_percent: 50 },
  ],
  { checkIn: '2026-06-01', checkInTime: '15:00', zone: 'Asia/Dubai' },
  { subtotalCents: 30_500, cleaningFeeCents: 4_000, depositCents: 10_000 },
);
const EARLY = Date.parse('2026-04-01T00:00:00Z');
const DAY_20 = Date.parse('2026-05-12T11:00:00Z');
const refundAt = (nowMs: number, charge: Partial<typeof CHARGE> = {}) =>
  refundOf(stepAt(POLICY, nowMs), [{ ...CHARGE, ...charge }]);
const partsOf = ({ charges }: ReturnType<typeof refundAt>) =>
  charges[0]!.parts.map(({ kind, amountCents }) => [kind, amountCents]);

describe('the refund of a cancellation', () => {
  it('8.3: half of 305 is 153 at day 20, with the whole cleaning fee and deposit', () => {
    const refund = refundAt(DAY_20);
    expect(refund).toMatchObject({ totalCents: 29_300, depositCents: 10_000, isWhole: false });
    expect(partsOf(refund)).toEqual([
      ['nights', 15_300],
      ['cleaning', 4_000],
      ['deposit', 10_000],
    ]);
    expect(refund.charges[0]!.retainedCents).toBe(15_200);
  });

  it('is everything in the first step, and cleaning and deposit after the last one', () => {
    expect(refundAt(EARLY)).toMatchObject({ totalCents: 44_500, isWhole: true });
    const late = refundOf(undefined, [CHARGE]);
    expect(late).toMatchObject({ totalCents: 14_000, isWhole: false });
    expect(late.charges[0]!.retainedCents).toBe(30_500);
  });

  it('counts earlier refunds of nights towards the percent', () => {
    const refunded = refundAt(DAY_20, { refundedNightsCents: 10_000, refundedCents: 10_000 });
    expect(partsOf(refunded)[0]).toEqual(['nights', 5_300]);
    const more = refundAt(DAY_20, { refundedNightsCents: 20_000, refundedCents: 20_000 });
    expect(partsOf(more)[0]).toEqual(['cleaning', 4_000]);
    expect(more.charges[0]!.retainedCents).toBe(10_500);
  });

  it('is never more than what is left after goodwill', () => {
    expect(refundAt(EARLY, { refundedCents: 5_000 })).toMatchObject({ totalCents: 39_500, isWhole: true });
    expect(partsOf(refundAt(DAY_20, { refundedCents: 5_000 }))[0]).toEqual(['nights', 15_300]);
    expect(refundAt(EARLY, { refundedCents: 34_500 })).toMatchObject({ totalCents: 10_000, isWhole: true });
  });

  it('returns a kept part of the deposit too', () => {
    expect(refundAt(DAY_20, { keptDepositCents: 3_000 }).depositCents).toBe(10_000);
  });

  it('takes nights from the newest charge first', () => {
    const further = { ...CHARGE, reference: 'BKG-1-2', nightsCents: 10_000, cleaningCents: 0, depositCents: 0 };
    const refund = refundOf(stepAt(POLICY, DAY_20), [further, CHARGE]);
    expect(refund.charges.map(({ reference, parts }) => [reference, parts[0]!.amountCents])).toEqual([
      ['BKG-1-2', 10_000],
      ['BKG-1', 5_300],
    ]);
    expect(refund.totalCents).toBe(29_300);
  });

  it('is nothing without a paid charge', () => {
    expect(refundOf(stepAt(POLICY, EARLY), [])).toMatchObject({ totalCents: 0, isWhole: true });
  });
});
