import { fromCents } from '#kit/money/money';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { PRICE_LINE_KINDS, type PriceLine } from './price-lines';

export const PriceLineView = view('PriceLineView', 'A line of a price', {
  kind: shown.word(PRICE_LINE_KINDS, {
    description:
      'Kind of the line: `nights` is for nights in a row with the same price by the same rule, `retained` for the amount kept for cancelled nights.',
  }),
  label: shown.bilingual({ description: 'Label of the line, in both languages; for nights the name of their rule.' }),
  quantity: shown.whole({
    description: 'Number of nights, or of extra guests times nights; 1 for the other kinds.',
    example: 4,
  }),
  unit_price: shown.amount({ from: 'unit_price_cents', description: 'Price of one unit.', example: 200 }),
  amount: shown.amount({
    from: 'amount_cents',
    description: '`quantity` times `unit_price`; negative for a discount.',
    example: 800,
  }),
});

/** Fields of all views with a price. */
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
    {
      type: Number,
      description: 'Amount that the guest pays: `total` and `deposit`, in units of the currency.',
      example: 340,
    },
    (row: { totalCents: number; depositCents: number }) => fromCents(row.totalCents + row.depositCents),
  ),
  lines: shown.read({ type: [PriceLineView] }, (lines: PriceLine[]) => lines.map(PriceLineView.of), {
    description: 'Lines of the price; their amounts sum to `to_pay`.',
  }),
};
