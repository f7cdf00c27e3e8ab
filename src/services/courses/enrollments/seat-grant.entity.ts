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

/** The reason for a seat: an order (free ones included) or staff. A seat ends with its last active grant. */
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

  @ForeignKey(() => Order, { name: 'seat_grant_order_fkey' })
  @IntegerColumn({ nullable: true })
  orderId: number | null;

  /** Id of the staff account. */
  @IntegerColumn({ nullable: true })
  grantedBy: number | null;

  @InstantColumn()
  grantedAt: Date;

  /** When it was revoked; null while active. */
  @InstantColumn({ nullable: true })
  revokedAt: Date | null;
}
