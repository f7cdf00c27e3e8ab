import { Temporal } from 'temporal-polyfill';
import type { Fulfillment } from '#services/food/fulfillment';
import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import type { OrderStatus } from '#services/food/orders/order-status';
import { type DemoPerson, personAt } from './people';
import { type Fate, ON_THE_WAY, pastFate, secondsOf, wayTo, within } from './progress';
import { missingMoments, orderMoments, takesOrders } from './times';

/** When somebody orders, and what becomes of it. */
export interface OrderPlan extends Fate {
  placed: Temporal.Instant;
  person: DemoPerson;
  fulfillment: Fulfillment;
  /** From the placement to each status of the way. */
  seconds: readonly number[];
}

/** The longest way to the guest, and the longest until money is back. */
const MAX_WAY_MINUTES = 95;
const MAX_REFUND_MINUTES = 180;
/** An order that was picked up may be this young. */
const MIN_WAY_MINUTES = 20;
/** From now until orders on their way are promised: those nearest to their guests, and those just placed. */
const PROMISED_IN_MINUTES = [11, 24] as const;
/** Orders on their way were placed at different minutes. */
const APART_SECONDS = 25;

/**
 * The orders of the last months and those on their way, oldest first. All days have orders while a kitchen is open, yesterday
 * and today in every such hour. Orders on their way are on time at any hour of the start: the demo's service clock has the
 * kitchens open all day.
 */
export function orderPlans(
  people: readonly DemoPerson[],
  kitchens: readonly Kitchen[],
  now: Temporal.Instant,
  random: () => number,
): OrderPlan[] {
  const past = pastPlans(people, kitchens, now, random);
  const current = plansOnTheWay(people, kitchens, now, random);
  const placed = [...past, ...current].map(plan => plan.placed);
  const today = now.toZonedDateTimeISO(kitchens[0]!.timeZone).startOfDay();
  const yesterday = missingMoments(placed, today.subtract({ days: 1 }), today.toInstant(), random).flatMap(moment =>
    pastPlan(moment, people, kitchens, 1, random),
  );
  const done = now.subtract({ minutes: MIN_WAY_MINUTES });
  const sinceMidnight = missingMoments(placed, today, done, random).flatMap(moment =>
    pickedUp(moment, people, kitchens, now, random),
  );
  return [...past, ...yesterday, ...sinceMidnight, ...current].toSorted((one, other) =>
    Temporal.Instant.compare(one.placed, other.placed),
  );
}

function pastPlans(
  people: readonly DemoPerson[],
  kitchens: readonly Kitchen[],
  now: Temporal.Instant,
  random: () => number,
): OrderPlan[] {
  const done = now.subtract({ minutes: MAX_WAY_MINUTES });
  const refundable = now.subtract({ minutes: MAX_REFUND_MINUTES });
  return orderMoments(kitchens[0]!.timeZone, done, random).flatMap(placed => {
    const luck = Temporal.Instant.compare(placed, refundable) < 0 ? random() : 1;
    return pastPlan(placed, people, kitchens, luck, random);
  });
}

/** None while no kitchen takes orders. */
function pastPlan(
  placed: Temporal.Instant,
  people: readonly DemoPerson[],
  kitchens: readonly Kitchen[],
  luck: number,
  random: () => number,
): OrderPlan[] {
  const person = personAt(people, placed, random(), servesAt(placed, kitchens));
  if (!person) return [];
  const fulfillment = random() < 0.64 ? 'delivery' : 'pickup';
  return [plan(placed, person, fulfillment, pastFate(fulfillment, luck), random)];
}

function servesAt(placed: Temporal.Instant, kitchens: readonly Kitchen[]): (kitchen: Kitchen) => boolean {
  const open = kitchens.filter(kitchen => takesOrders(kitchen, placed));
  return kitchen => open.includes(kitchen);
}

function plansOnTheWay(
  people: readonly DemoPerson[],
  kitchens: readonly Kitchen[],
  now: Temporal.Instant,
  random: () => number,
): OrderPlan[] {
  const [nearest, newest] = PROMISED_IN_MINUTES;
  return ON_THE_WAY.map(({ fulfillment, status, paymentStatus }, index) => {
    const kitchen = kitchens[index % 3 === 2 ? kitchens.length - 1 : 0]!;
    const person = personAt(people, now, random(), each => each === kitchen)!;
    const way: readonly OrderStatus[] = wayTo(fulfillment, status);
    const share = index / (ON_THE_WAY.length - 1);
    const promisedIn = (newest - (newest - nearest) * share) * 60 - (index % 3) * APART_SECONDS;
    const age = Math.round(kitchen.preparationMinutes * 60 - promisedIn);
    const seconds = within(age - 30, secondsOf(way, kitchen.preparationMinutes, random));
    return { placed: now.subtract({ seconds: age }), person, fulfillment, way, paymentStatus, seconds };
  });
}

/** An order that its guest has picked up by now. None while no kitchen takes orders. */
function pickedUp(
  placed: Temporal.Instant,
  people: readonly DemoPerson[],
  kitchens: readonly Kitchen[],
  now: Temporal.Instant,
  random: () => number,
): OrderPlan[] {
  const person = personAt(people, placed, random(), servesAt(placed, kitchens));
  if (!person) return [];
  const made = plan(placed, person, 'pickup', pastFate('pickup', 1), random);
  return [{ ...made, seconds: within(placed.until(now).total('seconds'), made.seconds) }];
}

function plan(
  placed: Temporal.Instant,
  person: DemoPerson,
  fulfillment: Fulfillment,
  fate: Fate,
  random: () => number,
): OrderPlan {
  const seconds = secondsOf(fate.way, person.kitchen.preparationMinutes, random);
  return { placed, person, fulfillment, ...fate, seconds };
}
