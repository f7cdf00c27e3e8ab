import { shown } from '#kit/views/shown';
import { optional } from '#kit/views/optional';
import { view } from '#kit/views/view';
import { PROMO_REASONS } from './quote.types';

const HelpDishView = view('HelpDishView', {
  product_id: shown.whole({ example: 7 }),
  slug: shown.text({ example: 'kunafa', description: 'Slug of the dish.' }),
  name: shown.bilingual({ description: 'Name of the dish in both languages.' }),
  price: shown.amount({ example: 4.25, description: 'Price of one unit without options.' }),
});
export type HelpDishView = InstanceType<typeof HelpDishView>;

const HelpKitchenView = view('HelpKitchenView', {
  code: shown.text({ example: 'harbor' }),
  name: shown.bilingual({ description: 'Name of the kitchen in both languages.' }),
  open_now: shown.flag({ description: 'Whether the kitchen takes orders now.' }),
  next_opening: shown.instantText({
    nullable: true,
    description: 'When the kitchen takes orders again; null if it takes them now.',
  }),
  delivers: shown.flag({
    description: 'Whether the kitchen delivers to the postcode of the request; false without one.',
  }),
  changes: shown.whole({ example: 0, description: 'Number of lines of the basket that cannot be ordered there.' }),
});
export type HelpKitchenView = InstanceType<typeof HelpKitchenView>;

const HelpSlotView = view('HelpSlotView', {
  starts_at: shown.instantText({ description: 'Start of a free slot, to send as `scheduled_for`.' }),
  promised_at: shown.instantText({ description: 'When an order in the slot is ready.' }),
});
export type HelpSlotView = InstanceType<typeof HelpSlotView>;

const HelpChoiceView = view('HelpChoiceView', {
  choice: shown.text({ example: 'regular' }),
  name: shown.bilingual({ description: 'Name of the choice in both languages.' }),
  price_delta: shown.amount({ example: 2.5, description: 'Change of the price of the dish by the choice.' }),
});

const HelpGroupView = view('HelpGroupView', {
  group: shown.text({ example: 'size' }),
  name: shown.bilingual({ description: 'Name of the option group in both languages.' }),
  required: shown.flag({ description: 'Whether a choice of the group is required.' }),
  min: shown.whole({ example: 1, description: 'Minimum number of choices.' }),
  max: shown.whole({ example: 1, description: 'Maximum number of choices.' }),
  choices: shown.many(HelpChoiceView, { description: 'Choices that can be ordered, at most 3.' }),
});
export type HelpGroupView = InstanceType<typeof HelpGroupView>;

const HelpLineView = view('HelpLineView', {
  line: shown.whole({ description: 'Position of the line in the basket, from 0.', example: 0 }),
  available_from: shown.instantText({
    nullable: true,
    description: 'When the kitchen sells the dish again; null unless it is sold out there for a limited time.',
  }),
  alternatives: shown.many(HelpDishView, {
    description: 'Dishes of the same category that can be ordered in this kitchen, nearest price first, at most 3.',
  }),
  groups: shown.many(HelpGroupView, { description: 'Option groups whose selection is refused, at most 3.' }),
});
export type HelpLineView = InstanceType<typeof HelpLineView>;

const HelpNamedKitchenView = view('HelpNamedKitchenView', {
  code: shown.text({ example: 'harbor' }),
  name: shown.bilingual({ description: 'Name of the kitchen in both languages.' }),
});

const HelpCategoryView = view('HelpCategoryView', {
  id: shown.id({ description: 'Id of the category.' }),
  slug: shown.text({ example: 'salads', description: 'Slug of the category.' }),
  name: shown.bilingual({ description: 'Name of the category in both languages.' }),
});

const HelpPromoView = view('HelpPromoView', {
  reason: shown.word(PROMO_REASONS, { description: 'Why the code does not apply.' }),
  ...optional({
    starts_at: shown.instantText({ description: 'Start of the validity, for a code that is not valid yet.' }),
    ends_at: shown.instantText({ description: 'End of the validity, for a code that has expired.' }),
    minimum: shown.amount({ example: 30, description: 'Minimum subtotal of the code, before discounts.' }),
    missing: shown.amount({ example: 3.9, description: 'Amount that the subtotal is short of the minimum.' }),
    kitchens: shown.many(HelpNamedKitchenView, { description: 'Kitchens in which the code can be used, at most 3.' }),
    categories: shown.many(HelpCategoryView, { description: 'Categories that the code discounts, at most 3.' }),
  }),
});
export type HelpPromoView = Pick<InstanceType<typeof HelpPromoView>, 'reason'> &
  Partial<InstanceType<typeof HelpPromoView>>;

export const QuoteHelpView = view(
  'QuoteHelpView',
  'What would be accepted instead; only members that apply',
  optional({
    minimum: shown.amount({ example: 15, description: 'Minimum subtotal of a delivery, before discounts.' }),
    missing: shown.amount({ example: 3.2, description: 'Amount that the subtotal is short of the minimum.' }),
    additions: shown.many(HelpDishView, {
      description: 'Dishes without required choices, each of which reaches the minimum; cheapest first, at most 3.',
    }),
    pickup_possible: shown.flag({ description: 'Whether the basket could be picked up at this kitchen instead.' }),
    next_opening: shown.instantText({ description: 'When the kitchen takes orders again, in UTC.' }),
    next_opening_local: shown.text({
      example: '2026-05-13T11:00:00-04:00',
      description: '`next_opening` in the local time of the kitchen, with the offset.',
    }),
    paused_until: shown.instantText({ description: 'End of the pause of the kitchen.' }),
    next_slots: shown.many(HelpSlotView, {
      description: 'Free slots, at most 3: the nearest at or after the requested time, then before it.',
    }),
    other_kitchens: shown.many(HelpKitchenView, {
      description: 'Other kitchens, open ones first, then by their next opening, at most 3.',
    }),
    lines: shown.many(HelpLineView, { description: 'Lines that cannot be ordered unchanged, at most 3.' }),
    promo: shown.one(HelpPromoView, { description: 'Why the promo code does not apply; absent for an unknown code.' }),
    points_missing: shown.whole({ example: 20, description: 'Points that the balance is short of a redemption.' }),
  }),
);
/** The help in the form of the response. */
export type QuoteHelpView = Partial<Omit<InstanceType<typeof QuoteHelpView>, 'promo'>> & { promo?: HelpPromoView };
