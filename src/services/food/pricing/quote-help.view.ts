import { shown } from '#kit/views/shown';
import { optional } from '#kit/views/optional';
import { view } from '#kit/views/view';
import { PROMO_REASONS } from './quote.types';

const HelpDishView = view('HelpDishView', {
  product_id: shown.whole({ example: 7 }),
  slug: shown.text({ example: 'kunafa', description: 'Address of the dish.' }),
  name: shown.bilingual({ description: 'Name of the dish in both languages.' }),
  price: shown.amount({ example: 4.25, description: 'Price of one without options.' }),
});
export type HelpDishView = InstanceType<typeof HelpDishView>;

const HelpKitchenView = view('HelpKitchenView', {
  code: shown.text({ example: 'harbor' }),
  name: shown.bilingual({ description: 'Name of the kitchen in both languages.' }),
  open_now: shown.flag({ description: 'whether it takes orders now' }),
  next_opening: shown.instantText({ nullable: true, description: 'when it takes orders again; null while it is open' }),
  delivers: shown.flag({ description: 'whether it delivers to the postcode of the request; false without one' }),
  changes: shown.whole({ example: 0, description: 'how many lines of this basket cannot be had there' }),
});
export type HelpKitchenView = InstanceType<typeof HelpKitchenView>;

const HelpSlotView = view('HelpSlotView', {
  starts_at: shown.instantText({ description: 'start of a free slot, to send as `scheduled_for`' }),
  promised_at: shown.instantText({ description: 'when an order in this slot is ready' }),
});
export type HelpSlotView = InstanceType<typeof HelpSlotView>;

const HelpChoiceView = view('HelpChoiceView', {
  choice: shown.text({ example: 'regular' }),
  name: shown.bilingual({ description: 'Name of the choice in both languages.' }),
  price_delta: shown.amount({ example: 2.5, description: 'What it adds to the price of the dish.' }),
});

const HelpGroupView = view('HelpGroupView', {
  group: shown.text({ example: 'size' }),
  name: shown.bilingual({ description: 'Name of the option group in both languages.' }),
  required: shown.flag({ description: 'whether something of it must be chosen' }),
  min: shown.whole({ example: 1, description: 'How many choices of it are needed at least.' }),
  max: shown.whole({ example: 1, description: 'How many choices of it are possible at most.' }),
  choices: shown.many(HelpChoiceView, { description: 'Choices that can be ordered, at most 3.' }),
});
export type HelpGroupView = InstanceType<typeof HelpGroupView>;

const HelpLineView = view('HelpLineView', {
  line: shown.whole({ description: 'position in the basket, from 0', example: 0 }),
  available_from: shown.instantText({
    nullable: true,
    description: 'when the kitchen sells it again; null unless it is sold out there for a time',
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
  slug: shown.text({ example: 'salads', description: 'Address of the category.' }),
  name: shown.bilingual({ description: 'Name of the category in both languages.' }),
});

const HelpPromoView = view('HelpPromoView', {
  reason: shown.word(PROMO_REASONS, { description: 'Why the code does not apply.' }),
  ...optional({
    starts_at: shown.instantText({ description: 'from when it applies, if it does not yet' }),
    ends_at: shown.instantText({ description: 'until when it applied, if it is over' }),
    minimum: shown.amount({ example: 30, description: 'The smallest subtotal, before discounts, that it applies to.' }),
    missing: shown.amount({ example: 3.9, description: 'What the subtotal lacks of it.' }),
    kitchens: shown.many(HelpNamedKitchenView, { description: 'Kitchens that it applies in, at most 3.' }),
    categories: shown.many(HelpCategoryView, { description: 'Categories that it applies to, at most 3.' }),
  }),
});
export type HelpPromoView = Pick<InstanceType<typeof HelpPromoView>, 'reason'> &
  Partial<InstanceType<typeof HelpPromoView>>;

export const QuoteHelpView = view(
  'QuoteHelpView',
  'What would be accepted instead; only members that apply',
  optional({
    minimum: shown.amount({ example: 15, description: 'The smallest subtotal, before discounts, that is delivered.' }),
    missing: shown.amount({ example: 3.2, description: 'What the subtotal lacks of the minimum.' }),
    additions: shown.many(HelpDishView, {
      description: 'Dishes without required choices of which one is enough for the minimum, cheapest first, at most 3.',
    }),
    pickup_possible: shown.flag({ description: 'whether the same basket could be picked up in this kitchen' }),
    next_opening: shown.instantText({ description: 'when the kitchen takes orders again, in UTC' }),
    next_opening_local: shown.text({
      example: '2026-05-13T11:00:00-04:00',
      description: 'The same instant as the wall clock of the kitchen with its offset.',
    }),
    paused_until: shown.instantText({ description: 'until when the kitchen is paused' }),
    next_slots: shown.many(HelpSlotView, {
      description: 'Free slots, at most 3: the nearest at or after what was asked for, then before it.',
    }),
    other_kitchens: shown.many(HelpKitchenView, {
      description: 'Other kitchens, open ones first, then by their next opening, at most 3.',
    }),
    lines: shown.many(HelpLineView, { description: 'Lines that cannot be ordered as they are, at most 3.' }),
    promo: shown.one(HelpPromoView, { description: 'Why the promo code does not apply; never of an unknown code.' }),
    points_missing: shown.whole({ example: 20, description: 'How many points the balance lacks for a redemption.' }),
  }),
);
/** Already in the form of the response. */
export type QuoteHelpView = Partial<Omit<InstanceType<typeof QuoteHelpView>, 'promo'>> & { promo?: HelpPromoView };
