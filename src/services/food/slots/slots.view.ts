import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const ASAP_REASONS = ['kitchen_closed', 'slot_full'] as const;

const SlotTakenView = view('SlotTakenView', {
  orders: shown.whole({ example: 4, description: 'Number of orders that hold the slot.' }),
  dishes: shown.whole({ example: 17, description: 'Number of dishes of these orders, each unit counted.' }),
});
type SlotTakenView = InstanceType<typeof SlotTakenView>;

const SlotLimitsView = view('SlotLimitsView', {
  orders: shown.whole({ nullable: true, example: 10, description: 'Maximum number of orders; null for no limit.' }),
  dishes: shown.whole({ nullable: true, example: 40, description: 'Maximum number of dishes; null for no limit.' }),
});
type SlotLimitsView = InstanceType<typeof SlotLimitsView>;

const SlotView = view('SlotView', {
  starts_at: shown.instantText({ description: 'Start of the slot, to send as `scheduled_for`.' }),
  ends_at: shown.instantText({ description: 'End of the slot, exclusive.' }),
  available: shown.flag({ description: 'Whether an order of `dishes` dishes would be accepted for the slot now.' }),
  taken: shown.read({ type: SlotTakenView, required: false }, (taken: SlotTakenView | undefined) => taken, {
    description: 'Orders and dishes in the slot; only for staff of the kitchen.',
  }),
  limits: shown.read({ type: SlotLimitsView, required: false }, (limits: SlotLimitsView | undefined) => limits, {
    description: 'Limits of the slot; only for staff of the kitchen.',
  }),
});
export type SlotView = InstanceType<typeof SlotView>;

const SlotDayView = view('SlotDayView', {
  date: shown.day({ example: '2026-05-09', description: 'Date in the time zone of the kitchen.' }),
  slots: shown.many(SlotView, { description: 'Slots that begin on the day, inside its opening hours, in order.' }),
});

const AsapView = view('AsapView', {
  available: shown.flag({ description: 'Whether an order without `scheduled_for` would be accepted now.' }),
  promised_at: shown.instantText({
    nullable: true,
    description: 'When the order would be ready; null if it would be refused.',
  }),
  reason: shown.word(ASAP_REASONS, {
    nullable: true,
    description: 'Code with which the order would be refused; null if it would be accepted.',
  }),
});

export const SlotsView = view('SlotsView', 'The times at which orders of a kitchen can be ready', {
  time_zone: shown.text({ example: 'America/New_York', description: 'IANA name of the time zone of the kitchen.' }),
  slot_minutes: shown.whole({
    example: 15,
    description: 'Length of a slot in minutes; slots begin at multiples of it.',
  }),
  lead_minutes: shown.whole({
    example: 25,
    description: 'Minutes from an order until it is ready; dishes may need more if `lead_from_dishes` is set.',
  }),
  asap: shown.one(AsapView, { description: 'Result for an order without `scheduled_for`.' }),
  days: shown.many(SlotDayView, { description: 'Requested days in order.' }),
});
export type SlotsView = InstanceType<typeof SlotsView>;
