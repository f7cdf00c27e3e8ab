import { sql, when } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { manyPeopleOf } from '../accounts/member-accounts';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { Badge } from './badge.entity';
import type { BadgeBody, ManagedBadgesQuery } from './badges.dto';
import { ManagedBadgeView } from './managed-badge.view';

export const BadgeInUse = refusal(409, 'badge_in_use');

export const BADGES = catalogue({
  entity: Badge,
  columns: ManagedBadgeView.columns<Badge>('c', {
    earned_count: manyPeopleOf('earned_badge', 'entry.badge_id = c.id'),
  }),
  view: ManagedBadgeView.of,
  filters: (query: ManagedBadgesQuery) => [when(query.tier, tier => sql`c.tier = ${tier}`)],
  values: catalogueColumns<BadgeBody, Badge>(),
});
