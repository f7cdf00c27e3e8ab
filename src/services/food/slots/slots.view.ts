import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const ASAP_REASONS = ['kitchen_closed', 'slot_full'] as const;

const SlotTakenView = view('SlotTakenView', {
  orders: shown.whole({ example: 4, description: 'Orders that hold the slot.' }),
  dishes: shown.whole({ example: 17, description: 'Dishes of these orders, each unit counted.' }),
});
type SlotTakenView = InstanceType<typeof SlotTakenView>;

const SlotLimitsView = view('SlotLimitsView', {
  orders: shown.whole({ nullable: true, example: 10, description: 'Most orders; null without a limit.' }),
  dishes: shown.whole({ nullable: true, example: 40, description: 'Most dishes; null without a limit.' }),
});
type SlotLimitsView = InstanceType<typeof SlotLimitsView>;

const SlotView = view('SlotView', {
  starts_at: shown.instantText({ description: 'Start of the slot: `scheduled_for` of an order for it' }),
  ends_at: shown.instantText({ description: 'End of the slot, which is not part of it' }),
  available: shown.flag({ description: 'Whether an order of so many dishes would be accepted for it now' }),
  taken: shown.read({ type: SlotTakenView, required: false }, (taken: SlotTakenView | undefined) => taken, {
    description: 'What orders hold of it; staff of the kitchen only',
  }),
  limits: shown.read({ type: SlotLimitsView, required: false }, (limits: SlotLimitsView | undefined) => limits, {
    description: 'The limits of the kitchen; staff of the kitchen only',
  }),
});
export type SlotView = InstanceType<typeof SlotView>;

const SlotDayView = view('SlotDayView', {
  date: shown.day({ example: '2026-05-09', description: 'A day by the calendar of the kitchen' }),
  slots: shown.many(SlotView, { description: 'Slots that begin on the day, inside its opening hours, in order' }),
});

const AsapView = view('AsapView', {
  available: shown.flag({ description: 'Whether an order without a time would be accepted now' }),
  promised_at: shown.instantText({ nullable: true, description: 'When it would be ready; null if it is refused' }),
  reason: shown.word(ASAP_REASONS, { nullable: true, description: 'The code it would be refused with' }),
});

export const SlotsView = view('SlotsView', 'When orders of a kitchen can be ready', {
  time_zone: shown.text({ example: 'America/New_York', description: 'Time zone of the kitchen, by its IANA name.' }),
  slot_minutes: shown.whole({
    example: 15,
    description: 'Slots begin at multiples of so many minutes and last as long',
  }),
  lead_minutes: shown.whole({
    example: 25,
    description: 'Minutes from an order until it is ready; a dish may need more where `lead_from_dishes` is set',
  }),
  asap: shown.one(AsapView, { description: 'An order without a time' }),
  days: shown.many(SlotDayView, { description: 'The days that were asked for' }),
});
export type SlotsView = InstanceType<typeof SlotsView>;
