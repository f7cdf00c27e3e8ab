import { changeOf } from '#kit/fields/change-of';
import { Measurement, Whole } from '#kit/fields/number-fields';
import { Choice } from '#kit/fields/query-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { CatalogueQuery, KeyedBody } from '../catalogue/catalogue.dto';
import { FILTER } from '../fitness.pages';
import { ACHIEVEMENT_METRICS, type AchievementMetric } from './achievement-metrics';

export class AchievementBody extends KeyedBody {
  @OneOf(ACHIEVEMENT_METRICS, { description: 'Figure of a member that the achievement measures.' })
  metric: AchievementMetric;

  @Measurement({
    min: 0.01,
    max: 1_000_000_000,
    example: 100,
    description: 'Value at which it is earned, in the unit of the metric.',
  })
  threshold: number;

  @Whole({ optional: true, max: 10_000, description: 'Points awarded; 10 when left out.' })
  points?: number;

  @Text({ max: 60, optional: true, nullable: true, example: 'trophy', description: 'Name of an icon of the site.' })
  icon?: string | null;
}

export class AchievementChangeBody extends changeOf(AchievementBody) {}

export class ManagedAchievementsQuery extends CatalogueQuery {
  @Choice(ACHIEVEMENT_METRICS, { ...FILTER, description: 'Filter by metric.' })
  metric?: AchievementMetric;
}
