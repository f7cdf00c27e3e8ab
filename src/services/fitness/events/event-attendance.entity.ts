import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenIndex, InstantColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { CommunityEvent } from './community-event.entity';

@Entity({ name: 'event_attendance' })
@HandWrittenIndex('event_attendance_account_idx')
export class EventAttendance {
  @ForeignKey(() => CommunityEvent, { name: 'event_attendance_event_fkey' })
  @PrimaryColumn({ type: 'integer' })
  eventId: number;

  @ForeignKey(() => Account, { name: 'event_attendance_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @InstantColumn()
  joinedAt: Date;
}
