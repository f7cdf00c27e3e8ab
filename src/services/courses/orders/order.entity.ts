import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Language } from '#kit/language/language';
import type { ReturnUrls } from '#money/payments/return-urls';
import { Student } from '../students/student.entity';

/** Payment processors; `free` for orders that cost nothing. */
export const GATEWAYS = ['stripe', 'paypal', 'free'] as const;

export const ORDER_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_METHODS = ['card', 'wallet'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

@Entity({ name: 'course_order' })
@Unique('course_order_reference_key', ['reference'])
@Unique('course_order_parties_key', ['id', 'studentId'])
@HandWrittenCheck('course_order_status_known')
@HandWrittenCheck('course_order_total_not_negative')
@HandWrittenIndex('course_order_counts_idx')
@HandWrittenIndex('course_order_created_idx')
@HandWrittenIndex('course_order_paid_idx')
@HandWrittenIndex('course_order_recent_idx')
@HandWrittenIndex('course_order_state_idx')
@HandWrittenIndex('course_order_status_idx')
@HandWrittenIndex('course_order_student_idx')
@HandWrittenIndex('course_order_total_idx')
export class Order extends StoredRecord {
  /** `CO-<number>`: the identifier used with processors and in webhooks. */
  @TextColumn()
  reference: string;

  @ForeignKey(() => Student, { name: 'course_order_student_fkey' })
  @IntegerColumn()
  studentId: number;

  @TextColumn({ default: 'pending' })
  status: OrderStatus;

  @TextColumn()
  gateway: string;

  @TextColumn({ nullable: true })
  paymentMethod: PaymentMethod | null;

  @TextColumn()
  currency: string;

  @IntegerColumn()
  totalCents: number;

  @TextColumn()
  locale: Language;

  /** Return pages given by the client at checkout. */
  @JsonColumn({ nullable: true })
  returnUrls: ReturnUrls | null;

  @InstantColumn({ nullable: true })
  paidAt: Date | null;

  @InstantColumn({ nullable: true })
  failedAt: Date | null;

  @InstantColumn({ nullable: true })
  refundedAt: Date | null;
}
