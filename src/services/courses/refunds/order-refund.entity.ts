import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import { Payment } from '#money/payments/payment.entity';

export const REFUND_MODES = ['ask', 'assign'] as const;
/** `ask` requests the money from the processor; `assign` names the courses of money that went back there. */
export type RefundMode = (typeof REFUND_MODES)[number];

export const REFUND_STATUSES = ['asked', 'done', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** The refund of some courses of a paid order. */
@Entity({ name: 'order_refund' })
@Unique('order_refund_key_key', ['key'])
@Unique('order_refund_order_key', ['id', 'orderId'])
@HandWrittenCheck('order_refund_mode_known')
@HandWrittenCheck('order_refund_status_known')
@HandWrittenCheck('order_refund_amounts')
@HandWrittenCheck('order_refund_reason_length')
@HandWrittenIndex('order_refund_asked_once')
@HandWrittenIndex('order_refund_order_idx')
@HandWrittenIndex('order_refund_payment_idx')
export class OrderRefund {
  @Identity()
  id: number;

  /** A migration declares its foreign key. */
  @IntegerColumn()
  orderId: number;

  @ForeignKey(() => Payment, { name: 'order_refund_payment_fkey' })
  @IntegerColumn()
  paymentId: number;

  /** Idempotency key of every request for this refund, so that a repeated one moves no more money. */
  @TextColumn({ default: () => 'md5(concat(gen_random_uuid(), gen_random_uuid()))' })
  key: string;

  @TextColumn()
  mode: RefundMode;

  @TextColumn()
  status: RefundStatus;

  @IntegerColumn()
  amountCents: number;

  /** What had gone back of the payment when the refund was asked for. */
  @Column({ type: 'bigint' })
  refundedBeforeCents: number;

  @TextColumn({ nullable: true })
  reason: string | null;

  /** Staff account. */
  @IntegerColumn({ nullable: true })
  askedBy: number | null;

  @InstantColumn()
  askedAt: Date;

  /** When it was done or failed. */
  @InstantColumn({ nullable: true })
  endedAt: Date | null;

  @IntegerColumn({ default: 0 })
  attempts: number;

  @TextColumn({ nullable: true })
  error: string | null;
}
