import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  BooleanColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import { Payment } from './payment.entity';

export const VERDICTS = ['applied', 'duplicate', 'ignored', 'mismatch', 'unknown', 'unread'] as const;
/**
 * `mismatch`: different amount or currency; `unknown`: no payment of this service, or a refund before its charge; `unread`:
 * an unsupported kind of event.
 */
export type Verdict = (typeof VERDICTS)[number];

/** A received webhook event with its verdict. Each event is processed once. */
@Entity({ name: 'payment_event' })
@Unique('payment_event_once', ['provider', 'eventId'])
@HandWrittenCheck('payment_event_verdict_known')
@HandWrittenIndex('payment_event_refund_failed_once')
@Index('payment_event_payment_idx', ['paymentId', 'id'])
@Index('payment_event_unknown_idx', ['reference', 'id'], { where: `verdict = 'unknown'` })
@Index('payment_event_unmatched_idx', ['provider', 'intentId'], { where: `verdict = 'unknown'` })
export class PaymentEvent {
  @Identity()
  id: number;

  @TextColumn()
  provider: string;

  @TextColumn()
  eventId: string;

  @TextColumn()
  type: string;

  @TextColumn()
  verdict: Verdict;

  @TextColumn({ nullable: true })
  reference: string | null;

  /** The payment intent or capture that the event names. */
  @TextColumn({ nullable: true })
  intentId: string | null;

  @ForeignKey(() => Payment, { name: 'payment_event_payment_fkey' })
  @IntegerColumn({ nullable: true })
  paymentId: number | null;

  @Column({ type: 'bigint', nullable: true })
  amountCents: number | null;

  @TextColumn({ nullable: true })
  currency: string | null;

  /** The failed refund or the dispute at the processor. */
  @TextColumn({ nullable: true })
  subjectId: string | null;

  /** Why a refund failed or a payment is disputed; of an unread event the processor's name of its kind. */
  @TextColumn({ nullable: true })
  reason: string | null;

  /** When a response to the dispute is due. */
  @InstantColumn({ nullable: true })
  dueBy: Date | null;

  /** When it happened at the processor; null where it does not say. */
  @InstantColumn({ nullable: true })
  occurredAt: Date | null;

  /** Whether the processor withholds the disputed money; null where it does not say. */
  @BooleanColumn({ nullable: true })
  isTaken: boolean | null;

  /** A refund that failed before its success was reported. */
  @BooleanColumn({ default: false })
  isEarly: boolean;

  @InstantColumn()
  receivedAt: Date;
}
