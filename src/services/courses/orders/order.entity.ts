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
import type { ReturnUrls } from '#shared/payments/return-urls';
import { Student } from '../students/student.entity';

/** Who takes the money; nobody does where nothing is to be paid. */
export const GATEWAYS = ['stripe', 'paypal', 'free'] as const;

export const ORDER_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const PAYMENT_METHODS = ['card', 'wallet'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What a student bought at once, at the prices of that moment. */
@Entity({ name: 'course_order' })
@Unique('course_order_reference_key', ['reference'])
@HandWrittenCheck('course_order_status_known')
@HandWrittenCheck('course_order_total_not_negative')
@HandWrittenIndex('course_order_recent_idx')
@HandWrittenIndex('course_order_status_idx')
@HandWrittenIndex('course_order_student_idx')
export class Order extends StoredRecord {
  /** `CO-<number>`; what processors and webhooks name. */
  @TextColumn()
  reference: string;

  @ForeignKey(() => Student, { name: 'course_order_student_fkey' })
  @IntegerColumn()
  studentId: number;

  @TextColumn({ default: 'pending' })
  status: OrderStatus;

  /** `stripe`, `paypal`, or `free` where nothing was to be paid. */
  @TextColumn()
  gateway: string;

  /** What the student chose; null where nothing was to be paid. */
  @TextColumn({ nullable: true })
  paymentMethod: PaymentMethod | null;

  /** ISO 4217, upper case. */
  @TextColumn()
  currency: string;

  /** The sum of what its lines charge. */
  @IntegerColumn()
  totalCents: number;

  /** The language of its mails and of the processor's page. */
  @TextColumn()
  locale: Language;

  /** The pages that the checkout named to come back to. */
  @JsonColumn({ nullable: true })
  returnUrls: ReturnUrls | null;

  @InstantColumn({ nullable: true })
  paidAt: Date | null;

  @InstantColumn({ nullable: true })
  failedAt: Date | null;

  @InstantColumn({ nullable: true })
  refundedAt: Date | null;
}
