import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { fromCents } from '#kit/money/money';
import { LINE_REASONS, type Quote, type QuoteLine } from '../pricing/quote.types';
import { QuoteView, quoteView } from '../pricing/quote.view';
import type { CartLineRow, CartRow } from './cart.queries';

export class CartOptionView {
  @Shown({ example: 'size' })
  group: string;

  @Shown({ example: 'large' })
  choice: string;
}

export class CartItemView {
  @Shown({ type: 'integer', example: 12 })
  id: number;

  @Shown({ type: 'integer', nullable: true, example: 4 })
  product_id: number | null;

  @Shown({ type: 'integer', nullable: true, example: null })
  offer_id: number | null;

  @Shown({ type: BilingualView, nullable: true, description: 'null when the menu does not have it' })
  name: BilingualView | null;

  @Shown({ type: String, nullable: true, description: 'of a dish', example: 'lamb-kofta' })
  slug: string | null;

  @Shown({ type: String, nullable: true, description: 'of an offer', example: null })
  code: string | null;

  @Shown({ type: String, nullable: true })
  image: string | null;

  @Shown({ type: 'integer', example: 2 })
  quantity: number;

  @Shown({ type: [CartOptionView] })
  options: CartOptionView[];

  @Shown({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'the dish for each slot of an offer, by name of the slot',
    example: {},
  })
  offer_choices: Record<string, number>;

  @Shown({ type: String, nullable: true, example: 'No onions' })
  instructions: string | null;

  @Shown({ type: Number, nullable: true, description: 'when it was added; `quote` has the price of now', example: 8.7 })
  unit_price: number | null;

  @Shown({ description: 'at the price of now; 0 when it cannot be ordered', example: 17.4 })
  line_total: number;

  @Shown({ description: 'whether it can be ordered now' })
  orderable: boolean;

  @Shown({ enum: LINE_REASONS, nullable: true, description: 'why it cannot' })
  reason: QuoteLine['reason'];

  @Shown({ format: 'date-time' })
  added_at: string;
}

export class CartView {
  @Shown({ type: [CartItemView], description: 'in the order they were added' })
  items: CartItemView[];

  @Shown({ type: String, nullable: true, example: 'downtown' })
  kitchen_code: string | null;

  @Shown({ enum: ['delivery', 'pickup'] })
  fulfillment: string;

  @Shown({ type: QuoteView, description: 'what checkout would answer; `line` is the position in `items`' })
  quote: QuoteView;
}

export class CartChangeView extends CartView {
  @Shown({ description: 'more of one selection was asked for than can be ordered; the most was kept' })
  capped: boolean;
}

export class SkippedLineView {
  @Shown({ type: 'integer', description: 'position in the request, from 0', example: 2 })
  line: number;

  @Shown({ enum: [...LINE_REASONS, 'cart_full'] })
  reason: NonNullable<QuoteLine['reason']> | 'cart_full';
}

export class CartMergeView extends CartChangeView {
  @Shown({ type: [SkippedLineView], description: 'lines that did not become part of the cart' })
  skipped: SkippedLineView[];
}

export function cartView(cart: CartRow, quote: Quote): CartView {
  return {
    items: cart.lines.flatMap((row, index) => {
      const priced = quote.lines[index];
      return priced ? [cartItemView(row, priced)] : [];
    }),
    kitchen_code: cart.kitchenCode,
    fulfillment: cart.fulfillment,
    quote: quoteView(quote),
  };
}

/** What is no longer published keeps to itself what it is called and looks like. */
const cartItemView = (row: CartLineRow, priced: QuoteLine): CartItemView => ({
  id: row.id,
  product_id: row.product_id,
  offer_id: row.offer_id,
  name: priced.name,
  slug: priced.name && row.slug,
  code: priced.name && row.code,
  image: priced.name && row.image,
  quantity: row.quantity,
  options: row.options.map(({ group, choice }) => ({ group, choice })),
  offer_choices: row.offer_choices,
  instructions: row.instructions,
  unit_price: row.unit_price_cents === null ? null : fromCents(row.unit_price_cents),
  line_total: fromCents(priced.lineTotalCents),
  orderable: priced.orderable,
  reason: priced.reason,
  added_at: row.created_at.toISOString(),
});
