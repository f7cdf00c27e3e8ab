import { cardProblems, isDeclined } from './card-simulator';

const CARD = { card_number: '4242 4242 4242 4242', card_name: 'Sara', card_expiry: '05/26', card_cvc: '123' };

describe('a card of the simulator', () => {
  it('is valid to the end of its month', () => {
    expect(cardProblems(CARD, '2026-05-31')).toEqual({});
    expect(cardProblems(CARD, '2026-06-01')).toEqual({ card_expiry: ['card_expired'] });
  });

  it('is one of two', () => {
    expect(isDeclined(CARD)).toBe(false);
    expect(isDeclined({ ...CARD, card_number: '4000-0000-0000-0002' })).toBe(true);
    for (const card_number of ['4111111111111111', '4242', '4242424242424242x']) {
      expect(cardProblems({ ...CARD, card_number }, '2026-05-01')).toEqual({ card_number: ['card_number'] });
    }
  });

  it('has every field', () => {
    expect(Object.keys(cardProblems({}, '2026-05-01'))).toEqual([
      'card_number',
      'card_name',
      'card_expiry',
      'card_cvc',
    ]);
  });
});
