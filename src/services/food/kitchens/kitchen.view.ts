import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { currentOpenings } from './current-openings';
import type { Kitchen } from './kitchen.entity';
import { futureOrNull, type OpenNow } from './open-now';
import type { Closure, SpecialRange, WeeklyRange } from './opening-hours';
import type { UpcomingOpenings } from './upcoming-openings';

const HoursView = view('HoursView', {
  day: shown.whole({ description: 'Day of the week: 0 is Sunday, 6 is Saturday.', example: 3 }),
  open: shown.text({ example: '11:00', description: 'Opening time in the time zone of the kitchen, `HH:MM`.' }),
  close: shown.text({
    description: 'Closing time, `HH:MM`; on the next day if it is not after `open`.',
    example: '23:00',
  }),
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
    description: 'IANA name of the time zone of the kitchen.',
  }),
  address: shown.one(KitchenAddressView, {
    nullable: true,
    description: 'Address where orders are picked up; null if unknown.',
  }),
  phone: shown.text({ nullable: true, example: '+1 212 555 0142' }),
};

const ClosureView = view('ClosureView', {
  date: shown.day({ example: '2026-12-25', description: 'Closed day in the time zone of the kitchen.' }),
  reason: shown.text({ example: 'Public holiday', description: 'Reason, shown to the team and to visitors.' }),
});

const SpecialHoursView = view('SpecialHoursView', {
  date: shown.day({
    example: '2026-12-24',
    description: 'Day on which the hours begin, in the time zone of the kitchen.',
  }),
  open: shown.text({ example: '11:00', description: 'Opening time in the time zone of the kitchen, `HH:MM`.' }),
  close: shown.text({
    description: 'Closing time, `HH:MM`; on the next day if it is not after `open`.',
    example: '16:00',
  }),
  reason: shown.text({ example: 'Christmas Eve', description: 'Reason, shown to the team and to visitors.' }),
});

const inTheWeek = (one: WeeklyRange, other: WeeklyRange) => one.day - other.day || (one.open < other.open ? -1 : 1);

const capacity = {
  slot_minutes: shown.whole({
    from: 'slotMinutes',
    example: 15,
    description: 'Length in minutes of a slot, in which an order is to be ready.',
  }),
  slot_orders: shown.whole({
    from: 'slotOrders',
    nullable: true,
    example: 10,
    description: 'Maximum number of orders in a slot; null for no limit.',
  }),
  slot_dishes: shown.whole({
    from: 'slotDishes',
    nullable: true,
    example: 40,
    description: 'Maximum number of dishes in a slot, each unit counted; null for no limit.',
  }),
  slot_days_ahead: shown.whole({
    from: 'slotDaysAhead',
    example: 7,
    description: 'Days ahead for which orders can be scheduled; 0 if they cannot.',
  }),
  last_order_minutes: shown.whole({
    from: 'lastOrderMinutes',
    example: 20,
    description: 'Minutes before closing from which no orders for now are taken.',
  }),
  lead_from_dishes: shown.flag({
    from: 'leadFromDishes',
    description: 'Whether an order takes as long as its slowest dish, if that is longer than `preparation_minutes`.',
  }),
  accept_minutes: shown.whole({
    from: 'acceptMinutes',
    example: 10,
    description: 'Minutes to accept a paid order, after which it is cancelled; 0 for no deadline.',
  }),
};

export const KitchenView = view('KitchenView', 'A kitchen with its address, opening hours and delivery area', {
  id: shown.id(),
  ...kitchenContact,
  location: shown.one(KitchenLocationView, {
    nullable: true,
    description: 'Coordinates of the kitchen; null if unknown.',
  }),
  preparation_minutes: shown.whole({
    from: 'preparationMinutes',
    description: 'Usual minutes from the payment of an order until it is ready.',
    example: 25,
  }),
  delivery_postcodes: shown.texts({
    from: 'deliveryPostcodes',
    example: ['10001', '10002'],
    description: 'Postcodes to which the kitchen delivers, in capitals and without blanks and dashes.',
  }),
  hours: shown.read({ type: [HoursView] }, (hours: WeeklyRange[]) => hours.toSorted(inTheWeek).map(HoursView.of), {
    description: 'Weekly hours in the order of the week, which begins on Sunday.',
  }),
  closures: shown.read(
    { type: [ClosureView], description: 'Days on which the kitchen is closed, regardless of its opening hours.' },
    (closures: Closure[]) => closures.map(ClosureView.of),
  ),
  special_hours: shown.read(
    { type: [SpecialHoursView], description: 'Hours of single dates, which replace the weekly hours.' },
    (ranges: SpecialRange[]) => ranges.map(SpecialHoursView.of),
    { from: 'specialHours' },
  ),
  ...capacity,
  is_active: shown.flag({ from: 'isActive', description: 'Whether the kitchen is shown and takes orders.' }),
  is_open_now: shown.flag({
    description:
      'Whether the kitchen takes orders for now: active, open by its hours (evaluated by the setting `service_clock`), at least `last_order_minutes` before closing, and not paused.',
  }),
  opens_today: shown.text({
    from: 'opensToday',
    nullable: true,
    description: 'First opening of the day in the time zone of the kitchen; null on a day without any.',
    example: '11:00',
  }),
  closes_today: shown.text({
    from: 'closesToday',
    nullable: true,
    description: 'End of the last opening of the day; on the next day if it is not after `opens_today`.',
    example: '23:00',
  }),
  closes_at: shown.instant({
    from: 'closesAt',
    nullable: true,
    description:
      'When the kitchen closes next by its hours, whatever the setting `service_clock`; null if it is closed or never closes.',
  }),
  next_opening: shown.instant({
    from: 'nextOpening',
    nullable: true,
    description:
      'When the kitchen takes orders for now again, after a pause too, by the clock of the setting `service_clock`; null if it takes them now or has no opening within 60 days.',
  }),
  paused_until: shown.instant({
    from: 'pausedUntil',
    nullable: true,
    description: 'End of the pause of this kitchen or of all kitchens, whichever is later; null if it is not paused.',
  }),
  pause_reason: shown.text({
    from: 'pauseReason',
    nullable: true,
    example: 'The oven is being repaired',
    description: 'Reason of the pause; null if the team gave none.',
  }),
  busy_until: shown.instant({
    from: 'busyUntil',
    nullable: true,
    description: 'End of the time in which new orders take longer; null if the kitchen is not busy.',
  }),
  busy_minutes: shown.whole({
    from: 'busyMinutes',
    nullable: true,
    description: 'Minutes that new orders take longer than `preparation_minutes`; null if the kitchen is not busy.',
    example: 20,
  }),
  created_at: shown.instant({ from: 'createdAt' }),
  updated_at: shown.instant({ from: 'updatedAt' }),
});
export type KitchenView = InstanceType<typeof KitchenView>;

const NO_OPENINGS: UpcomingOpenings = { opensToday: null, closesToday: null, closesAt: null, nextOpening: null };

export function kitchenView(kitchen: Kitchen, openNow: OpenNow): KitchenView {
  const busyUntil = futureOrNull(kitchen.busyUntil, openNow.now);
  return KitchenView.of({
    ...kitchen,
    is_open_now: openNow(kitchen),
    ...(kitchen.isActive ? currentOpenings(kitchen, openNow) : NO_OPENINGS),
    pausedUntil: openNow.pausedUntil(kitchen),
    pauseReason: futureOrNull(kitchen.pausedUntil, openNow.now) && kitchen.pauseReason,
    busyUntil,
    busyMinutes: busyUntil && kitchen.busyMinutes,
  });
}

export const KitchenCheckView = view(
  'KitchenCheckView',
  'Whether a kitchen can serve the request, and which others can',
  {
    result: shown.word(['match', 'outside_area', 'closed'], {
      description:
        '`match`: the kitchen takes the order now; `closed`: it takes no orders now; `outside_area`: it does not deliver to the postcode.',
    }),
    kitchen: shown.one(KitchenView, {
      nullable: true,
      description: 'The requested kitchen, or one that serves the postcode; null if none does.',
    }),
    alternatives: shown.many(KitchenView, { description: 'Other kitchens that can take the order now.' }),
  },
);
export type KitchenCheckView = InstanceType<typeof KitchenCheckView>;
