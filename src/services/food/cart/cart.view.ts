import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { FULFILLMENTS } from '../fulfillment';
import { LINE_REASONS, type QuoteLine } from '../pricing/quote.types';
import { QuoteView } from '../pricing/quote.view';
import type { CartLineRow, CartRow } from './cart.queries';

const CartOptionView = view('CartOptionView', {
  group: shown.text({ example: 'size' }),
  choice: shown.text({ example: 'large' }),
});

const CartItemView = view('CartItemView', {
  id: shown.id({ example: 12, description: 'Id of the line, as the cart tells it.' }),
  product_id: shown.whole({ nullable: true, example: 4 }),
  offer_id: shown.whole({ nullable: true, example: null }),
  name: shown.bilingual({ nullable: true, description: 'null when the menu does not have it' }),
  slug: shown.text({ nullable: true, description: 'of a dish', example: 'lamb-kofta' }),
  code: shown.text({ nullable: true, description: 'of an offer', example: null }),
  image: shown.picture({ nullable: true }),
  quantity: shown.whole({ example: 2 }),
  options: shown.read(
    { type: [CartOptionView], description: 'What was chosen with the dish.' },
    (options: CartLineRow['options']) => options.map(CartOptionView.of),
  ),
  offer_choices: shown.read(
    { type: 'object', additionalProperties: { type: 'integer' } },
    (choices: Record<string, number>) => choices,
    { description: 'the dish for each slot of an offer, by name of the slot', example: {} },
  ),
  instructions: shown.text({ nullable: true, example: 'No onions' }),
  unit_price: shown.amount({
    from: 'unit_price_cents',
    nullable: true,
    description: 'when it was added; `quote` has the price of now',
    example: 8.7,
  }),
  line_total: shown.amount({
    from: 'line_total_cents',
    description: 'at the price of now; 0 when it cannot be ordered',
    example: 17.4,
  }),
  orderable: shown.flag({ description: 'whether it can be ordered now' }),
  reason: shown.word(LINE_REASONS, { nullable: true, description: 'why it cannot' }),
  available_from: shown.instant({
    nullable: true,
    description: 'when the kitchen sells it again; null unless it is sold out there for a time',
  }),
  added_at: shown.read({ type: String, format: 'date-time' }, (at: string) => new Date(at).toISOString(), {
    from: 'created_at',
    description: 'When the line was put into the cart, in UTC.',
  }),
});
type CartItemView = InstanceType<typeof CartItemView>;

export const CartView = view('CartView', 'The basket with its current price', {
  items: shown.many(CartItemView, { description: 'in the order they were added' }),
  kitchen_code: shown.text({ nullable: true, example: 'downtown' }),
  fulfillment: shown.word(FULFILLMENTS),
  quote: shown.one(QuoteView, { description: 'the quote at checkout; `line` is the position in `items`' }),
});
export type CartView = InstanceType<typeof CartView>;

export const CartChangeView = view('CartChangeView', 'The basket after the change, with its current price', {
  ...CartView.fields,
  capped: shown.flag({ description: 'the requested quantity was above the maximum and was reduced to it' }),
});
export type CartChangeView = InstanceType<typeof CartChangeView>;

const SkippedLineView = view('SkippedLineView', {
  line: shown.whole({ description: 'position in the request, from 0', example: 2 }),
  reason: shown.word([...LINE_REASONS, 'cart_full'], { description: 'Why the line did not become part of the cart.' }),
});
export type SkippedLineView = InstanceType<typeof SkippedLineView>;

export const CartMergeView = view('CartMergeView', 'The basket after the merge, with the lines that were left out', {
  ...CartChangeView.fields,
  skipped: shown.many(SkippedLineView, { description: 'lines that did not become part of the cart' }),
});
export type CartMergeView = InstanceType<typeof CartMergeView>;

export const cartView = (cart: CartRow, quote: RowOf<typeof QuoteView>): CartView => ({
  items: cart.lines.flatMap((row, index) => {
    const priced = quote.lines[index];
    return priced ? [cartItemView(row, priced)] : [];
  }),
  kitchen_code: cart.kitchenCode,
  fulfillment: cart.fulfillment,
  quote: QuoteView.of(quote),
});

/** Unpublished dishes do not show their name or picture. */
const cartItemView = (
  row: CartLineRow,
  { name, lineTotalCents, orderable, reason, availableFrom }: QuoteLine,
): CartItemView =>
  CartItemView.of({
    ...row,
    name,
    slug: name && row.slug,
    code: name && row.code,
    image: name && row.image,
    line_total_cents: lineTotalCents,
    orderable,
    reason,
    available_from: availableFrom,
  });
