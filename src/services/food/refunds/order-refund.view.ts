import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { refundParts } from '#money/refunds/refund.view';

export const RefundPreviewView = view('RefundPreviewView', 'What a refund would return', {
  amount: shown.amount({ from: 'amount_cents', description: 'Sum of the parts.', example: 7.4 }),
  left: shown.amount({
    from: 'left_cents',
    description: 'Amount that could still be refunded afterwards.',
    example: 14.78,
  }),
  parts: refundParts('Amount of each line, fee, the tip and the goodwill.'),
  points: shown.whole({ description: 'Earned points that are taken back, or not credited.', example: 7 }),
});
export type RefundPreviewView = InstanceType<typeof RefundPreviewView>;
