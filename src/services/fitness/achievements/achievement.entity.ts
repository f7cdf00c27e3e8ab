import { Entity, Unique } from 'typeorm';
import { DecimalColumn, HandWrittenCheck, HandWrittenIndex, IntegerColumn, TextColumn } from '#kit/database/columns';
import { CatalogueRecord } from '../catalogue/catalogue-record.entity';
import type { AchievementMetric } from './achievement-metrics';

/** Earned when a figure of the member reaches the threshold. */
@Entity({ name: 'achievement' })
@Unique('achievement_slug_key', ['slug'])
@HandWrittenCheck('achievement_figures')
@HandWrittenIndex('achievement_recent_idx')
@HandWrittenIndex('achievement_metric_idx')
@HandWrittenIndex('achievement_search_idx')
export class Achievement extends CatalogueRecord {
  @TextColumn()
  metric: AchievementMetric;

  @DecimalColumn(12, 2)
  threshold: number;

  @IntegerColumn({ default: 10 })
  points: number;

  @TextColumn({ nullable: true })
  icon: string | null;
}
