import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import {
  CreatedAt,
  DecimalColumn,
  HandWrittenCheck,
  InstantColumn,
  IntegerColumn,
  UpdatedAt,
} from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** The figures of one source for one day of a member; null where unknown. `shown-days.ts` selects among sources. */
@Entity({ name: 'daily_metric' })
@HandWrittenCheck('daily_metric_source_known')
@HandWrittenCheck('daily_metric_figures')
export class DailyMetric {
  @ForeignKey(() => Account, { name: 'daily_metric_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @PrimaryColumn({ type: 'date' })
  date: string;

  @PrimaryColumn({ type: 'text' })
  source: string;

  @IntegerColumn({ nullable: true })
  steps: number | null;

  @DecimalColumn(10, 2, { nullable: true })
  distanceM: number | null;

  @IntegerColumn({ nullable: true })
  activeMinutes: number | null;

  @DecimalColumn(8, 2, { nullable: true })
  caloriesKcal: number | null;

  @IntegerColumn({ nullable: true })
  floors: number | null;

  @IntegerColumn({ nullable: true })
  restingHeartRateBpm: number | null;

  /** When the source recorded the figures, if known; older data is ignored. */
  @InstantColumn({ nullable: true })
  recordedAt: Date | null;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
