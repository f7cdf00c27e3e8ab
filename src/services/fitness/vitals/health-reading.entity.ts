import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import {
  CreatedAt,
  DecimalColumn,
  HandWrittenCheck,
  IntegerColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

@Entity({ name: 'health_reading' })
@HandWrittenCheck('health_reading_figures')
@HandWrittenCheck('health_reading_blood_pressure')
export class HealthReading {
  @ForeignKey(() => Account, { name: 'health_reading_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @PrimaryColumn({ type: 'date' })
  date: string;

  @IntegerColumn({ nullable: true })
  restingHeartRateBpm: number | null;

  @IntegerColumn({ nullable: true })
  heartRateVariabilityMs: number | null;

  @IntegerColumn({ nullable: true })
  systolicMmhg: number | null;

  @IntegerColumn({ nullable: true })
  diastolicMmhg: number | null;

  @DecimalColumn(4, 1, { nullable: true })
  bloodOxygenPercent: number | null;

  /** Breaths per minute. */
  @DecimalColumn(4, 1, { nullable: true })
  respiratoryRateBpm: number | null;

  @DecimalColumn(4, 1, { nullable: true })
  bodyTemperatureC: number | null;

  @DecimalColumn(5, 1, { nullable: true })
  bloodGlucoseMgDl: number | null;

  /** 0 to 100. */
  @IntegerColumn({ nullable: true })
  stress: number | null;

  @TextColumn({ default: '' })
  note: string;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
