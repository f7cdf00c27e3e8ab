import { Entity, ForeignKey } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import { Order } from '../orders/order.entity';
import { Enrollment } from './enrollment.entity';

export const GRANT_SOURCES = ['order', 'free', 'staff'] as const;
export type GrantSource = (typeof GRANT_SOURCES)[number];

/** Why a seat is held: an order, one of nothing to pay included, or staff. A seat goes only when no grant of it is left. */
@Entity({ name: 'seat_grant' })
@HandWrittenCheck('seat_grant_source_known')
@HandWrittenIndex('seat_grant_order_once')
@HandWrittenIndex('seat_grant_staff_once')
@HandWrittenIndex('seat_grant_held_idx')
@HandWrittenIndex('seat_grant_order_idx')
export class SeatGrant {
  @Identity()
  id: number;

  @ForeignKey(() => Enrollment, { name: 'seat_grant_enrollment_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  enrollmentId: number;

  @TextColumn()
  source: GrantSource;

  /** Of an order, paid or free. */
  @ForeignKey(() => Order, { name: 'seat_grant_order_fkey' })
  @IntegerColumn({ nullable: true })
  orderId: number | null;

  /** Of staff: the account that gave it. */
  @IntegerColumn({ nullable: true })
  grantedBy: number | null;

  @InstantColumn()
  grantedAt: Date;

  /** Null while it holds. */
  @InstantColumn({ nullable: true })
  revokedAt: Date | null;
}
