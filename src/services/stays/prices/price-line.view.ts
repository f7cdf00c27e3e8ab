import { fromCents } from '#kit/money/money';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { PRICE_LINE_KINDS, type PriceLine } from './price-lines';

export const PriceLineView = view('PriceLineView', 'A line of a price', {
  kind: shown.word(PRICE_LINE_KINDS, {
    description:
      '`nights` is one line for nights in a row with the same price by the same rule; `retained` is kept for nights that were given up.',
  }),
  label: shown.bilingual({ description: 'What the line is for, in both languages; the name of the rule for nights.' }),
  quantity: shown.whole({
    description: 'How many: nights, or extra guests times nights; 1 for discounts, cleaning and the deposit.',
    example: 4,
  }),
  unit_price: shown.amount({ from: 'unit_price_cents', description: 'The price of one.', example: 200 }),
  amount: shown.amount({
    from: 'amount_cents',
    description: '`quantity` times `unit_price`; negative for a discount.',
    example: 800,
  }),
});

/** Fields of everything that has a price. */
export const explainedPrice = {
  nightly_rate_varies: shown.flag({
    from: 'nightlyRateVaries',
    description: 'Whether the nights differ in price; `nightly_rate` is then their rounded average.',
  }),
  deposit: shown.amount({
    from: 'depositCents',
    description: 'Refundable deposit, paid with the booking; not part of `total`.',
    example: 0,
  }),
  to_pay: shown.made(
    { type: Number, description: 'What the guest pays in all: `total` and `deposit`.', example: 340 },
    (row: { totalCents: number; depositCents: number }) => fromCents(row.totalCents + row.depositCents),
  ),
  lines: shown.read({ type: [PriceLineView] }, (lines: PriceLine[]) => lines.map(PriceLineView.of), {
    description: 'How the price comes about; the amounts sum to `to_pay`.',
  }),
};
