import { liveEvent } from '#kit/service/live-event';
import { PaymentDifferenceView } from './reconciliation.view';

export const PAYMENT_DIFFERENCE = liveEvent('payment:difference', {
  summary:
    'To staff who may read the books: a payment differs from what the processor says, or a difference has ended. The ' +
    'payload is the difference as the list returns it.',
  payloads: { staff: [PaymentDifferenceView] },
});
