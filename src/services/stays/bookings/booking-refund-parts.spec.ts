import { fc } from '../../../../test/harness/fast-check';
import { nightsPart, outsidePart, wholeRefund } from './booking-refund-parts';
import { leftOf, type RefundableCharge } from './refundable-charge';

/** 3 nights of 100 less 10 %, 42 for extra guests, 40 for cleaning and a deposit of 100. */
const CHARGE: RefundableCharge = {
  nightsCents: 31_200,
  cleaningCents: 4_000,
  extraGuestCents: 4_200,
  lengthDiscountCents: 3_000,
  depositCents: 10_000,
  refundedNightsCents: 0,
  refundedExtraGuestCents: 0,
  refundedLengthDiscountCents: 0,
  refundedCleaningCents: 0,
  refundedChangeCents: 0,
  refundedDepositCents: 0,
  keptDepositCents: 0,
  refundedCents: 0,
};

/** The charge after a part, as `refund_part_of_charge` counts it. */
function after(charge: RefundableCharge, part: ReturnType<typeof nightsPart>): RefundableCharge {
  const { kind, amountCents, extraGuestCents = 0, lengthDiscountCents = 0, depositCents = 0 } = part;
  const isNights = kind === 'nights';
  const { nightsCents, cleaningCents, depositCents: depositOfCharge, refundedCents } = charge;
  const isDeposit = kind === 'deposit';
  return {
    ...charge,
    refundedNightsCents: charge.refundedNightsCents + (isNights ? amountCents : 0),
    refundedExtraGuestCents: charge.refundedExtraGuestCents + extraGuestCents,
    refundedLengthDiscountCents: charge.refundedLengthDiscountCents + lengthDiscountCents,
    refundedDepositCents: charge.refundedDepositCents + depositCents + (isDeposit ? amountCents : 0),
    refundedCents: Math.min(refundedCents + amountCents, nightsCents + cleaningCents + depositOfCharge),
  };
}

const cents = (max: number) => fc.integer({ min: 0, max });

describe('a refund of nights', () => {
  it('takes its shares of extra guests and of the discount, rounded over all refunds so far', () => {
    const first = nightsPart(CHARGE, 100);
    expect(first).toEqual({
      kind: 'nights',
      grossCents: 100,
      amountCents: 100,
      extraGuestCents: 13,
      lengthDiscountCents: 9,
    });
    const second = nightsPart(after(CHARGE, first), 100);
    expect(second).toMatchObject({ extraGuestCents: 13, lengthDiscountCents: 10 });
    expect(nightsPart(CHARGE, 31_200)).toMatchObject({ extraGuestCents: 4_200, lengthDiscountCents: 3_000 });
  });

  it('is exact for amounts whose product no number can represent', () => {
    const large = { ...CHARGE, nightsCents: 999_999_999_999, extraGuestCents: 999_999_999_998 };
    expect(nightsPart(large, 999_999_999_998).extraGuestCents).toBe(999_999_999_997);
  });

  it('of a later charge has no shares', () => {
    const later = { ...CHARGE, extraGuestCents: 0, lengthDiscountCents: 0 };
    expect(nightsPart(later, 100)).toMatchObject({ extraGuestCents: 0, lengthDiscountCents: 0 });
  });

  const anyNights = fc
    .record({ rates: fc.integer({ min: 1, max: 50_000 }), guests: cents(50_000), steps: fc.array(cents(30_000)) })
    .chain(({ rates, guests, steps }) =>
      fc.record({
        rates: fc.constant(rates),
        guests: fc.constant(guests),
        steps: fc.constant(steps),
        discount: cents(rates),
      }),
    )
    .filter(({ rates, guests, discount }) => rates + guests > discount);

  it('in any steps adds up to the whole, and every part to what its accounts give', () => {
    fc.assert(
      fc.property(anyNights, ({ rates, guests, discount, steps }) => {
        const nightsCents = rates + guests - discount;
        let charge: RefundableCharge = {
          ...CHARGE,
          nightsCents,
          extraGuestCents: guests,
          lengthDiscountCents: discount,
        };
        for (const wanted of [...steps, nightsCents]) {
          const part = nightsPart(charge, Math.min(wanted, nightsCents - charge.refundedNightsCents));
          const { amountCents, extraGuestCents = 0, lengthDiscountCents = 0 } = part;
          expect(Math.min(extraGuestCents, lengthDiscountCents)).toBeGreaterThanOrEqual(0);
          expect(amountCents - extraGuestCents + lengthDiscountCents).toBeGreaterThanOrEqual(0);
          charge = after(charge, part);
        }
        expect(charge).toMatchObject({
          refundedNightsCents: nightsCents,
          refundedExtraGuestCents: guests,
          refundedLengthDiscountCents: discount,
        });
      }),
    );
  });

  it('never exceeds its part where the nights are almost all for extra guests', () => {
    const charge = { ...CHARGE, nightsCents: 10, extraGuestCents: 14, lengthDiscountCents: 5 };
    const before = { ...charge, refundedNightsCents: 2, refundedExtraGuestCents: 2, refundedLengthDiscountCents: 1 };
    const part = nightsPart(before, 1);
    expect(part).toMatchObject({ extraGuestCents: 1, lengthDiscountCents: 0 });
    expect(nightsPart(after(before, part), 7)).toMatchObject({ extraGuestCents: 11, lengthDiscountCents: 4 });
  });
});

describe('money that was returned at the processor', () => {
  it('is of the price first, then of the deposit', () => {
    expect(outsidePart(CHARGE, 35_200).depositCents).toBe(0);
    expect(outsidePart(CHARGE, 44_000).depositCents).toBe(8_800);
    const refunded = after(CHARGE, outsidePart(CHARGE, 44_000));
    expect(outsidePart(refunded, 5_000).depositCents).toBe(1_200);
  });

  it('takes of the deposit what is kept too, and nothing that was returned', () => {
    const kept = { ...CHARGE, keptDepositCents: 6_000, refundedDepositCents: 4_000, refundedCents: 4_000 };
    expect(outsidePart(kept, 45_200).depositCents).toBe(6_000);
  });

  it('of no charge is of no deposit', () => {
    expect(outsidePart(null, 500)).toEqual({ kind: 'outside', grossCents: 500, amountCents: 500, depositCents: 0 });
  });

  it('in any order with other refunds is what exceeds the price, up to the deposit', () => {
    const anyRefund = fc.record({ kind: fc.constantFrom('outside', 'deposit', 'nights'), wanted: cents(30_000) });
    fc.assert(
      fc.property(fc.array(anyRefund, { minLength: 1, maxLength: 12 }), refunds => {
        let charge = CHARGE;
        let [ofPrice, ofDeposit] = [0, 0];
        for (const { kind, wanted } of refunds) {
          const left = leftOf(charge);
          if (kind === 'outside') {
            const part = outsidePart(charge, wanted);
            const excess = (total: number) => Math.max(0, total - CHARGE.nightsCents - CHARGE.cleaningCents);
            // Of all money so far, less what was beyond the price before.
            const expected = Math.min(
              excess(ofPrice + wanted) - excess(ofPrice),
              Math.max(0, CHARGE.depositCents - ofDeposit - excess(ofPrice)),
            );
            expect(part.depositCents).toBe(expected);
            ofPrice += wanted;
            charge = after(charge, part);
          } else if (kind === 'deposit') {
            const amountCents = Math.min(wanted, left.deposit);
            ofDeposit += amountCents;
            charge = after(charge, { kind, grossCents: amountCents, amountCents });
          } else {
            const part = nightsPart(charge, Math.min(wanted, left.nights));
            ofPrice += part.amountCents;
            charge = after(charge, part);
          }
        }
        expect(charge.refundedDepositCents).toBeLessThanOrEqual(CHARGE.depositCents);
      }),
    );
  });
});

it('everything that is left has its shares too', () => {
  expect(wholeRefund(after(CHARGE, nightsPart(CHARGE, 31_100)))).toEqual([
    { kind: 'nights', grossCents: 100, amountCents: 100, extraGuestCents: 14, lengthDiscountCents: 10 },
    { kind: 'cleaning', grossCents: 4_000, amountCents: 4_000 },
    { kind: 'deposit', grossCents: 10_000, amountCents: 10_000 },
  ]);
});
