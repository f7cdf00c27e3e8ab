import { Check, Column, Entity, Index, Unique } from 'typeorm';
import {
  BooleanColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';

export const PAYMENT_STATUSES = ['opened', 'paid', 'failed', 'expired', 'closed', 'refund_due', 'refunded'] as const;
/** `closed`: replaced or no longer needed; `refund_due`: captured and to be refunded. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Statuses for staff: an opened payment whose money is under way is `processing`. */
export const SHOWN_PAYMENT_STATUSES = [...PAYMENT_STATUSES, 'processing'] as const;

export const LATE_REASONS = [
  'second',
  'cancelled',
  'expired',
  'not_accepted',
  'mismatch',
  'nights_gone',
  'change_over',
] as const;
/** Why money was not accepted and is refunded. */
export type LateReason = (typeof LATE_REASONS)[number];

/** An attempt to pay for an order or a booking. At most one attempt settles a reference. */
@Entity({ name: 'payment' })
@Unique('payment_key_key', ['key'])
@Unique('payment_session_key', ['provider', 'sessionId'])
@Check('payment_status_known', `status IN ('opened', 'paid', 'failed', 'expired', 'closed', 'refund_due', 'refunded')`)
@Check('payment_amounts', 'amount_cents >= 0 AND refunded_cents BETWEEN 0 AND amount_cents AND refund_attempts >= 0')
@HandWrittenCheck('payment_late_reason_known')
@HandWrittenCheck('payment_asked_back')
@Index('payment_intent_idx', ['provider', 'intentId'])
@Index('payment_opened_once', ['reference'], { unique: true, where: `status = 'opened'` })
@Index('payment_settles_once', ['reference'], { unique: true, where: 'settles' })
@HandWrittenIndex('payment_taken_up_once')
@Index('payment_reference_idx', ['reference', 'id'])
@Index('payment_updated_idx', ['updatedAt'])
@Index('payment_unfinished_idx', ['updatedAt'], { where: `status IN ('opened', 'refund_due')` })
export class Payment extends StoredRecord {
  /** 128 random bits; known to the processor only. */
  @TextColumn({ default: () => 'md5(concat(gen_random_uuid(), gen_random_uuid()))' })
  key: string;

  /** The paid record: an order number, an order reference or a booking reference. */
  @TextColumn()
  reference: string;

  /** `stripe`, `paypal`, `demo`, or `free` for an amount of zero. */
  @TextColumn()
  provider: string;

  /** Id of the session at the processor; null until it is opened. */
  @TextColumn({ nullable: true })
  sessionId: string | null;

  /** Id of the money at the processor: a payment intent or a capture. */
  @TextColumn({ nullable: true })
  intentId: string | null;

  @Column({ type: 'bigint' })
  amountCents: number;

  /** ISO 4217, upper case. */
  @TextColumn()
  currency: string;

  @TextColumn()
  status: PaymentStatus;

  /** Whether this payment settles its reference. */
  @BooleanColumn({ default: false })
  settles: boolean;

  @TextColumn({ nullable: true })
  url: string | null;

  @InstantColumn({ nullable: true })
  expiresAt: Date | null;

  /** End of the exclusive access of one caller; null without one. */
  @InstantColumn({ nullable: true })
  claimedUntil: Date | null;

  @Column({ type: 'bigint', default: 0 })
  refundedCents: number;

  /** Sum of its refunds through the processor; a trigger maintains it. */
  @Column({ type: 'bigint', default: 0 })
  askedBackCents: number;

  /** When the processor first reported that the money is under way; null if it did not. */
  @InstantColumn({ nullable: true })
  processingSince: Date | null;

  /** Why the processor refused to open it; null if it did not. */
  @TextColumn({ nullable: true })
  refusal: string | null;

  /** Null for money that was accepted. */
  @TextColumn({ nullable: true })
  lateReason: LateReason | null;

  /** When the money that was not accepted arrived. */
  @InstantColumn({ nullable: true })
  lateAt: Date | null;

  @IntegerColumn({ default: 0 })
  refundAttempts: number;

  @TextColumn({ nullable: true })
  refundError: string | null;
}
