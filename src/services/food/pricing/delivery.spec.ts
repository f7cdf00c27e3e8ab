import { evaluateDelivery } from './delivery';

describe('evaluateDelivery', () => {
  it('reports the amount missing, even if delivery is impossible for another reason', () => {
    expect(evaluateDelivery('delivery', 'closed', 575, 1500)).toMatchObject({ minimumCents: 1500, missingCents: 925 });
    expect(evaluateDelivery('delivery', null, 1500, 1500)).toMatchObject({ minimumCents: 1500, missingCents: 0 });
    expect(evaluateDelivery('pickup', null, 0, 1500)).toMatchObject({ minimumCents: null, missingCents: 0 });
  });

  it('accepts a subtotal equal to the minimum and not a cent less', () => {
    expect(evaluateDelivery('delivery', null, 2000, 2000)).toMatchObject({ available: true, reason: null });
    expect(evaluateDelivery('delivery', null, 1999, 2000)).toMatchObject({ available: false, reason: 'below_minimum' });
  });

  it.each(['address_incomplete', 'outside_area', 'closed'] as const)('puts %s before the minimum', check => {
    expect(evaluateDelivery('delivery', check, 0, 2000)).toMatchObject({ available: false, reason: check });
  });

  it.each(['address_incomplete', 'outside_area', null] as const)('accepts pick-up with any address: %s', check => {
    expect(evaluateDelivery('pickup', check, 0, 2000)).toMatchObject({ available: true, reason: null });
  });

  it('keeps the opening hours for pick-up', () => {
    expect(evaluateDelivery('pickup', 'closed', 5000, 2000)).toMatchObject({ available: false, reason: 'closed' });
  });
});
