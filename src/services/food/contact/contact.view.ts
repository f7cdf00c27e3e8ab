import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

/** Says nothing of what was written: whoever repeats a `client_token` gets the receipt. */
export const ContactReceiptView = view('ContactReceiptView', {
  received: shown.read({ enum: [true] }, () => true as const),
  id: shown.id(),
  received_at: shown.read({ type: String, format: 'date-time' }, (instant: string) => instant),
});
export type ContactReceiptView = InstanceType<typeof ContactReceiptView>;
