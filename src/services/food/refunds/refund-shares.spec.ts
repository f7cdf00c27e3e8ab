import { atRandom, trials } from '../../../../test/harness/trials';
import { linePart, lineShares } from './refund-shares';

const line = (unitPriceCents: number, quantity: number, refundedQuantity = 0, position = 0) => ({
  position,
  quantity,
  refundedQuantity,
  unitPriceCents,
  lineTotalCents: unitPriceCents * quantity,
});

it('gives back the units of 3 × 8.70 less 15 % as 7.40, 7.39, 7.39', () => {
  const amounts = [0, 1, 2].map(refunded => {
    const [share] = lineShares({
      lines: [line(870, 3, refunded)],
      promoDiscountCents: 392,
      rewardsDiscountCents: 0,
    });
    return linePart(share!, 1).amountCents;
  });
  expect(amounts).toEqual([740, 739, 739]);
});

it(
  'adds up for any order, in any steps, and no part is negative',
  atRandom(({ below }) => {
    for (let trial = 0; trial < trials(500, 100); trial++) {
      const lines = Array.from({ length: 1 + below(5) }, (_, position) =>
        line(below(2000), 1 + below(10), 0, position),
      );
      const subtotal = lines.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0);
      const promoDiscountCents = below(subtotal + 1);
      const rewardsDiscountCents = below(subtotal - promoDiscountCents + 1);
      const totals = { amountCents: 0, promoCents: 0, rewardCents: 0 };
      for (const share of lineShares({ lines, promoDiscountCents, rewardsDiscountCents })) {
        for (let refunded = 0; refunded < share.line.quantity; ) {
          const quantity = 1 + below(share.line.quantity - refunded);
          const part = linePart({ ...share, line: { ...share.line, refundedQuantity: refunded } }, quantity);
          const { amountCents, promoCents = 0, rewardCents = 0, grossCents } = part;
          expect(Math.min(amountCents, promoCents, rewardCents)).toBeGreaterThanOrEqual(0);
          expect(amountCents).toBe(grossCents - promoCents - rewardCents);
          totals.amountCents += amountCents;
          totals.promoCents += promoCents;
          totals.rewardCents += rewardCents;
          refunded += quantity;
        }
      }
      expect(totals).toEqual({
        amountCents: subtotal - promoDiscountCents - rewardsDiscountCents,
        promoCents: promoDiscountCents,
        rewardCents: rewardsDiscountCents,
      });
    }
  }),
);
