import { Entity, Exclusion, ForeignKey, Unique } from 'typeorm';
import {
  DayColumn,
  DecimalColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** A finished training: sent by a device, or a finished session of the application. */
@Entity({ name: 'activity' })
@Unique('activity_slug_key', ['accountId', 'slug'])
@HandWrittenCheck('activity_source_known')
@HandWrittenCheck('activity_of_session')
@HandWrittenCheck('activity_times')
@HandWrittenCheck('activity_not_its_own_duplicate')
@HandWrittenCheck('activity_figures')
@Exclusion(
  'activity_external_counted_once',
  `USING gist (account_id WITH =, external_id WITH =,
    tstzrange(started_at, ended_at, CASE WHEN started_at = ended_at THEN '[]' ELSE '[)' END) WITH &&)
    WHERE (external_id IS NOT NULL AND duplicate_of_id IS NULL) DEFERRABLE INITIALLY DEFERRED`,
)
@HandWrittenIndex('activity_external_once')
@HandWrittenIndex('activity_times_once')
@HandWrittenIndex('activity_session_once')
@HandWrittenIndex('activity_account_idx')
@HandWrittenIndex('activity_counted_idx')
@HandWrittenIndex('activity_duplicate_idx')
export class Activity extends StoredRecord {
  @ForeignKey(() => Account, { name: 'activity_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  @TextColumn()
  slug: string;

  /** `manual`, `session`, or `key:<id>` of the ingest key. */
  @TextColumn()
  source: string;

  /** The sender's id, unique per key; of several keys, overlapping trainings with one id count once. */
  @TextColumn({ nullable: true })
  externalId: string | null;

  /** The session it was created from, if any; a migration declares its foreign key. */
  @IntegerColumn({ nullable: true })
  sessionId: number | null;

  /** Kind, plain words in lower case, such as `run`; devices can send kinds of their own. */
  @TextColumn()
  kind: string;

  @DayColumn()
  date: string;

  @InstantColumn()
  startedAt: Date;

  @InstantColumn()
  endedAt: Date;

  @DecimalColumn(8, 2, { nullable: true })
  caloriesKcal: number | null;

  @DecimalColumn(10, 2, { nullable: true })
  distanceM: number | null;

  @IntegerColumn({ nullable: true })
  averageHeartRateBpm: number | null;

  /** When the sender recorded it, if known; older data is ignored. */
  @InstantColumn({ nullable: true })
  recordedAt: Date | null;

  /** The row that counts instead, if both report the same training. */
  @ForeignKey(() => Activity, { name: 'activity_duplicate_of_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  duplicateOfId: number | null;
}
