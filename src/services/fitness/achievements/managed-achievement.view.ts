import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { keyedFields } from '../catalogue/catalogue.view';
import { ACHIEVEMENT_METRICS } from './achievement-metrics';

export const ManagedAchievementView = view('ManagedAchievementView', 'An achievement and how many members earned it', {
  ...keyedFields,
  metric: shown.word(ACHIEVEMENT_METRICS),
  threshold: shown.number({ description: 'Value at which it is earned, in the unit of the metric.' }),
  points: shown.whole(),
  icon: shown.text({ nullable: true, example: 'trophy' }),
  earned_count: shown.whole({ description: 'Number of members who have earned it.' }),
  ...shown.timestamps,
});
