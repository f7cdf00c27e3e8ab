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
  id: shown.id({ example: 12, description: 'Id of the cart line.' }),
  product_id: shown.whole({ nullable: true, example: 4 }),
  offer_id: shown.whole({ nullable: true, example: null }),
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
    description: 'Code of the offer; null for a dish, and if it is not on the menu.',
    example: null,
  }),
  image: shown.picture({ nullable: true }),
  quantity: shown.whole({ example: 2 }),
  options: shown.read(
    { type: [CartOptionView], description: 'Chosen options of the dish; empty for an offer.' },
    (options: CartLineRow['options']) => options.map(CartOptionView.of),
  ),
  offer_choices: shown.read(
    { type: 'object', additionalProperties: { type: 'integer' } },
    (choices: Record<string, number>) => choices,
    { description: 'Ids of the chosen dishes of an offer by the name of the slot; empty for a dish.', example: {} },
  ),
  instructions: shown.text({ nullable: true, example: 'No onions' }),
  unit_price: shown.amount({
    from: 'unit_price_cents',
    nullable: true,
    description: 'Unit price when the line was added, null if unknown; `quote` has the current price.',
    example: 8.7,
  }),
  line_total: shown.amount({
    from: 'line_total_cents',
    description: 'Total of the line at the current price; 0 if it cannot be ordered.',
    example: 17.4,
  }),
  orderable: shown.flag({ description: 'Whether the line can be ordered now.' }),
  reason: shown.word(LINE_REASONS, { nullable: true, description: 'Why the line cannot be ordered; null if it can.' }),
  available_from: shown.instant({
    nullable: true,
    description: 'When the kitchen sells the dish again; null unless it is sold out there for a limited time.',
  }),
  added_at: shown.read({ type: String, format: 'date-time' }, (at: string) => new Date(at).toISOString(), {
    from: 'created_at',
    description: 'When the line was added, in UTC.',
  }),
});
type CartItemView = InstanceType<typeof CartItemView>;

export const CartView = view('CartView', 'The basket with its current price', {
  items: shown.many(CartItemView, { description: 'Lines in the order they were added.' }),
  kitchen_code: shown.text({ nullable: true, example: 'downtown' }),
  fulfillment: shown.word(FULFILLMENTS),
  quote: shown.one(QuoteView, { description: 'Quote as at checkout; its `line` is the position in `items`.' }),
});
export type CartView = InstanceType<typeof CartView>;

export const CartChangeView = view('CartChangeView', 'The basket after the change, with its current price', {
  ...CartView.fields,
  capped: shown.flag({ description: 'Whether a quantity above the maximum was reduced to it.' }),
});
export type CartChangeView = InstanceType<typeof CartChangeView>;

const SkippedLineView = view('SkippedLineView', {
  line: shown.whole({ description: 'Position of the line in the request, from 0.', example: 2 }),
  reason: shown.word([...LINE_REASONS, 'cart_full'], { description: 'Why the line was left out.' }),
});
export type SkippedLineView = InstanceType<typeof SkippedLineView>;

export const CartMergeView = view('CartMergeView', 'The basket after the merge, with the lines that were left out', {
  ...CartChangeView.fields,
  skipped: shown.many(SkippedLineView, { description: 'Lines that were left out.' }),
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

/** Hides slug, code and picture of what is not on the menu. */
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
