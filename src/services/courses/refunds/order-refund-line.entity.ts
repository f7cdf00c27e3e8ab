import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BooleanColumn, HandWrittenIndex, IntegerColumn } from '#kit/database/columns';
import { OrderRefund } from './order-refund.entity';

/** A line of a refund. */
@Entity({ name: 'order_refund_line' })
@ForeignKey(() => OrderRefund, ['refundId', 'orderId'], ['id', 'orderId'], {
  name: 'order_refund_line_refund_fkey',
  onDelete: 'CASCADE',
})
@HandWrittenIndex('order_refund_line_once')
export class OrderRefundLine {
  @PrimaryColumn({ type: 'integer' })
  refundId: number;

  /** A migration declares its foreign key, together with the order. */
  @PrimaryColumn({ type: 'integer' })
  orderLineId: number;

  @IntegerColumn()
  orderId: number;

  /** False once the refund has failed: the line may be refunded again. */
  @BooleanColumn({ default: true })
  counts: boolean;
}
