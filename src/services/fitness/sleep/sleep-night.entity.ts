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

/** A nap, or a part of a night; older naps have only times and `asleep_minutes`. */
export interface SleepPart {
  fell_asleep_at: string;
  woke_at: string;
  asleep_minutes: number;
  deep_minutes?: number | null;
  rem_minutes?: number | null;
  light_minutes?: number | null;
  awake_minutes?: number | null;
  quality?: number | null;
  note?: string;
  timezone?: string;
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

  /** Quality as the member felt it, from 1 to 5. */
  @IntegerColumn({ nullable: true })
  quality: number | null;

  @TextColumn({ default: '' })
  note: string;

  /** Time zone where the member slept; bedtimes are always shown in it. */
  @TextColumn({ default: 'UTC' })
  timezone: string;

  /** Parts of an interrupted night; empty for a night in one part, which the other columns describe. */
  @JsonColumn({ default: [] })
  parts: SleepPart[];

  /** Shorter sleeps of the same day. */
  @JsonColumn({ default: [] })
  naps: SleepPart[];

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
