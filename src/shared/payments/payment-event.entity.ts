import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Payment } from './payment.entity';

export const VERDICTS = ['applied', 'duplicate', 'ignored', 'mismatch', 'unknown'] as const;
/** `mismatch`: another amount or currency; `unknown`: no payment of this service, or a refund before its charge. */
export type Verdict = (typeof VERDICTS)[number];

/** A webhook event as it was received, stored with any result. Each event is processed once. */
@Entity({ name: 'payment_event' })
@Unique('payment_event_once', ['provider', 'eventId'])
@Check('payment_event_verdict_known', `verdict IN ('applied', 'duplicate', 'ignored', 'mismatch', 'unknown')`)
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

  @InstantColumn()
  receivedAt: Date;
}
