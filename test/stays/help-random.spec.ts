import { Refusal } from '#kit/refusals/refusal';
import { Availability } from '#services/stays/availability/availability.service';
import { BookingPlacement } from '#services/stays/guest-bookings/booking-placement.service';
import type { BookingBody } from '#services/stays/guest-bookings/bookings.dto';
import { NightsHelp } from '#services/stays/help/nights-help.service';
import { PublishedStays } from '#services/stays/stays/stays.service';
import { race } from '../harness/race';
import { atRandom, choicesFrom, RUNS_ALL_TRIALS, SEED, trials } from '../harness/trials';
import { day } from './factories';
import { makeCalendars, MAX_DAYS_AHEAD, MAX_NIGHTS } from './random-calendar-rows';
import { drawInTurn, expectedNearest, expectedReason, expectedTotal, type Home, type Wanted } from './random-calendars';
import { bookingBody, type Stays, startStays } from './stays';

const CALENDARS = trials(1000);
/** Published at a time: a search, and help with its equal stays, evaluates all of them. */
const PUBLISHED = 50;
const LIMITS = { maxNights: MAX_NIGHTS, maxDaysAhead: MAX_DAYS_AHEAD };
const OUTCOMES = ['free', 'taken', 'min_nights', 'max_nights', 'closed_to_arrival', 'closed_to_departure', 'capacity'];
const PAGE = { page: 1, limit: 100 };

let stays: Stays;
let homes: Home[];

beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
  homes = await makeCalendars(stays.service.db, choicesFrom(SEED + 1).below, CALENDARS);
});
// `day` is the same within a test, too.
beforeEach(() => stays.service.clock.stop());
afterAll(() => stays?.service.close());

/** These are the only published stays. */
const publish = (some: readonly Home[]) =>
  stays.service.db.rows(
    `UPDATE stay SET status = CASE status WHEN 'draft' THEN 'published' ELSE 'draft' END
     WHERE (status = 'published') <> (id = ANY ($1))`,
    [some.map(({ id }) => id)],
  );

async function eightAtOnce<Item>(items: readonly Item[], visit: (item: Item) => Promise<void>): Promise<void> {
  for (let next = 0; next < items.length; next += 8)
    await race(Math.min(8, items.length - next), index => visit(items[next + index]!));
}

const nightsOf = ({ from, to, guests }: Wanted) => ({ checkIn: day(from), checkOut: day(to), guests });

const bodyOf = (home: Home, { from, to, guests }: Wanted, more: object = {}) =>
  bookingBody({
    stay_slug: home.slug,
    guest_email: `${home.slug}@example.com`,
    check_in: day(from),
    check_out: day(to),
    guests,
    ...more,
  });

/** The first stays in the order of `equal_stays` that are free, and of these the first that can be booked. */
const expectedEqual = (published: readonly Home[], home: Home, wanted: Wanted) =>
  published
    .filter(other => other !== home && !other.held.some(([start, end]) => start < wanted.to && end > wanted.from))
    .filter(() => wanted.guests <= 4)
    .toSorted(
      (one, other) => Number(other.group === home.group) - Number(one.group === home.group) || one.id - other.id,
    )
    .filter(other => expectedReason(other, wanted, LIMITS) === null)
    .slice(0, 3);

it(
  '11.1, 11.2: search, quote, booking and help agree on random calendars, nearest[0] booked is 201, and no free range is nearer',
  atRandom(async ({ below: random }) => {
    const { service } = stays;
    const found = new Map<string, number>();
    const count = (key: string) => found.set(key, (found.get(key) ?? 0) + 1);

    const bookable: { home: Home; nearest: Wanted }[] = [];
    const evaluate = async (home: Home, published: readonly Home[]) => {
      const draw = () => {
        const from = random(MAX_DAYS_AHEAD + 5) - 2;
        return { from, to: from + 1 + random(MAX_NIGHTS + 1), guests: random(12) === 0 ? 5 : 1 + random(4) };
      };
      const outcomeOf = (drawn: Wanted) => expectedReason(home, drawn, LIMITS) ?? 'free';
      const wanted = drawInTurn(homes.indexOf(home), OUTCOMES, draw, outcomeOf);
      const nights = nightsOf(wanted);
      const [quote, page, booked, help] = await Promise.all([
        service.get(Availability).getQuote(home.slug, nights),
        service.get(PublishedStays).search({ ...nights, destination: home.group, pageRequest: PAGE }),
        tried(home, wanted),
        service.get(NightsHelp).get({ slug: home.slug, ...nights }),
      ]);
      const reason = expectedReason(home, wanted, LIMITS);
      const inSearch = page.rows.find(({ id }) => id === home.id);
      expect({ wanted, reason: quote.reason, inSearch: inSearch !== undefined, booked }).toEqual({
        wanted,
        reason,
        inSearch: reason === null,
        booked: reason ?? expectedTotal(home, wanted),
      });
      const nearest = expectedNearest(home, wanted, LIMITS);
      expect({ home, wanted, nearest: help.nearest }).toEqual({
        home,
        wanted,
        nearest: nearest.map(one => ({
          check_in: day(one.from),
          check_out: day(one.to),
          nights: one.to - one.from,
          to_pay: expectedTotal(home, one),
        })),
      });
      const equal = expectedEqual(published, home, wanted).map(({ slug, ...other }) => ({
        slug,
        to_pay: expectedTotal({ slug, ...other }, wanted),
      }));
      expect({ wanted, equal: help.equal_stays.map(({ slug, to_pay }) => ({ slug, to_pay })) }).toEqual({
        wanted,
        equal,
      });
      if (reason === null)
        expect(help.nearest[0]).toMatchObject({ check_in: nights.checkIn, check_out: nights.checkOut });
      if (nearest[0]) bookable.push({ home, nearest: nearest[0] });
      count(reason ?? 'free');
      count(`${Math.min(nearest.length, 1)} nearest`);
      if (nearest[0] && nearest[0].to - nearest[0].from > wanted.to - wanted.from) count('longer');
    };
    const book = async ({ home, nearest }: { home: Home; nearest: Wanted }) => {
      const visitor = stays.anonymous.with({ 'X-Forwarded-For': `198.51.${home.id % 250}.${1 + random(250)}` });
      const { status, body } = await visitor.post('/api/bookings', bodyOf(home, nearest));
      expect([status, body.data?.to_pay]).toEqual([201, expectedTotal(home, nearest)]);
    };
    for (let first = 0; first < CALENDARS; first += PUBLISHED) {
      const published = homes.slice(first, first + PUBLISHED);
      await publish(published);
      await eightAtOnce(published, home => evaluate(home, published));
      // Afterwards, because the nights are no longer free for the others.
      await eightAtOnce(bookable.splice(0), book);
    }
    const [least, longer] = RUNS_ALL_TRIALS ? [10, 20] : [0, 0];
    for (const outcome of OUTCOMES) expect([outcome, (found.get(outcome) ?? 0) > least]).toEqual([outcome, true]);
    expect(found.get('1 nearest')).toBeGreaterThan(CALENDARS / 2);
    expect(found.get('longer')).toBeGreaterThan(longer);
  }),
);

/** The total of the receipt or the refusal. A bot is evaluated like any other guest and leaves no booking. */
async function tried(home: Home, wanted: Wanted) {
  const body = bodyOf(home, wanted, { company: 'Robots Inc.' }) as unknown as BookingBody;
  try {
    const request = { body, visitorAddress: `visitor-${home.id}`, language: 'en' as const };
    return (await stays.service.get(BookingPlacement).place(request)).total;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    return thrown.key === 'dates_taken' ? 'taken' : thrown.key;
  }
}
