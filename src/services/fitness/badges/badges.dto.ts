import { changeOf } from '#kit/fields/change-of';
import { Choice } from '#kit/fields/query-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { CatalogueQuery, KeyedBody } from '../catalogue/catalogue.dto';
import { FILTER } from '../fitness.pages';
import { BADGE_TIERS, type BadgeTier } from './badge.entity';

export class BadgeBody extends KeyedBody {
  @OneOf(BADGE_TIERS)
  tier: BadgeTier;

  @Text({ max: 60, optional: true, nullable: true, example: 'flame', description: 'Name of an icon of the site.' })
  icon?: string | null;
}

export class BadgeChangeBody extends changeOf(BadgeBody) {}

export class ManagedBadgesQuery extends CatalogueQuery {
  @Choice(BADGE_TIERS, { ...FILTER, description: 'Filter by tier.' })
  tier?: BadgeTier;
}
