import { Refusal } from '#kit/refusals/refusal';
import { Availability } from '#services/stays/availability/availability.service';
import { BookingPlacement } from '#services/stays/guest-bookings/booking-placement.service';
import type { BookingBody } from '#services/stays/guest-bookings/bookings.dto';
import { PublishedStays } from '#services/stays/stays/stays.service';
import { race } from '../harness/race';
import { atRandom, trials } from '../harness/trials';
import { day, makeDestination, makeStay } from './factories';
import { addRule, writeRulesAndBlocks } from './random-calendar-rows';
import { drawInTurn, expectedReason, expectedTotal, type Home, RANK, type Rule } from './random-calendars';
import { bookingBody, type Stays, startStays } from './stays';

const TRIALS = trials(1000, 96);
const OUTCOMES = ['free', 'taken', 'min_nights', 'max_nights', 'closed_to_arrival', 'closed_to_departure'];
const STAYS = 25;
const LAST_DAY = 90;

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
// `day` is the same within a test, too.
beforeEach(() => stays.service.clock.stop());
afterAll(() => stays?.service.close());

async function makeHome(random: (below: number) => number, destinationId: number): Promise<Home> {
  const { db } = stays.service;
  const extra = random(2) === 0 ? { from: 1 + random(3), fee: 1 + random(30) } : null;
  const minNights = 1 + random(5);
  const fillsGaps = random(2) === 0;
  const stay = await makeStay(db, {
    destinationId,
    minNights,
    fillsGaps,
    extraGuestFrom: extra?.from ?? null,
    extraGuestFeeCents: (extra?.fee ?? 0) * 100,
  });
  const home: Home = {
    slug: stay.slug,
    id: stay.id,
    group: 'random',
    rules: [],
    held: [],
    discounts: [],
    minNights,
    fillsGaps,
    extra,
  };
  for (let tries = 0; tries < 12; tries += 1) {
    const from = random(LAST_DAY) - 3;
    const layer = RANK[random(3)]!;
    const rule: Rule = {
      layer,
      from,
      to: from + 1 + random(25),
      weekdays: layer === 'weekdays' ? [...new Set([random(7), random(7)])].toSorted((one, other) => one - other) : [],
      rate: random(4) > 0 ? 20 + random(300) : null,
      min: random(4) === 0 ? 1 + random(6) : null,
      max: random(5) === 0 ? 1 + random(9) : null,
      arrival: random(5) === 0 ? random(3) > 0 : null,
      departure: random(5) === 0 ? random(3) > 0 : null,
    };
    const { rate, min, max, arrival, departure } = rule;
    if ([rate, min, max, arrival, departure].some(value => value !== null)) addRule(home, rule);
  }
  for (const nights of [3, 7].filter(() => random(2) === 0)) {
    home.discounts.push({ nights, percent: 1 + random(40) });
  }
  for (let from = random(6); from < LAST_DAY; from += 4 + random(14)) {
    const to = from + 1 + random(3);
    home.held.push([from, to]);
    from = to;
  }
  return home;
}

it(
  '7.3: search, quote and booking agree on nights and prices for random rules and ranges',
  atRandom(async ({ below: random, oneOf }) => {
    const { service } = stays;
    const { id: destinationId, slug: destination } = await makeDestination(service.db, { slug: 'random' });
    const homes: Home[] = [];
    for (let count = 0; count < STAYS; count += 1) homes.push(await makeHome(random, destinationId));
    await writeRulesAndBlocks(service.db, homes);
    const reasons = new Map<string, number>();

    const evaluate = async (trial: number) => {
      const draw = () => {
        const from = random(LAST_DAY) - 2;
        return { home: oneOf(homes), wanted: { from, to: from + 1 + random(9), guests: 1 + random(5) } };
      };
      const outcomeOf = (drawn: ReturnType<typeof draw>) => expectedReason(drawn.home, drawn.wanted) ?? 'free';
      const { home, wanted } = drawInTurn(trial, OUTCOMES, draw, outcomeOf);
      const nights = { checkIn: day(wanted.from), checkOut: day(wanted.to), guests: wanted.guests };
      const [quote, found, booked] = await Promise.all([
        service.get(Availability).getQuote(home.slug, nights),
        service.get(PublishedStays).search({ ...nights, destination, pageRequest: { page: 1, limit: STAYS } }),
        tried(home.slug, nights, trial),
      ]);
      const inSearch = found.rows.find(({ id }) => id === home.id);
      const reason = expectedReason(home, wanted);
      const total = expectedTotal(home, wanted);
      expect({ wanted, reason: quote.reason, total: quote.total }).toEqual({ wanted, reason, total });
      expect({ wanted, inSearch: inSearch?.price?.total }).toEqual({ wanted, inSearch: reason ? undefined : total });
      expect({ wanted, booked }).toEqual({ wanted, booked: reason ?? total });
      expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.to_pay);
      reasons.set(reason ?? 'free', (reasons.get(reason ?? 'free') ?? 0) + 1);
    };
    for (let trial = 0; trial < TRIALS; trial += 8) await race(8, index => evaluate(trial + index));
    const least = trials(10);
    for (const outcome of OUTCOMES) expect([outcome, (reasons.get(outcome) ?? 0) > least]).toEqual([outcome, true]);
  }),
);

/** The total of the receipt or the refusal. A bot is evaluated like any other guest and leaves no booking. */
async function tried(slug: string, nights: { checkIn: string; checkOut: string; guests: number }, trial: number) {
  const body = bookingBody({
    stay_slug: slug,
    check_in: nights.checkIn,
    check_out: nights.checkOut,
    guests: nights.guests,
    company: 'Robots Inc.',
  }) as unknown as BookingBody;
  try {
    const placement = stays.service.get(BookingPlacement);
    return (await placement.place({ body, visitorAddress: `visitor-${trial}`, language: 'en' })).total;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return thrown.key === 'dates_taken' ? 'taken' : thrown.key;
  }
}
