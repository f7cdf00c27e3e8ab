import { Shown } from '#kit/fields/shape-fields';
import { PAYMENT_STATUSES, type PaymentStatus } from './payment.entity';
import { VERDICTS, type Verdict } from './payment-event.entity';

export class PaymentEventView {
  @Shown({ type: String, example: 'evt_1PZ3' })
  event_id: string;

  @Shown({ type: String, example: 'paid' })
  type: string;

  @Shown({ type: String, enum: VERDICTS })
  verdict: Verdict;

  @Shown({ type: Number, nullable: true, example: 26.1 })
  amount: number | null;

  @Shown({ type: String, nullable: true, example: 'USD' })
  currency: string | null;

  @Shown({ type: String, format: 'date-time' })
  received_at: string;
}

/** One attempt to pay, with what the processor reported about it. For staff who may see amounts. */
export class PaymentView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ type: String, example: 'stripe' })
  provider: string;

  @Shown({ type: String, nullable: true, description: "The processor's session or order id" })
  session_id: string | null;

  @Shown({ type: String, enum: PAYMENT_STATUSES })
  status: PaymentStatus;

  @Shown({ type: Boolean, description: 'This is the payment that counts' })
  settles: boolean;

  @Shown({ type: Number, example: 26.1 })
  amount: number;

  @Shown({ type: String, example: 'USD' })
  currency: string;

  @Shown({ type: Number, example: 0 })
  refunded: number;

  @Shown({ type: 'integer', example: 0 })
  refund_attempts: number;

  @Shown({ type: String, nullable: true, description: 'Why the latest attempt to give the money back failed' })
  refund_error: string | null;

  @Shown({ type: String, format: 'date-time' })
  created_at: string;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;

  @Shown({ type: () => PaymentEventView, isArray: true })
  events: PaymentEventView[];
}
