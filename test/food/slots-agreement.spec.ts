import { Temporal } from 'temporal-polyfill';
import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { Quotes } from '#services/food/pricing/quotes.service';
import { SlotOffers } from '#services/food/slots/slot-offers.service';
import { choicesFrom, RUNS_ALL_TRIALS, trials } from '../harness/trials';
import { makeKitchen } from './factories';
import { type Food, startFood } from './food';
import { orderAt } from './slots.actors';

const KITCHENS = trials(25, 4);
const TIMES_EACH = 40;
const ZONES = ['America/New_York', 'Asia/Kathmandu', 'America/St_Johns', 'Asia/Dubai', 'Africa/Cairo'];

let food: Food;
beforeAll(async () => {
  food = await startFood({ RATE_LIMIT_ORDERS: '100000' });
});
afterAll(() => food?.service.close());

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function randomKitchen(pick: (below: number) => number, now: Temporal.Instant): Partial<Kitchen> {
  const any = <Item>(items: readonly Item[]): Item => items[pick(items.length)]!;
  const range = () => ({ open: clock(pick(1440)), close: clock(pick(1440)) });
  const date = () =>
    now
      .add({ hours: 24 * pick(4) })
      .toString()
      .slice(0, 10);
  const [special, closed] = [date(), date()];
  return {
    timeZone: any(ZONES),
    hours: Array.from({ length: 7 + pick(8) }, (_, index) => ({ day: index % 7, ...range() })),
    specialHours: pick(3) === 0 ? [{ date: special, ...range(), reason: '' }] : [],
    closures: pick(3) === 0 && closed !== special ? [{ date: closed, reason: '' }] : [],
    preparationMinutes: pick(90),
    slotMinutes: any([5, 10, 15, 30, 60]),
    slotOrders: any([null, 1, 2]),
    slotDishes: any([null, 3, 8]),
    slotDaysAhead: pick(5),
    pausedUntil: pick(4) === 0 ? new Date(now.epochMilliseconds + pick(48) * 3_600_000) : null,
    ...(pick(4) === 0 && { busyUntil: new Date(now.epochMilliseconds + 3_600_000), busyMinutes: 5 + pick(100) }),
  };
}

it('the list says available exactly where an order is accepted, at random times', async () => {
  const { service } = food;
  const [offers, quotes] = [service.get(SlotOffers), service.get(Quotes)];
  // The same in every run, so that few kitchens accept and refuse often enough.
  const { below: pick } = choicesFrom(20_260_513);
  const counts = { accepted: 0, refused: 0, placed: 0 };
  for (let index = 0; index < KITCHENS; index += 1) {
    const now = Temporal.Instant.from('2026-03-06T00:00:00Z').add({
      minutes: pick(60 * 24 * 5),
      milliseconds: pick(60_000),
    });
    service.clock.set(now.toString());
    const { code, timeZone, slotMinutes } = await makeKitchen(service.db, randomKitchen(pick, now));
    for (let time = 0; time < TIMES_EACH; time += 1) {
      const dishes = 1 + pick(9);
      const step = pick(5) === 0 ? 1 : slotMinutes;
      const minute =
        Math.floor(now.epochMilliseconds / 60_000 / step) * step + pick(Math.floor((5 * 1440) / step)) * step;
      const scheduledFor = Temporal.Instant.fromEpochMilliseconds(minute * 60_000);
      const day = scheduledFor.toZonedDateTimeISO(timeZone).toPlainDate().toString();
      const listed = (await offers.list(code, { from: day, to: day, dishes }, undefined)).days[0]!.slots;
      const expected =
        listed.find(slot => slot.starts_at === new Date(minute * 60_000).toISOString())?.available ?? false;
      const { delivery } = await quotes.quote(
        {
          lines: [
            {
              productId: food.dishes.soup.id,
              quantity: dishes,
              options: [],
              instructions: null,
              shownUnitPriceCents: null,
            },
          ],
          kitchenCode: code,
          fulfillment: 'pickup',
          address: null,
          promoCode: null,
          redeemPoints: false,
          tip: null,
          scheduledFor,
        },
        null,
      );
      expect([code, scheduledFor.toString(), delivery.available]).toEqual([code, scheduledFor.toString(), expected]);
      counts[expected ? 'accepted' : 'refused'] += 1;
      if (expected ? pick(3) === 0 : pick(40) === 0) {
        const { status } = await orderAt(food, code, { scheduled_for: scheduledFor.toString(), dishes });
        expect([scheduledFor.toString(), status === 201]).toEqual([scheduledFor.toString(), expected]);
        counts.placed += 1;
      }
    }
  }
  expect(counts.accepted + counts.refused).toBe(KITCHENS * TIMES_EACH);
  const [of, placed] = RUNS_ALL_TRIALS ? [100, 50] : [10, 5];
  expect(Math.min(counts.accepted, counts.refused)).toBeGreaterThan(of);
  expect(counts.placed).toBeGreaterThan(placed);
});
