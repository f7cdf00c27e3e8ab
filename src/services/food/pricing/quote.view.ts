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
  line: shown.whole({ description: 'position in the basket, from 0', example: 0 }),
  product_id: shown.whole({ from: 'productId', nullable: true, example: 4 }),
  offer_id: shown.whole({ from: 'offerId', nullable: true, example: null }),
  name: shown.bilingual({ nullable: true, description: 'null when the menu does not have it' }),
  slug: shown.text({ nullable: true, description: 'of a dish', example: 'lamb-kofta' }),
  code: shown.text({ nullable: true, description: 'of a combo offer', example: null }),
  image: shown.picture({ nullable: true, description: 'the cover of the dish or offer' }),
  quantity: shown.whole({ example: 3 }),
  unit_price: shown.amount({
    from: 'unitPriceCents',
    nullable: true,
    description: 'null when it cannot be ordered',
    example: 8.7,
  }),
  line_total: shown.amount({ from: 'lineTotalCents', example: 26.1, description: 'Price of the whole line.' }),
  orderable: shown.flag({ description: 'whether it can be ordered' }),
  reason: shown.word(LINE_REASONS, { nullable: true, description: 'why it cannot' }),
  available_from: shown.instant({
    from: 'availableFrom',
    nullable: true,
    description: 'when the kitchen sells it again; null unless it is sold out there for a time',
  }),
});

const QuoteDiscountsView = view('QuoteDiscountsView', {
  promo: shown.amount({ from: 'promoCents', example: 2.61, description: 'Taken off by the promo code.' }),
  rewards: shown.amount({ from: 'rewardsCents', example: 5, description: 'Taken off by redeemed points.' }),
});

const QuoteFeesView = view('QuoteFeesView', {
  delivery: shown.amount({ from: 'deliveryCents', example: 3.5, description: 'Fee of a delivery; 0 for a pick-up.' }),
  pickup: shown.amount({ from: 'pickupCents', example: 0, description: 'Fee of a pick-up; 0 for a delivery.' }),
});

const QuoteTipView = view('QuoteTipView', {
  amount: shown.amount({ from: 'cents', example: 3.92, description: 'Part of the total; 0 without a tip.' }),
  reason: shown.word(TIP_REASONS, {
    nullable: true,
    description: '`not_offered`: this order can have no tip; null otherwise.',
  }),
});

const QuoteDeliveryView = view('QuoteDeliveryView', {
  available: shown.flag({ description: 'whether the basket can be delivered or picked up as requested' }),
  reason: shown.word(DELIVERY_REASONS, { nullable: true }),
  minimum: shown.amount({
    from: 'minimumCents',
    nullable: true,
    description: 'the smallest subtotal, before discounts, that is delivered; null for a pick-up',
    example: 15,
  }),
  missing: shown.amount({
    from: 'missingCents',
    description: 'what the subtotal lacks of the minimum; 0 when it is enough',
    example: 0,
  }),
});

const QuotePromoView = view('QuotePromoView', {
  code: shown.text({
    nullable: true,
    example: 'WELCOME10',
    description: 'The code as it was read, in capitals; null without one.',
  }),
  applied: shown.flag({ description: 'Whether it takes something off.' }),
  reason: shown.word(PROMO_REASONS, { nullable: true }),
});

const QuoteRewardsView = view('QuoteRewardsView', {
  applied: shown.flag({ description: 'Whether it takes something off.' }),
  points: shown.whole({ description: 'points the order takes from the balance', example: 100 }),
  reason: shown.word(REWARDS_REASONS, { nullable: true }),
});

export const QuoteChangeView = view('QuoteChangeView', {
  key: shown.text({ description: 'sent back in `accept_changes`', example: 'price:dish-4:T1ZBhJ2lqKfM1wXs:900' }),
  line: shown.whole({
    nullable: true,
    description: 'null for fees, discounts, the promo code and the redemption',
    example: 0,
  }),
  type: shown.word(CHANGE_TYPES, {
    description:
      'All can be agreed to, `unavailable` only where `line` is null; fees and discounts are compared with a `quote_token`.',
  }),
  previous: shown.amount({ nullable: true, description: 'what was shown', example: 8.7 }),
  current: shown.amount({ nullable: true, description: 'what it is now', example: 9 }),
});

export const QuoteView = view('QuoteView', 'The price line by line, with fees, discounts and what prevents the order', {
  currency: shown.made({ type: String, enum: ['USD'] }, () => 'USD' as const),
  lines: shown.read({ type: [QuoteLineView] }, (lines: QuoteLine[]) => lines.map(QuoteLineView.of)),
  subtotal: shown.amount({
    from: 'subtotalCents',
    example: 26.1,
    description: 'The dishes before discounts and fees.',
  }),
  discounts: shown.read(
    { type: QuoteDiscountsView, description: 'What is taken off the dishes.' },
    QuoteDiscountsView.of,
  ),
  fees: shown.read({ type: QuoteFeesView, description: 'Fees in addition to the dishes.' }, QuoteFeesView.of),
  tip: shown.read({ type: QuoteTipView, description: 'The tip; nothing is discounted from it.' }, QuoteTipView.of),
  total: shown.amount({
    from: 'totalCents',
    example: 21.99,
    description: 'What is to be paid: dishes less discounts, fees and tip.',
  }),
  points_earned: shown.whole({
    from: 'pointsEarned',
    description: 'points the order would earn a customer',
    example: 18,
  }),
  delivery: shown.read(
    { type: QuoteDeliveryView, description: 'Whether it can be handed over as asked, and why not.' },
    QuoteDeliveryView.of,
  ),
  promo: shown.read({ type: QuotePromoView, description: 'What becomes of the promo code.' }, QuotePromoView.of),
  rewards: shown.read(
    { type: QuoteRewardsView, description: 'What becomes of the redemption of points.' },
    QuoteRewardsView.of,
  ),
  changes: shown.read(
    {
      type: [QuoteChangeView],
      description: 'What has changed since the customer saw it, and what has to be agreed to.',
    },
    (changes: QuoteChange[]) => changes.map(QuoteChangeView.of),
  ),
  ...quoteTokenFields,
  help: shown.made(
    {
      type: QuoteHelpView,
      required: false,
      description: 'What would be accepted instead; absent when nothing stands in the way or nothing else helps.',
    },
    (row: { help?: QuoteHelpView | undefined }) => row.help,
  ),
});
export type QuoteView = InstanceType<typeof QuoteView>;
