import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { quoteTokenFields } from '#shared/quote-tokens/quote-token.view';
import { nightCount } from '../nights/nights';
import { explainedPrice } from '../prices/price-line.view';

export const ChangePreviewView = view('ChangePreviewView', 'Price and refund of a change of dates', {
  check_in: shown.day({ from: 'checkIn' }),
  check_out: shown.day({ from: 'checkOut' }),
  guests: shown.whole({ example: 2 }),
  nights: shown.made({ type: 'integer', example: 3 }, nightCount),
  difference: shown.amount({
    from: 'differenceCents',
    example: 100,
    description: 'New total less the current one; negative for a cheaper booking.',
  }),
  refund: shown.amount({
    from: 'refundCents',
    example: 0,
    description: 'Refund of the change; 0 without one.',
  }),
  retained: shown.amount({
    from: 'retainedCents',
    example: 0,
    description: 'Amount that the company keeps for cancelled nights; part of `total`.',
  }),
  total: shown.amount({ from: 'totalCents', example: 440, description: 'New total of the booking.' }),
  deposit: explainedPrice.deposit,
  to_pay: explainedPrice.to_pay,
  lines: explainedPrice.lines,
  currency: shown.text({ example: 'USD' }),
  ...quoteTokenFields,
});
export type ChangePreviewView = InstanceType<typeof ChangePreviewView>;
