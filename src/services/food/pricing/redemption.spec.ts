import { applyRewards, pointsFor } from './redemption';

const settings = {
  deliveryFeeCents: 0,
  pickupFeeCents: 0,
  deliveryMinimumCents: 0,
  rewardsPointsPerDollar: 1,
  rewardsRedeemPoints: 100,
  rewardsRedeemValueCents: 500,
};
const request = { redeem: true, balance: 100, promoStandsAlone: false, leftCents: 2000 };

describe('applyRewards', () => {
  it('makes one redemption, however many the balance would allow', () => {
    const once = { applied: true, points: 100, reason: null, discountCents: 500 };
    expect(applyRewards(request, settings)).toEqual(once);
    expect(applyRewards({ ...request, balance: 1000 }, settings)).toEqual(once);
  });

  it('takes off no more than is left, for the full points', () => {
    expect(applyRewards({ ...request, leftCents: 300 }, settings)).toMatchObject({ points: 100, discountCents: 300 });
  });

  it.each([
    ['sign_in_required', { balance: null }],
    ['not_enough_points', { balance: 99 }],
    ['not_stackable', { promoStandsAlone: true }],
    ['nothing_to_discount', { leftCents: 0 }],
  ])('is dropped as %s', (reason, change) => {
    const expected = { applied: false, points: 0, reason, discountCents: 0 };
    expect(applyRewards({ ...request, ...change }, settings)).toEqual(expected);
  });

  it('gives no reason without a request', () => {
    expect(applyRewards({ ...request, redeem: false }, settings)).toMatchObject({ applied: false, reason: null });
  });

  it.each([{ rewardsRedeemPoints: 0 }, { rewardsRedeemValueCents: 0 }])('is not offered with %p', change => {
    expect(applyRewards(request, { ...settings, ...change })).toMatchObject({ applied: false, reason: 'not_offered' });
  });
});

describe('pointsFor', () => {
  it.each([
    [1999, 1, 19],
    [10_000, 0.29, 29],
    [1000, 1.5, 15],
    [99, 1, 0],
    [0, 10, 0],
    [1000, 0, 0],
    [1000, -1, 0],
  ])('%d cents at %d points a dollar give %d', (cents, rate, points) => {
    expect(pointsFor(cents, rate)).toBe(points);
  });
});
