import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { HandWrittenCheck, HandWrittenIndex, Identity, IntegerColumn, JsonColumn } from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Course } from '../courses/course.entity';
import { Order } from './order.entity';

@Entity({ name: 'order_line' })
@Unique('order_line_course_key', ['orderId', 'courseId'])
@Unique('order_line_order_key', ['id', 'orderId'])
@HandWrittenCheck('order_line_amounts')
@HandWrittenCheck('order_line_refunded')
@HandWrittenIndex('order_line_course_idx')
export class OrderLine {
  @Identity()
  id: number;

  @ForeignKey(() => Order, { name: 'order_line_order_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  orderId: number;

  @ForeignKey(() => Course, { name: 'order_line_course_fkey' })
  @IntegerColumn()
  courseId: number;

  @JsonColumn()
  title: Bilingual;

  @IntegerColumn()
  priceCents: number;

  @Column({ type: 'numeric', precision: 5, scale: 2, default: 0 })
  discountPercentage: number;

  /** The price less the discount, in cents, rounded half up. */
  @IntegerColumn()
  chargedCents: number;

  /** 1 from the request of its refund on, counted by `refund_part_of_course`; a CHECK refuses more. */
  @IntegerColumn({ default: 0 })
  refundedQuantity: number;
}
