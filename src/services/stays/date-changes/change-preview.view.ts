import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { quoteTokenFields } from '#shared/quote-tokens/quote-token.view';
import { nightCount } from '../nights/nights';
import { explainedPrice } from '../prices/price-line.view';

export const ChangePreviewView = view(
  'ChangePreviewView',
  'What a change of dates would cost, and what would go back',
  {
    check_in: shown.day({ from: 'checkIn' }),
    check_out: shown.day({ from: 'checkOut' }),
    guests: shown.whole({ example: 2 }),
    nights: shown.made({ type: 'integer', example: 3 }, nightCount),
    difference: shown.amount({
      from: 'differenceCents',
      example: 100,
      description: 'The new total less the one of now: what is still to be paid, or negative.',
    }),
    refund: shown.amount({
      from: 'refundCents',
      example: 0,
      description: 'What goes back of money that was paid.',
    }),
    retained: shown.amount({
      from: 'retainedCents',
      example: 0,
      description: 'What is kept for nights that are given up; part of `total`.',
    }),
    total: shown.amount({ from: 'totalCents', example: 440, description: 'The new total of the booking.' }),
    deposit: explainedPrice.deposit,
    to_pay: explainedPrice.to_pay,
    lines: explainedPrice.lines,
    currency: shown.text({ example: 'USD' }),
    ...quoteTokenFields,
  },
);
export type ChangePreviewView = InstanceType<typeof ChangePreviewView>;
