import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BooleanColumn, CreatedAt, HandWrittenCheck, TextColumn, UpdatedAt } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

export const MOTIONS = ['full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Preferences of an account; without a row the defaults apply. */
@Entity({ name: 'preference' })
@HandWrittenCheck('preference_theme_known')
@HandWrittenCheck('preference_motion_known')
export class Preference {
  @ForeignKey(() => Account, { name: 'preference_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  /** Assigned work and reminders of planned workouts. */
  @BooleanColumn({ default: true })
  alertWorkouts: boolean;

  /** Messages of the coach or of clients. */
  @BooleanColumn({ default: true })
  alertMessages: boolean;

  @BooleanColumn({ default: true })
  alertCommunity: boolean;

  @BooleanColumn({ default: true })
  alertSummary: boolean;

  /** If off, the community shows no figures of the member. */
  @BooleanColumn({ default: true })
  sharesActivity: boolean;

  @TextColumn({ default: 'system' })
  theme: Theme;

  @TextColumn({ default: 'green' })
  accent: string;

  @TextColumn({ default: 'full' })
  motion: Motion;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
