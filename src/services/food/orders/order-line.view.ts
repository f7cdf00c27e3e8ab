import { fromCents } from '#kit/money/money';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import type { OrderedOption } from './order-line.entity';
import type { OrderLineRow } from './orders.queries';

/** An amount that kitchen accounts do not see. */
const PRICE = {
  type: Number,
  required: false,
  description: 'Amount in units of the currency, at the time of the order; absent for kitchen accounts.',
};

const option = {
  group: shown.text({ example: 'size' }),
  group_name: shown.bilingual({ from: 'groupName', description: 'Name of the option group at the time of the order.' }),
  choice: shown.text({ example: 'large' }),
  choice_name: shown.bilingual({ from: 'choiceName', description: 'Name of the choice at the time of the order.' }),
};
const OrderedOptionView = view('OrderedOptionView', {
  ...option,
  price_delta: shown.read(PRICE, fromCents, { from: 'priceDeltaCents', example: 3 }),
});
const UnpricedOptionView = view('UnpricedOptionView', option);

const dish = {
  slot: shown.text({ example: 'main', description: 'Key of the slot of the offer.' }),
  label: shown.bilingual(),
  product_id: shown.id({ from: 'productId', example: 4 }),
  name: shown.bilingual({ description: 'Name of the dish at the time of the order, in both languages.' }),
};
const OrderedDishView = view('OrderedDishView', {
  ...dish,
  supplement: shown.read(PRICE, fromCents, { from: 'supplementCents', example: 1.5 }),
});
const UnpricedDishView = view('UnpricedDishView', dish);

type Chosen = Pick<OrderLineRow, 'offer_choices'>;

const unpriced = {
  line: shown.whole({ description: 'Position of the line in the order, from 0.', example: 0 }),
  position: shown.whole({ description: 'Position of the line, with which a refund names it.', example: 0 }),
  product_id: shown.whole({ nullable: true, example: 4 }),
  offer_id: shown.whole({ nullable: true, example: null }),
  name: shown.bilingual({ description: 'Name of the dish or offer at the time of the order, in both languages.' }),
  slug: shown.text({
    nullable: true,
    description: 'Slug of the dish, which may no longer be on the menu; null for an offer.',
    example: 'lamb-kofta',
  }),
  code: shown.text({ nullable: true, description: 'Code of the combo offer; null for a dish.', example: null }),
  image: shown.picture({ nullable: true, description: 'Current picture of the dish or offer; null without one.' }),
  quantity: shown.whole({ example: 3 }),
  refunded_quantity: shown.whole({ description: 'Number of units with an open or completed refund.', example: 0 }),
  options: shown.read({ type: [UnpricedOptionView] }, (options: OrderedOption[]) => options.map(UnpricedOptionView.of)),
  offer_choices: shown.made({ type: [UnpricedDishView] }, (line: Chosen) =>
    (line.offer_choices ?? []).map(UnpricedDishView.of),
  ),
  instructions: shown.text({ nullable: true, example: 'No onions' }),
};
const UnpricedLineView = view('UnpricedLineView', unpriced);

export const OrderLineView = view('OrderLineView', {
  ...unpriced,
  options: shown.read(
    { type: [OrderedOptionView], description: 'Chosen options of the dish; empty for an offer.' },
    (options: OrderedOption[]) => options.map(OrderedOptionView.of),
  ),
  offer_choices: shown.made(
    { type: [OrderedDishView], description: 'Chosen dishes of the combo offer; empty for a dish.' },
    (line: Chosen) => (line.offer_choices ?? []).map(OrderedDishView.of),
  ),
  unit_price: shown.read(PRICE, fromCents, { from: 'unit_price_cents', example: 8.7 }),
  line_total: shown.read(PRICE, fromCents, { from: 'line_total_cents', example: 26.1 }),
});

export const linesView = (lines: OrderLineRow[]) => lines.map((row, line) => OrderLineView.of({ ...row, line }));
export const unpricedLinesView = (lines: OrderLineRow[]) =>
  lines.map((row, line) => UnpricedLineView.of({ ...row, line }));
