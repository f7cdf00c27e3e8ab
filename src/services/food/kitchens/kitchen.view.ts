import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { currentOpenings } from './current-openings';
import type { Kitchen } from './kitchen.entity';
import { ifAhead, type OpenNow } from './open-now';
import type { Closure, SpecialRange, WeeklyRange } from './opening-hours';
import type { UpcomingOpenings } from './upcoming-openings';

const HoursView = view('HoursView', {
  day: shown.whole({ description: '0 is Sunday', example: 3 }),
  open: shown.text({ example: '11:00', description: 'Wall clock of the kitchen, `HH:MM`.' }),
  close: shown.text({ description: 'At or before `open`: on the next day', example: '23:00' }),
});

const KitchenAddressView = view('KitchenAddressView', {
  street: shown.text({ example: '214 W 29th St' }),
  city: shown.text({ example: 'New York' }),
  postcode: shown.text({ example: '10001' }),
});

const KitchenLocationView = view('KitchenLocationView', {
  latitude: shown.number({ example: 40.747612 }),
  longitude: shown.number({ example: -73.993905 }),
});

export const kitchenContact = {
  code: shown.text({ example: 'downtown' }),
  name: shown.bilingual({ description: 'Name of the kitchen in both languages.' }),
  time_zone: shown.text({
    from: 'timeZone',
    example: 'America/New_York',
    description: 'Time zone of the kitchen, by its IANA name.',
  }),
  address: shown.one(KitchenAddressView, { nullable: true, description: 'Where orders are picked up' }),
  phone: shown.text({ nullable: true, example: '+1 212 555 0142' }),
};

const ClosureView = view('ClosureView', {
  date: shown.day({ example: '2026-12-25', description: 'The day it is closed, in its time zone.' }),
  reason: shown.text({ example: 'Public holiday', description: 'Why, for the team and visitors.' }),
});

const SpecialHoursView = view('SpecialHoursView', {
  date: shown.day({ example: '2026-12-24', description: 'The day on which it opens, in its time zone.' }),
  open: shown.text({ example: '11:00', description: 'Wall clock of the kitchen, `HH:MM`.' }),
  close: shown.text({ description: 'At or before `open`: on the next day', example: '16:00' }),
  reason: shown.text({ example: 'Christmas Eve', description: 'Why, for the team and visitors.' }),
});

const inTheWeek = (one: WeeklyRange, other: WeeklyRange) => one.day - other.day || (one.open < other.open ? -1 : 1);

const capacity = {
  slot_minutes: shown.whole({
    from: 'slotMinutes',
    example: 15,
    description: 'Length of a slot, the stretch of time in which an order is to be ready',
  }),
  slot_orders: shown.whole({
    from: 'slotOrders',
    nullable: true,
    example: 10,
    description: 'Most orders in a slot; null without a limit',
  }),
  slot_dishes: shown.whole({
    from: 'slotDishes',
    nullable: true,
    example: 40,
    description: 'Most dishes in a slot, each unit counted; null without a limit',
  }),
  slot_days_ahead: shown.whole({
    from: 'slotDaysAhead',
    example: 7,
    description: 'How many days ahead orders can be scheduled; 0 where they cannot',
  }),
  last_order_minutes: shown.whole({
    from: 'lastOrderMinutes',
    example: 20,
    description: 'How many minutes before closing the last order for now is taken',
  }),
  lead_from_dishes: shown.flag({
    from: 'leadFromDishes',
    description: 'Whether an order takes as long as its longest dish, if that is longer than `preparation_minutes`',
  }),
  accept_minutes: shown.whole({
    from: 'acceptMinutes',
    example: 10,
    description: 'How long the kitchen may take to accept a paid order before it is cancelled; 0 without a deadline',
  }),
};

export const KitchenView = view('KitchenView', 'A kitchen with its address, opening hours and delivery area', {
  id: shown.id(),
  ...kitchenContact,
  location: shown.one(KitchenLocationView, {
    nullable: true,
    description: 'Its position on a map; null if it is not known.',
  }),
  preparation_minutes: shown.whole({
    from: 'preparationMinutes',
    description: 'From the payment of an order until it is ready',
    example: 25,
  }),
  delivery_postcodes: shown.texts({
    from: 'deliveryPostcodes',
    example: ['10001', '10002'],
    description: 'Where it delivers to; compared without blanks, in capitals.',
  }),
  hours: shown.read({ type: [HoursView] }, (hours: WeeklyRange[]) => hours.toSorted(inTheWeek).map(HoursView.of), {
    description: 'In the order of the week, which begins on Sunday',
  }),
  closures: shown.read(
    { type: [ClosureView], description: 'Days on which the kitchen is closed regardless of its hours.' },
    (closures: Closure[]) => closures.map(ClosureView.of),
  ),
  special_hours: shown.read(
    { type: [SpecialHoursView], description: 'Hours of single days, which replace the weekly hours of their date.' },
    (ranges: SpecialRange[]) => ranges.map(SpecialHoursView.of),
    { from: 'specialHours' },
  ),
  ...capacity,
  is_active: shown.flag({ from: 'isActive', description: 'Whether it is shown and takes orders; true when left out.' }),
  is_open_now: shown.flag({
    description:
      'Whether it takes orders for now: open by its hours, evaluated by the setting `service_clock`, at least `last_order_minutes` before closing, and not paused',
  }),
  opens_today: shown.text({
    from: 'opensToday',
    nullable: true,
    description: 'First opening of the day in its time zone; null on a day without any',
    example: '11:00',
  }),
  closes_today: shown.text({
    from: 'closesToday',
    nullable: true,
    description: 'End of the last opening of the day; at or before `opens_today`: on the next day',
    example: '23:00',
  }),
  closes_at: shown.instant({
    from: 'closesAt',
    nullable: true,
    description:
      'By the clock that judges opening (setting `service_clock`); null while it is closed, and where it never closes',
  }),
  next_opening: shown.instant({
    from: 'nextOpening',
    nullable: true,
    description:
      'When it takes orders for now again, by the same clock and after a pause; null while it does, and where none is planned within 60 days',
  }),
  paused_until: shown.instant({
    from: 'pausedUntil',
    nullable: true,
    description: 'Until when it takes no orders, by its own pause or that of all kitchens; null while it is not paused',
  }),
  pause_reason: shown.text({
    from: 'pauseReason',
    nullable: true,
    example: 'The oven is being repaired',
    description: 'Why it is paused, if the team said so.',
  }),
  busy_until: shown.instant({
    from: 'busyUntil',
    nullable: true,
    description: 'Until when new orders take longer; null while they do not',
  }),
  busy_minutes: shown.whole({
    from: 'busyMinutes',
    nullable: true,
    description: 'How many minutes longer than `preparation_minutes` they take; null while they do not',
    example: 20,
  }),
  created_at: shown.instant({ from: 'createdAt' }),
  updated_at: shown.instant({ from: 'updatedAt' }),
});
export type KitchenView = InstanceType<typeof KitchenView>;

const NO_OPENINGS: UpcomingOpenings = { opensToday: null, closesToday: null, closesAt: null, nextOpening: null };

export function kitchenView(kitchen: Kitchen, openNow: OpenNow): KitchenView {
  const busyUntil = ifAhead(kitchen.busyUntil, openNow.now);
  return KitchenView.of({
    ...kitchen,
    is_open_now: openNow(kitchen),
    ...(kitchen.isActive ? currentOpenings(kitchen, openNow) : NO_OPENINGS),
    pausedUntil: openNow.pausedUntil(kitchen),
    pauseReason: ifAhead(kitchen.pausedUntil, openNow.now) && kitchen.pauseReason,
    busyUntil,
    busyMinutes: busyUntil && kitchen.busyMinutes,
  });
}

export const KitchenCheckView = view(
  'KitchenCheckView',
  'Whether a kitchen can serve the address, and which others can',
  {
    result: shown.word(['match', 'outside_area', 'closed'], {
      description: '`match`: it can be ordered now; `closed`: not at this hour; `outside_area`: no kitchen serves it.',
    }),
    kitchen: shown.one(KitchenView, {
      nullable: true,
      description: 'the requested kitchen, or the one that serves the postcode',
    }),
    alternatives: shown.many(KitchenView, { description: 'Other kitchens that are open and can take the order' }),
  },
);
export type KitchenCheckView = InstanceType<typeof KitchenCheckView>;
