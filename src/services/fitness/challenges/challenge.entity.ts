import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  DayColumn,
  DecimalColumn,
  EMPTY_BILINGUAL,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Badge } from '../badges/badge.entity';
import type { ChallengeMetric } from './challenge-metrics';

/** A figure to reach within some days, each participant for himself. */
@Entity({ name: 'challenge' })
@Unique('challenge_slug_key', ['slug'])
@HandWrittenCheck('challenge_metric_known')
@HandWrittenCheck('challenge_figures')
@HandWrittenIndex('challenge_recent_idx')
@HandWrittenIndex('challenge_running_idx')
@HandWrittenIndex('challenge_badge_idx')
@HandWrittenIndex('challenge_search_idx')
export class Challenge extends StoredRecord {
  /** Addresses the record; renaming it keeps it. */
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @TextColumn()
  metric: ChallengeMetric;

  /** In the unit of the metric. */
  @DecimalColumn(12, 2)
  goal: number;

  /** First day, in the time zone of each participant. */
  @DayColumn()
  startsOn: string;

  /** Last day, still counted. */
  @DayColumn()
  endsOn: string;

  /** Given to who reaches the goal. */
  @ForeignKey(() => Badge, { name: 'challenge_badge_fkey' })
  @IntegerColumn({ nullable: true })
  badgeId: number | null;

  /** Address of a picture of this service. */
  @TextColumn({ nullable: true })
  imageUrl: string | null;

  /** Name in both languages, as searches compare it. */
  @TextColumn({ default: '' })
  searchText: string;
}
