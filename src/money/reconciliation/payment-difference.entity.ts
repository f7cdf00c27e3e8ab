import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import { Payment } from '../payments/payment.entity';
import { ReconcileRun } from './reconcile-run.entity';

export const DIFFERENCE_TYPES = [
  'paid_unrecorded',
  'paid_unconfirmed',
  'amount_differs',
  'refund_unrecorded',
  'refund_unconfirmed',
  'refund_overdue',
  'payment_unknown',
] as const;
/** `unrecorded`: at the processor only; `unconfirmed`: here only; `unknown`: a charge without a payment of ours. */
export type DifferenceType = (typeof DIFFERENCE_TYPES)[number];

export const DIFFERENCE_STATUSES = ['open', 'repaired', 'ignored', 'gone'] as const;
export type DifferenceStatus = (typeof DIFFERENCE_STATUSES)[number];

export const REPAIR_ACTIONS = ['settle', 'refund', 'cancel', 'ignore'] as const;
export type RepairAction = (typeof REPAIR_ACTIONS)[number];

/** A difference between a payment and its processor. One row while it is open, however often runs see it. */
@Entity({ name: 'payment_difference' })
@HandWrittenCheck('payment_difference_known')
@HandWrittenCheck('payment_difference_ended')
@HandWrittenCheck('payment_difference_subject')
@Unique('payment_difference_token', ['endedBy', 'clientToken'])
@HandWrittenIndex('payment_difference_open')
@Index('payment_difference_payment_idx', ['paymentId'])
@Index('payment_difference_status_idx', ['status', 'id'])
export class PaymentDifference {
  @Identity()
  id: number;

  @TextColumn()
  type: DifferenceType;

  @TextColumn()
  provider: string;

  /** Null for `payment_unknown`. */
  @ForeignKey(() => Payment, { name: 'payment_difference_payment_fkey', onDelete: 'CASCADE' })
  @IntegerColumn({ nullable: true })
  paymentId: number | null;

  @TextColumn({ nullable: true })
  intentId: string | null;

  @TextColumn({ nullable: true })
  reference: string | null;

  @Column({ type: 'bigint', nullable: true })
  expectedCents: number | null;

  /** At the processor. */
  @Column({ type: 'bigint', nullable: true })
  receivedCents: number | null;

  /** At the processor. */
  @Column({ type: 'bigint', nullable: true })
  refundedCents: number | null;

  /** At the processor. */
  @TextColumn({ nullable: true })
  currency: string | null;

  /** When the processor received the money; null if its list does not say. */
  @InstantColumn({ nullable: true })
  paidAt: Date | null;

  @TextColumn({ default: 'open' })
  status: DifferenceStatus;

  @InstantColumn()
  firstSeenAt: Date;

  @InstantColumn()
  lastSeenAt: Date;

  /** The last run that saw it. */
  @ForeignKey(() => ReconcileRun, { name: 'payment_difference_run_fkey' })
  @IntegerColumn()
  runId: number;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;

  /** Staff account; null for runs. */
  @IntegerColumn({ nullable: true })
  endedBy: number | null;

  @TextColumn({ nullable: true })
  action: RepairAction | null;

  @TextColumn({ nullable: true })
  note: string | null;

  @TextColumn({ nullable: true })
  clientToken: string | null;
}

/** The payment or charge to read at the processor. */
export type DifferenceSubject = Pick<
  PaymentDifference,
  'id' | 'type' | 'provider' | 'paymentId' | 'intentId' | 'reference'
>;
