import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt, HandWrittenCheck } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

export type ScheduledAlert = 'workout' | 'summary';

/** A scheduled alert that a member was sent: its key makes it happen once. */
@Entity({ name: 'sent_alert' })
@HandWrittenCheck('sent_alert_known')
export class SentAlert {
  @ForeignKey(() => Account, { name: 'sent_alert_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @PrimaryColumn({ type: 'text' })
  alert: ScheduledAlert;

  /** The member's day of a reminder; the Monday that a summary is sent on. */
  @PrimaryColumn({ type: 'date' })
  date: string;

  @CreatedAt()
  createdAt: Date;
}
