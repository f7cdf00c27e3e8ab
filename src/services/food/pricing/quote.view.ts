import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { quoteTokenFields } from '#shared/quote-tokens/quote-token.view';
import { QuoteHelpView } from './quote-help.view';
import {
  CHANGE_TYPES,
  DELIVERY_REASONS,
  LINE_REASONS,
  PROMO_REASONS,
  REWARDS_REASONS,
  TIP_REASONS,
} from './quote.types';
import type { QuoteChange, QuoteLine } from './quote.types';

const QuoteLineView = view('QuoteLineView', {
  line: shown.whole({ description: 'Position of the line in the basket, from 0.', example: 0 }),
  product_id: shown.whole({ from: 'productId', nullable: true, example: 4 }),
  offer_id: shown.whole({ from: 'offerId', nullable: true, example: null }),
  name: shown.bilingual({
    nullable: true,
    description: 'Name in both languages; null if the dish or offer is not on the menu.',
  }),
  slug: shown.text({
    nullable: true,
    description: 'Slug of the dish; null for an offer, and if it is not on the menu.',
    example: 'lamb-kofta',
  }),
  code: shown.text({
    nullable: true,
    description: 'Code of the combo offer; null for a dish, and if it is not on the menu.',
    example: null,
  }),
  image: shown.picture({ nullable: true, description: 'Picture of the dish or offer; null without one.' }),
  quantity: shown.whole({ example: 3 }),
  unit_price: shown.amount({
    from: 'unitPriceCents',
    nullable: true,
    description: 'Price of one unit with its options; null if the line cannot be ordered.',
    example: 8.7,
  }),
  line_total: shown.amount({
    from: 'lineTotalCents',
    example: 26.1,
    description: 'Price of the line; 0 if it cannot be ordered.',
  }),
  orderable: shown.flag({ description: 'Whether the line can be ordered.' }),
  reason: shown.word(LINE_REASONS, { nullable: true, description: 'Why the line cannot be ordered; null if it can.' }),
  available_from: shown.instant({
    from: 'availableFrom',
    nullable: true,
    description: 'When the kitchen sells the dish again; null unless it is sold out there for a limited time.',
  }),
});

const QuoteDiscountsView = view('QuoteDiscountsView', {
  promo: shown.amount({ from: 'promoCents', example: 2.61, description: 'Discount of the promo code.' }),
  rewards: shown.amount({ from: 'rewardsCents', example: 5, description: 'Discount of redeemed points.' }),
});

const QuoteFeesView = view('QuoteFeesView', {
  delivery: shown.amount({ from: 'deliveryCents', example: 3.5, description: 'Fee of a delivery; 0 for a pick-up.' }),
  pickup: shown.amount({ from: 'pickupCents', example: 0, description: 'Fee of a pick-up; 0 for a delivery.' }),
});

const QuoteTipView = view('QuoteTipView', {
  amount: shown.amount({ from: 'cents', example: 3.92, description: 'Tip, which the total includes; 0 without one.' }),
  reason: shown.word(TIP_REASONS, {
    nullable: true,
    description: '`not_offered` if the order cannot have a tip; null otherwise.',
  }),
});

const QuoteDeliveryView = view('QuoteDeliveryView', {
  available: shown.flag({ description: 'Whether the basket can be delivered or picked up as requested.' }),
  reason: shown.word(DELIVERY_REASONS, { nullable: true }),
  minimum: shown.amount({
    from: 'minimumCents',
    nullable: true,
    description: 'Minimum subtotal of a delivery, before discounts; null for a pick-up.',
    example: 15,
  }),
  missing: shown.amount({
    from: 'missingCents',
    description: 'Amount that the subtotal is short of the minimum; 0 if it is enough.',
    example: 0,
  }),
});

const QuotePromoView = view('QuotePromoView', {
  code: shown.text({
    nullable: true,
    example: 'WELCOME10',
    description: 'Promo code in capitals; null without one.',
  }),
  applied: shown.flag({ description: 'Whether the promo code gives a discount.' }),
  reason: shown.word(PROMO_REASONS, { nullable: true }),
});

const QuoteRewardsView = view('QuoteRewardsView', {
  applied: shown.flag({ description: 'Whether points are redeemed.' }),
  points: shown.whole({ description: 'Points that the order deducts from the balance.', example: 100 }),
  reason: shown.word(REWARDS_REASONS, { nullable: true }),
});

export const QuoteChangeView = view('QuoteChangeView', {
  key: shown.text({ description: 'Key to send in `accept_changes`.', example: 'price:dish-4:T1ZBhJ2lqKfM1wXs:900' }),
  line: shown.whole({
    nullable: true,
    description: 'Position of the line; null for fees, discounts, the promo code and the redemption.',
    example: 0,
  }),
  type: shown.word(CHANGE_TYPES, {
    description:
      'Kind of the change. `unavailable` can be accepted only if `line` is null; fees and discounts are compared only with a `quote_token`.',
  }),
  previous: shown.amount({ nullable: true, description: 'Displayed amount; null if there was none.', example: 8.7 }),
  current: shown.amount({
    nullable: true,
    description: 'Current amount; null if the line cannot be ordered.',
    example: 9,
  }),
});

export const QuoteView = view('QuoteView', 'The price of a basket by line, with fees, discounts and obstacles', {
  currency: shown.made({ type: String, enum: ['USD'] }, () => 'USD' as const),
  lines: shown.read({ type: [QuoteLineView] }, (lines: QuoteLine[]) => lines.map(QuoteLineView.of)),
  subtotal: shown.amount({
    from: 'subtotalCents',
    example: 26.1,
    description: 'Sum of the lines before discounts and fees.',
  }),
  discounts: shown.read({ type: QuoteDiscountsView, description: 'Discounts on the dishes.' }, QuoteDiscountsView.of),
  fees: shown.read({ type: QuoteFeesView, description: 'Fees added to the dishes.' }, QuoteFeesView.of),
  tip: shown.read({ type: QuoteTipView, description: 'Tip, to which no discount applies.' }, QuoteTipView.of),
  total: shown.amount({
    from: 'totalCents',
    example: 21.99,
    description: 'Amount to pay: lines less discounts, plus fees and tip.',
  }),
  points_earned: shown.whole({
    from: 'pointsEarned',
    description: 'Points that a customer would earn with the order.',
    example: 18,
  }),
  delivery: shown.read(
    {
      type: QuoteDeliveryView,
      description: 'Whether the basket can be delivered or picked up as requested, with the obstacle.',
    },
    QuoteDeliveryView.of,
  ),
  promo: shown.read({ type: QuotePromoView, description: 'Result of the promo code.' }, QuotePromoView.of),
  rewards: shown.read(
    { type: QuoteRewardsView, description: 'Result of the redemption of points.' },
    QuoteRewardsView.of,
  ),
  changes: shown.read(
    {
      type: [QuoteChangeView],
      description: 'Changes since the displayed prices, which the customer has to accept.',
    },
    (changes: QuoteChange[]) => changes.map(QuoteChangeView.of),
  ),
  ...quoteTokenFields,
  help: shown.made(
    {
      type: QuoteHelpView,
      required: false,
      description: 'What would be accepted instead; absent if the basket can be ordered or there is no help.',
    },
    (row: { help?: QuoteHelpView | undefined }) => row.help,
  ),
});
export type QuoteView = InstanceType<typeof QuoteView>;
