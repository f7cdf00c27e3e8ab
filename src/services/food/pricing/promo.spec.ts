import { applyPromo } from './promo';

const save = { code: 'SAVE15', percent: 15, excludesDelivery: true, stackableWithRewards: true, isActive: true };

describe('applyPromo', () => {
  it('takes its percentage off the subtotal, rounded once, half up', () => {
    expect(applyPromo('SAVE15', save, { subtotalCents: 1999 })).toEqual({
      code: 'SAVE15',
      applied: true,
      reason: null,
      discountCents: 300,
    });
  });

  it('never takes more than the subtotal', () => {
    expect(applyPromo('SAVE15', { ...save, percent: 100 }, { subtotalCents: 1999 }).discountCents).toBe(1999);
    expect(applyPromo('SAVE15', { ...save, percent: 150 }, { subtotalCents: 1999 }).discountCents).toBe(1999);
    expect(applyPromo('SAVE15', save, { subtotalCents: 0 })).toMatchObject({ applied: true, discountCents: 0 });
  });

  it('says why a code gives nothing', () => {
    expect(applyPromo('NOPE', null, { subtotalCents: 1999 })).toEqual({
      code: 'NOPE',
      applied: false,
      reason: 'unknown',
      discountCents: 0,
    });
    const off = { ...save, isActive: false };
    expect(applyPromo('SAVE15', off, { subtotalCents: 1999 })).toMatchObject({
      code: 'SAVE15',
      applied: false,
      reason: 'inactive',
    });
  });

  it.each([null, ''])('takes %j for no code', code => {
    expect(applyPromo(code, null, { subtotalCents: 1999 })).toEqual({
      code: null,
      applied: false,
      reason: null,
      discountCents: 0,
    });
  });
});
