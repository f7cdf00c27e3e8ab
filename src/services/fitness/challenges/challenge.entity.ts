import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  DayColumn,
  DecimalColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import { Badge } from '../badges/badge.entity';
import { CatalogueRecord } from '../catalogue/catalogue-record.entity';
import type { ChallengeMetric } from './challenge-metrics';

/** A goal for one figure over a period, reached by each participant individually. */
@Entity({ name: 'challenge' })
@Unique('challenge_slug_key', ['slug'])
@HandWrittenCheck('challenge_metric_known')
@HandWrittenCheck('challenge_figures')
@HandWrittenIndex('challenge_recent_idx')
@HandWrittenIndex('challenge_running_idx')
@HandWrittenIndex('challenge_badge_idx')
@HandWrittenIndex('challenge_search_idx')
export class Challenge extends CatalogueRecord {
  @TextColumn()
  metric: ChallengeMetric;

  @DecimalColumn(12, 2)
  goal: number;

  /** First day, in the time zone of each participant. */
  @DayColumn()
  startsOn: string;

  /** Last day, included. */
  @DayColumn()
  endsOn: string;

  /** Badge for participants who reach the goal. */
  @ForeignKey(() => Badge, { name: 'challenge_badge_fkey' })
  @IntegerColumn({ nullable: true })
  badgeId: number | null;
}
