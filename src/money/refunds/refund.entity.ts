import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import { Payment } from '../payments/payment.entity';

export const REFUND_REASON_KINDS = [
  'requested',
  'cancelled',
  'second',
  'late',
  'outside',
  'repair',
  'deposit',
  'changed',
] as const;
/**
 * `requested` by staff; `cancelled`: the whole record; `outside`: made on the pages of the processor; `deposit`: returned
 * after a stay; `changed`: of nights that were given up; `assigned`: names the lines of money that was returned `outside`.
 * A service accepts those of its `refund_reason_kind_known`.
 */
export type RefundReasonKind = (typeof REFUND_REASON_KINDS)[number] | 'assigned';

export const REFUND_STATUSES = ['due', 'sent', 'done', 'failed', 'paid_otherwise'] as const;
/**
 * `due`: not accepted by the processor yet; `sent`: accepted; `failed`: refused, and requested again; `withdrawn`: failed,
 * and its parts count as paid again (`PaymentHandler.withdrawsFailedRefunds`).
 */
export type RefundStatus = (typeof REFUND_STATUSES)[number] | 'withdrawn';

/** Money of a payment that goes back. Only the report of the processor makes it `done`. */
@Entity({ name: 'refund' })
@Unique('refund_key_key', ['key'])
@Unique('refund_client_token_key', ['askedBy', 'clientToken'])
@Unique('refund_reference_key', ['id', 'reference'])
@HandWrittenCheck('refund_amounts')
@HandWrittenCheck('refund_reason_kind_known')
@HandWrittenCheck('refund_texts')
@HandWrittenCheck('refund_status_known')
@HandWrittenCheck('refund_ended')
@HandWrittenIndex('refund_payment_idx')
@HandWrittenIndex('refund_reference_idx')
@HandWrittenIndex('refund_status_idx')
@HandWrittenIndex('refund_asked_idx')
@HandWrittenIndex('refund_requested_once')
@HandWrittenIndex('refund_search_idx')
@HandWrittenIndex('refund_unfilled_idx')
export class Refund {
  @Identity()
  id: number;

  @ForeignKey(() => Payment, { name: 'refund_payment_fkey' })
  @IntegerColumn()
  paymentId: number;

  /** That of the payment. */
  @TextColumn()
  reference: string;

  @Column({ type: 'bigint' })
  amountCents: number;

  /** What the processor has reported as returned. */
  @Column({ type: 'bigint', default: 0 })
  returnedCents: number;

  @TextColumn()
  reasonKind: RefundReasonKind;

  @TextColumn({ nullable: true })
  reason: string | null;

  /** Idempotency key at the processor. Replaced only after a refusal, never while the outcome is unknown. */
  @TextColumn({ default: () => 'md5(concat(gen_random_uuid(), gen_random_uuid()))' })
  key: string;

  @InstantColumn()
  keyedAt: Date;

  @TextColumn({ default: 'due' })
  status: RefundStatus;

  /** How it was paid otherwise. */
  @TextColumn({ nullable: true })
  note: string | null;

  /** Staff account. */
  @IntegerColumn({ nullable: true })
  askedBy: number | null;

  @TextColumn({ nullable: true })
  clientToken: string | null;

  @IntegerColumn({ default: 0 })
  attempts: number;

  @TextColumn({ nullable: true })
  error: string | null;

  @InstantColumn()
  askedAt: Date;

  /** When it was done, paid otherwise or withdrawn. */
  @InstantColumn({ nullable: true })
  endedAt: Date | null;

  /** That of the order or booking, kept by triggers. Null without a search, and until `REFUND_SEARCH_TEXT` has filled it. */
  @TextColumn({ nullable: true })
  searchText: string | null;
}
