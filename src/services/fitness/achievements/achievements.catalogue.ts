import { sql, when } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { manyPeopleOf } from '../accounts/member-accounts';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { Achievement } from './achievement.entity';
import type { AchievementBody, ManagedAchievementsQuery } from './achievements.dto';
import { ManagedAchievementView } from './managed-achievement.view';

export const AchievementInUse = refusal(409, 'achievement_in_use');

export const ACHIEVEMENTS = catalogue({
  entity: Achievement,
  columns: ManagedAchievementView.columns<Achievement>('c', {
    earned_count: manyPeopleOf('earned_achievement', 'entry.achievement_id = c.id'),
  }),
  view: ManagedAchievementView.of,
  filters: (query: ManagedAchievementsQuery) => [when(query.metric, metric => sql`c.metric = ${metric}`)],
  values: catalogueColumns<AchievementBody, Achievement>(),
});
