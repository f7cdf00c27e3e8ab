import { Shown } from '#kit/fields/shape-fields';

/** Says nothing of what was written: whoever repeats a `client_token` gets the receipt. */
export class ContactReceiptView {
  @Shown({ enum: [true] })
  received: true;

  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ type: String, format: 'date-time' })
  received_at: string;
}
