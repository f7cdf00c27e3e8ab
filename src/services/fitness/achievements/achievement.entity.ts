import { Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  DecimalColumn,
  EMPTY_BILINGUAL,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import type { AchievementMetric } from './achievement-metrics';

/** Earned when a member's figure comes to a threshold. */
@Entity({ name: 'achievement' })
@Unique('achievement_slug_key', ['slug'])
@HandWrittenCheck('achievement_figures')
@HandWrittenIndex('achievement_recent_idx')
@HandWrittenIndex('achievement_metric_idx')
@HandWrittenIndex('achievement_search_idx')
export class Achievement extends StoredRecord {
  /** The `key` of its addresses and answers; renaming it keeps it. */
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @TextColumn()
  metric: AchievementMetric;

  /** In the unit of the metric. */
  @DecimalColumn(12, 2)
  threshold: number;

  @IntegerColumn({ default: 10 })
  points: number;

  /** Name of a pictogram. */
  @TextColumn({ nullable: true })
  icon: string | null;

  /** Address of a picture of this service. */
  @TextColumn({ nullable: true })
  imageUrl: string | null;

  /** Name in both languages, as searches compare it. */
  @TextColumn({ default: '' })
  searchText: string;
}
