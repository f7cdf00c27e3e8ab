import { Temporal } from 'temporal-polyfill';
import type { Fulfillment } from '#services/food/fulfillment';
import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { isOpenAt } from '#services/food/kitchens/opening-hours';
import type { OrderStatus } from '#services/food/orders/order-status';
import { type DemoPerson, personAt } from './people';
import { type Fate, ON_THE_WAY, pastFate, secondsOf, wayTo } from './progress';
import { openMinutesBefore, orderMoments, takesOrders } from './times';

/** When somebody orders, and what becomes of it. */
export interface OrderPlan extends Fate {
  placed: Temporal.Instant;
  person: DemoPerson;
  fulfillment: Fulfillment;
  /** From the placement to each status of the way. */
  seconds: readonly number[];
}

/** The longest way to the guest, and the longest until money is back. */
const LONGEST_WAY_MINUTES = 95;
const LONGEST_REFUND_MINUTES = 180;

/** The orders of the last months and those on their way, oldest first; every one while its kitchen is open. */
export function orderPlans(
  people: readonly DemoPerson[],
  kitchens: readonly Kitchen[],
  now: Temporal.Instant,
  random: () => number,
): OrderPlan[] {
  const plans = [...pastPlans(people, kitchens, now, random), ...plansOnTheWay(people, kitchens, now, random)];
  return plans.toSorted((one, other) => Temporal.Instant.compare(one.placed, other.placed));
}

function pastPlans(
  people: readonly DemoPerson[],
  kitchens: readonly Kitchen[],
  now: Temporal.Instant,
  random: () => number,
): OrderPlan[] {
  const done = now.subtract({ minutes: LONGEST_WAY_MINUTES });
  const refundable = now.subtract({ minutes: LONGEST_REFUND_MINUTES });
  return orderMoments(kitchens[0]!.timeZone, done, random).flatMap(placed => {
    const open = kitchens.filter(kitchen => takesOrders(kitchen, placed));
    const person = personAt(people, placed, random(), kitchen => open.includes(kitchen));
    if (!person) return [];
    const fulfillment = random() < 0.64 ? 'delivery' : 'pickup';
    const luck = Temporal.Instant.compare(placed, refundable) < 0 ? random() : 1;
    const fate = pastFate(fulfillment, luck);
    return [plan(placed, person, fulfillment, fate, random)];
  });
}

/** From the kitchens that are open; while none is, what was left when they closed. */
function plansOnTheWay(
  people: readonly DemoPerson[],
  kitchens: readonly Kitchen[],
  now: Temporal.Instant,
  random: () => number,
): OrderPlan[] {
  const open = kitchens.filter(kitchen => isOpenAt(kitchen, now));
  const cooking = open.length > 0 ? open : kitchens;
  return ON_THE_WAY.map(({ fulfillment, status, paymentStatus }, index) => {
    const kitchen = cooking[index % 3 === 2 ? cooking.length - 1 : 0]!;
    const person = personAt(people, now, random(), each => each === kitchen)!;
    const way: readonly OrderStatus[] = wayTo(fulfillment, status);
    const seconds = secondsOf(way, kitchen.preparationMinutes, random);
    const minutes = Math.ceil(seconds.at(-1)! / 60) + 1 + Math.floor(random() * 5);
    const placed = openMinutesBefore(kitchen, now, minutes);
    return { placed, person, fulfillment, way, paymentStatus, seconds };
  });
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
