import { Entity, ForeignKey, Unique } from 'typeorm';
import { HandWrittenCheck, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import type { OrderStatus } from './order-status';
import { Order } from './order.entity';

export const ORDER_ACTORS = ['customer', 'guest', 'staff', 'payment', 'system'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** An entry of an order's timeline. Each status is reached at most once. */
@Entity({ name: 'order_event' })
@Unique('order_event_status_once', ['orderId', 'status'])
@HandWrittenCheck('order_event_actor')
export class OrderEvent {
  @Identity()
  id: number;

  @ForeignKey(() => Order, { name: 'order_event_order_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  orderId: number;

  @TextColumn()
  status: OrderStatus;

  @InstantColumn()
  at: Date;

  @TextColumn()
  actor: OrderActor;

  @ForeignKey(() => Account, { name: 'order_event_account_fkey' })
  @IntegerColumn({ nullable: true })
  accountId: number | null;

  @TextColumn({ nullable: true })
  reason: string | null;
}
