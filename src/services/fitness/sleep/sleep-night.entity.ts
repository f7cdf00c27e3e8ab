import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import {
  CreatedAt,
  HandWrittenCheck,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

export interface Nap {
  fell_asleep_at: string;
  woke_at: string;
  asleep_minutes: number;
}

/** A night; it belongs to the day of waking. */
@Entity({ name: 'sleep_night' })
@HandWrittenCheck('sleep_night_times')
@HandWrittenCheck('sleep_night_figures')
@HandWrittenCheck('sleep_night_stages')
export class SleepNight {
  @ForeignKey(() => Account, { name: 'sleep_night_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @PrimaryColumn({ type: 'date' })
  date: string;

  @InstantColumn({ nullable: true })
  fellAsleepAt: Date | null;

  @InstantColumn({ nullable: true })
  wokeAt: Date | null;

  @IntegerColumn()
  asleepMinutes: number;

  @IntegerColumn({ nullable: true })
  deepMinutes: number | null;

  @IntegerColumn({ nullable: true })
  remMinutes: number | null;

  @IntegerColumn({ nullable: true })
  lightMinutes: number | null;

  @IntegerColumn({ nullable: true })
  awakeMinutes: number | null;

  /** 1 to 5, as the member felt it. */
  @IntegerColumn({ nullable: true })
  quality: number | null;

  @TextColumn({ default: '' })
  note: string;

  /** Time zone where the member slept; bedtimes are always shown in it. */
  @TextColumn({ default: 'UTC' })
  timezone: string;

  /** Shorter sleeps of the same day. */
  @JsonColumn({ default: [] })
  naps: Nap[];

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
