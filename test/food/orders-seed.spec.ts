import { Temporal } from 'temporal-polyfill';
import { seedCustomers } from '#seeds/food/customers';
import { type DemoPerson, peopleWhoOrder } from '#seeds/food/orders/people';
import { orderPlans, type OrderPlan } from '#seeds/food/orders/plans';
import { takesOrders } from '#seeds/food/orders/times';
import { randomOf } from '#seeds/food/pictures/canvas';
import { seedKitchens } from '#seeds/food/shop';
import { Passwords } from '#kit/access/passwords';
import { Storage } from '#media/storage';
import { food } from '#services/food/food';
import { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { startService, type TestService } from '../harness/app';

const ZONE = 'America/New_York';
/** Closed and open hours, both sides of midnight, and the night in which summer time ends. */
const STARTS = [
  '2026-10-29T00:01',
  '2026-10-29T00:30',
  '2026-10-30T02:10',
  '2026-10-30T05:05',
  '2026-11-01T03:05',
  '2026-11-01T11:03',
  '2026-11-02T12:20',
  '2026-11-02T23:45',
].map(wall => Temporal.PlainDateTime.from(wall).toZonedDateTime(ZONE));

let service: TestService;
let kitchens: Kitchen[];
let people: DemoPerson[];
beforeAll(async () => {
  service = await startService(food);
  service.clock.set('2026-10-20T12:00:00Z');
  const { configuration, db, clock } = service;
  const passwords = service.get(Passwords);
  const seeding = { definition: food.definition, configuration, db, clock, passwords, storage: service.get(Storage) };
  await db.transaction(async () => {
    await seedCustomers(seeding);
    await seedKitchens(seeding);
  });
  kitchens = await db.of(Kitchen).find({ order: { id: 'ASC' } });
  people = await peopleWhoOrder(db, kitchens);
});
afterAll(() => service?.close());

const plansAt = (now: Temporal.ZonedDateTime): OrderPlan[] =>
  orderPlans(people, kitchens, now.toInstant(), randomOf('orders'));
const minutesBetween = (one: Temporal.Instant, other: Temporal.Instant) => one.until(other).total('minutes');

describe.each(STARTS.map(start => [start.toPlainDateTime().toString(), start] as const))('begun at %s', (_, start) => {
  let plans: OrderPlan[];
  beforeAll(() => {
    plans = plansAt(start);
  });

  it('has orders on their way that are on time, and nothing in the future', () => {
    const now = start.toInstant();
    const steps = plans.map(({ placed, seconds }) => placed.add({ seconds: seconds.at(-1)! }));
    expect(steps.filter(at => Temporal.Instant.compare(at, now) > 0)).toEqual([]);
    const open = plans.filter(({ way }) => !['delivered', 'cancelled', 'refunded'].includes(way.at(-1)!));
    const promised = open.map(({ placed, person: { kitchen } }) =>
      minutesBetween(now, placed.add({ minutes: kitchen.preparationMinutes })),
    );
    expect(promised).toHaveLength(12);
    expect(Math.min(...promised)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...promised)).toBeLessThanOrEqual(30);
  });

  it('has orders in every hour of the day until now in which a kitchen took them', () => {
    const done = start.subtract({ minutes: 20 });
    const hours = Array.from({ length: start.hour + 1 }, (_hour, hour) => start.startOfDay().add({ hours: hour }));
    const openHours = hours.filter(hour => {
      const whole = Temporal.ZonedDateTime.compare(hour.add({ hours: 1 }), done) <= 0;
      return (
        whole &&
        kitchens.every(kitchen =>
          [0, 15, 30, 45].every(minutes => takesOrders(kitchen, hour.add({ minutes }).toInstant())),
        )
      );
    });
    const placed = plans.map(plan => plan.placed.toZonedDateTimeISO(ZONE));
    const missing = openHours.filter(
      hour => !placed.some(at => hour.until(at).total('hours') >= 0 && hour.until(at).total('hours') < 1),
    );
    expect(missing).toEqual([]);
  });

  it('has no order while its kitchen was closed, except those on their way', () => {
    const done = plans.filter(({ way }) => ['delivered', 'cancelled', 'refunded'].includes(way.at(-1)!));
    const late = done.filter(({ placed, person: { kitchen } }) => !takesOrders(kitchen, placed));
    expect(late.map(({ placed, person }) => `${person.kitchen.code} ${placed.toString()}`)).toEqual([]);
    expect(plans.length - done.length).toBe(12);
  });

  it('has orders in every hour of yesterday in which a kitchen took them, most at lunch and dinner', () => {
    const yesterday = start.toPlainDate().subtract({ days: 1 });
    const placed = plans.map(plan => plan.placed.toZonedDateTimeISO(ZONE));
    const hours = placed.filter(at => at.toPlainDate().equals(yesterday)).map(({ hour }) => hour);
    // Downtown is open from 11 to 23 on every day of the week.
    const counts = Array.from({ length: 11 }, (_hour, index) => hours.filter(hour => hour === index + 12).length);
    expect(Math.min(...counts.slice(0, -1))).toBeGreaterThanOrEqual(1);
    expect(counts[0]! + counts[1]!).toBeGreaterThan(counts[3]! + counts[4]!);
  });
});
