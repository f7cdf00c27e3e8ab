import { Column, Entity, ForeignKey, Unique } from 'typeorm';
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

export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A dispute or reversal of a payment at its processor. */
@Entity({ name: 'payment_dispute' })
@Unique('payment_dispute_once', ['provider', 'disputeId'])
@HandWrittenCheck('payment_dispute_known')
@HandWrittenCheck('payment_dispute_amounts')
@HandWrittenIndex('payment_dispute_payment_idx')
@HandWrittenIndex('payment_dispute_open_idx')
export class PaymentDispute {
  @Identity()
  id: number;

  @ForeignKey(() => Payment, { name: 'payment_dispute_payment_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  paymentId: number;

  @TextColumn()
  provider: string;

  /** Id of the dispute at the processor. */
  @TextColumn()
  disputeId: string;

  /** Whether it is a reversal without a dispute. */
  @BooleanColumn({ default: false })
  isReversal: boolean;

  @Column({ type: 'bigint' })
  amountCents: number;

  /** ISO 4217, upper case. */
  @TextColumn()
  currency: string;

  @TextColumn({ nullable: true })
  reason: string | null;

  @TextColumn()
  status: DisputeStatus;

  /** When a response is due; null where the processor names no time. */
  @InstantColumn({ nullable: true })
  dueBy: Date | null;

  /** Cents that the processor withholds now. */
  @Column({ type: 'bigint', default: 0 })
  takenCents: number;

  /** Whether the processor has returned the money; a late report that it was taken then changes nothing. */
  @BooleanColumn({ default: false })
  isReturned: boolean;

  @InstantColumn()
  openedAt: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
