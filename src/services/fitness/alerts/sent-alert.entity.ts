import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAt, HandWrittenCheck } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

export type ScheduledAlert = 'workout' | 'summary';

/** A scheduled alert that was sent; the primary key makes it unique per member and day. */
@Entity({ name: 'sent_alert' })
@HandWrittenCheck('sent_alert_known')
export class SentAlert {
  @ForeignKey(() => Account, { name: 'sent_alert_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @PrimaryColumn({ type: 'text' })
  alert: ScheduledAlert;

  /** Day of a reminder, or Monday of a summary, in the member's time zone. */
  @PrimaryColumn({ type: 'date' })
  date: string;

  @CreatedAt()
  createdAt: Date;
}
