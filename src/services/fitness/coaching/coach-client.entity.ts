import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenCheck, HandWrittenIndex, InstantColumn, IntegerColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** The coach of a member; at most one per member. */
@Entity({ name: 'coach_client' })
@HandWrittenCheck('coach_client_two_people')
@HandWrittenIndex('coach_client_coach_idx')
export class CoachClient {
  @ForeignKey(() => Account, { name: 'coach_client_member_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  memberId: number;

  @ForeignKey(() => Account, { name: 'coach_client_coach_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  coachId: number;

  @InstantColumn()
  startedAt: Date;
}
