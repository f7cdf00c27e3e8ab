import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BooleanColumn, HandWrittenIndex, IntegerColumn } from '#kit/database/columns';
import { OrderLine } from '../orders/order-line.entity';
import { OrderRefund } from './order-refund.entity';

/** A line of a refund. */
@Entity({ name: 'order_refund_line' })
@ForeignKey(() => OrderRefund, ['refundId', 'orderId'], ['id', 'orderId'], {
  name: 'order_refund_line_refund_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => OrderLine, ['orderLineId', 'orderId'], ['id', 'orderId'], {
  name: 'order_refund_line_line_fkey',
  onDelete: 'CASCADE',
})
@HandWrittenIndex('order_refund_line_once')
export class OrderRefundLine {
  @PrimaryColumn({ type: 'integer' })
  refundId: number;

  @PrimaryColumn({ type: 'integer' })
  orderLineId: number;

  @IntegerColumn()
  orderId: number;

  /** False once the refund has failed: the line may be refunded again. */
  @BooleanColumn({ default: true })
  counts: boolean;
}
