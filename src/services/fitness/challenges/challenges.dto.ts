import { changeOf } from '#kit/fields/change-of';
import { Id, Measurement } from '#kit/fields/number-fields';
import { Choice, QueryDay } from '#kit/fields/query-fields';
import { Day, OneOf } from '#kit/fields/text-fields';
import { CatalogueQuery, SluggedBody } from '../catalogue/catalogue.dto';
import { FILTER } from '../fitness.pages';
import { CHALLENGE_METRICS, type ChallengeMetric } from './challenge-metrics';

export class ChallengeBody extends SluggedBody {
  @OneOf(CHALLENGE_METRICS, { description: 'Daily figure that the challenge sums.' })
  metric: ChallengeMetric;

  @Measurement({
    min: 0.01,
    max: 1_000_000_000,
    example: 100_000,
    description: 'Sum to reach, in the unit of the metric.',
  })
  goal: number;

  @Day()
  starts_on: string;

  @Day({ example: '2026-05-31', description: 'Last day of the challenge, included.' })
  ends_on: string;

  @Id({ optional: true, nullable: true, description: 'Id of the badge for members who reach the goal; null for none.' })
  badge_id?: number | null;
}

export class ChallengeChangeBody extends changeOf(ChallengeBody) {}

export class ManagedChallengesQuery extends CatalogueQuery {
  @Choice(CHALLENGE_METRICS, { ...FILTER, description: 'Filter by metric.' })
  metric?: ChallengeMetric;

  @QueryDay({ ...FILTER, description: 'Filter by a day on which the challenge runs.' })
  running_on?: string;
}
