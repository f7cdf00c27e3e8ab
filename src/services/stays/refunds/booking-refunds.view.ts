import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { type NewRefundPart, REFUND_PART_KINDS } from '#money/payments/refund-parts';

const PreviewPartView = view('RefundPreviewPartView', {
  kind: shown.word(REFUND_PART_KINDS, { description: '`nights`, `cleaning`, `deposit`, or `goodwill` for `amount`.' }),
  amount: shown.amount({ from: 'amountCents', example: 100, description: 'What of it goes back.' }),
});

export const RefundPreviewView = view('RefundPreviewView', 'A refund that is not made yet', {
  amount: shown.amount({ from: 'amountCents', example: 120, description: 'Sum of the parts.' }),
  parts: shown.read(
    { type: [PreviewPartView] },
    (parts: NewRefundPart[]) => parts.map(part => PreviewPartView.of(part)),
    { description: 'What the refund would consist of.' },
  ),
});
export type RefundPreviewView = InstanceType<typeof RefundPreviewView>;
