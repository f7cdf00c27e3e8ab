import { Entity, ForeignKey } from 'typeorm';
import {
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import { Enrollment } from './enrollment.entity';

export const GRANT_SOURCES = ['order', 'free', 'staff', 'instructor'] as const;
export type GrantSource = (typeof GRANT_SOURCES)[number];

export const REVOKED_CAUSES = ['refund', 'staff', 'ended', 'repair'] as const;
export type RevokedCause = (typeof REVOKED_CAUSES)[number];

/** The reason for a seat: an order (free ones included), staff or an instructor. Never deleted, never reopened. */
@Entity({ name: 'seat_grant' })
@HandWrittenCheck('seat_grant_source_known')
@HandWrittenCheck('seat_grant_cause_known')
@HandWrittenCheck('seat_grant_revoked_with_cause')
@HandWrittenCheck('seat_grant_order_without_end')
@HandWrittenCheck('seat_grant_reason_length')
@HandWrittenIndex('seat_grant_ending_idx')
@HandWrittenIndex('seat_grant_enrollment_idx')
@HandWrittenIndex('seat_grant_held_idx')
@HandWrittenIndex('seat_grant_order_idx')
@HandWrittenIndex('seat_grant_order_once')
@HandWrittenIndex('seat_grant_staff_once')
@ForeignKey(() => Enrollment, ['enrollmentId', 'studentId', 'courseId'], ['id', 'studentId', 'courseId'], {
  name: 'seat_grant_enrollment_fkey',
  onDelete: 'CASCADE',
})
export class SeatGrant {
  @Identity()
  id: number;

  @IntegerColumn()
  enrollmentId: number;

  @IntegerColumn()
  studentId: number;

  @IntegerColumn()
  courseId: number;

  @TextColumn()
  source: GrantSource;

  /** Migrations declare its foreign keys: to the order of the student, and to its line of the course. */
  @IntegerColumn({ nullable: true })
  orderId: number | null;

  @IntegerColumn({ nullable: true })
  grantedBy: number | null;

  @InstantColumn()
  grantedAt: Date;

  @InstantColumn({ nullable: true })
  revokedAt: Date | null;

  /** Id of the staff account; null when an order or a job revoked it. */
  @IntegerColumn({ nullable: true })
  revokedBy: number | null;

  @TextColumn({ nullable: true })
  revokedCause: RevokedCause | null;

  /** End of the grant, exclusive; null without one. */
  @InstantColumn({ nullable: true })
  endsAt: Date | null;

  /** Reason for the grant or, once revoked, for the revocation. */
  @TextColumn({ nullable: true })
  reason: string | null;
}
