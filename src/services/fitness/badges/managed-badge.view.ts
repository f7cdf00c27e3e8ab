import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { keyedFields } from '../catalogue/catalogue.view';
import { BADGE_TIERS } from './badge.entity';

export const ManagedBadgeView = view('ManagedBadgeView', 'A badge and how many members earned it', {
  ...keyedFields,
  tier: shown.word(BADGE_TIERS),
  icon: shown.text({ nullable: true, example: 'flame' }),
  earned_count: shown.whole({ description: 'Number of members who have earned it.' }),
  ...shown.timestamps,
});
