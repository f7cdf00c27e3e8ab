import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

/** Contains nothing of the message, since anyone with the `client_token` can get it. */
export const ContactReceiptView = view('ContactReceiptView', 'Confirms that the message was received', {
  received: shown.read({ enum: [true] }, () => true as const),
  id: shown.id(),
  received_at: shown.read({ type: String, format: 'date-time' }, (instant: string) => instant),
});
export type ContactReceiptView = InstanceType<typeof ContactReceiptView>;
