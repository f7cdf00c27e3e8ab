import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { type NewRefundPart, REFUND_PART_KINDS } from '#money/payments/refund-parts';

const PreviewPartView = view('RefundPreviewPartView', {
  kind: shown.word(REFUND_PART_KINDS, { description: '`nights`, `cleaning`, `deposit`, or `goodwill` for `amount`.' }),
  amount: shown.amount({ from: 'amountCents', example: 100, description: 'Refunded amount.' }),
});

export const RefundPreviewView = view('RefundPreviewView', 'What a refund would return', {
  amount: shown.amount({ from: 'amountCents', example: 120, description: 'Sum of the parts.' }),
  parts: shown.read(
    { type: [PreviewPartView] },
    (parts: NewRefundPart[]) => parts.map(part => PreviewPartView.of(part)),
    { description: 'Parts of the refund.' },
  ),
});
export type RefundPreviewView = InstanceType<typeof RefundPreviewView>;
