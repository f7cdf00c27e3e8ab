import { atRandom, type Choices, trials } from '../../../../test/harness/trials';
import { policyOf } from '../cancellation/policy';
import { stayPrice } from '../prices/stay-price';
import { isSamePolicy, isSamePrice, type OfferedStay } from './offer';
import { offerFrom, termsOf } from './offer-terms';

const RULES = [null, ...[4, 7, 9].map(id => ({ id, name: { en: `Rule ${id}`, ar: `قاعدة ${id}` } }))];

function randomStay({ below, oneOf }: Choices, nights: number): OfferedStay {
  return {
    nightlyRateCents: 10_000,
    cleaningFeeCents: 100 * below(90),
    depositCents: 100 * below(900),
    extraGuestFrom: oneOf([null, 1, 3]),
    extraGuestFeeCents: 100 * below(40),
    checkInTime: oneOf([null, '02:30']),
    cancellationTiers: null,
    priced: {
      nights: Array.from({ length: nights }, () => 100 * oneOf([100, 120, 120, 250])),
      rules: Array.from({ length: nights }, () => oneOf(RULES)),
      discount: oneOf([null, { nights: 2, percent: 1 + below(90) }]),
    },
  };
}

it(
  'the offer of a token is the one it was made for, for random prices and policies',
  atRandom(choices => {
    const { below } = choices;
    for (let trial = 0; trial < trials(1_000, 100); trial++) {
      const nights = 1 + below(20);
      const wanted = {
        checkIn: '2026-03-01',
        checkOut: `2026-03-${String(1 + nights).padStart(2, '0')}`,
        guests: 1 + below(6),
      };
      const stay = randomStay(choices, nights);
      const tiers = [30, 14, 2].slice(below(3)).map((days_before, index) => ({
        days_before,
        refund_percent: 100 - 30 * index - below(30),
      }));
      const price = stayPrice(stay, stay.priced, wanted, wanted.guests);
      const arrival = { checkIn: wanted.checkIn, checkInTime: stay.checkInTime ?? '15:00', zone: 'America/New_York' };
      const offer = { price, policy: policyOf(tiers, arrival, price) };
      const read = offerFrom(JSON.parse(JSON.stringify(termsOf(stay, offer))), wanted);
      expect(read).toEqual(offer);
      expect([isSamePrice(read.price, price), isSamePolicy(read.policy, offer.policy)]).toEqual([true, true]);
    }
  }),
);

it(
  'without names of rules the lines are nights, at the same prices',
  atRandom(choices => {
    const stay = randomStay(choices, 3);
    const wanted = { checkIn: '2026-03-01', checkOut: '2026-03-04', guests: 2 };
    const price = stayPrice(stay, { ...stay.priced!, rules: [RULES[1]!, null, RULES[2]!] }, wanted, 2);
    const offer = {
      price,
      policy: policyOf(
        [{ days_before: 7, refund_percent: 100 }],
        { ...wanted, checkInTime: '15:00', zone: 'UTC' },
        price,
      ),
    };
    const terms = termsOf({ ...stay, priced: { ...stay.priced!, rules: [RULES[1]!, null, RULES[2]!] } }, offer);
    const read = offerFrom({ ...terms, l: [] }, wanted);
    expect(isSamePrice(read.price, price)).toBe(true);
    expect(read.price.lines.filter(({ kind }) => kind === 'nights').map(({ label }) => label.en)).toEqual([
      'Nights',
      'Nights',
      'Nights',
    ]);
  }),
);
