import { PeopleOfAchievements2026112906220 } from '#migrations/fitness/2026112906220-people-of-achievements';
import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { Achievement } from './achievement.entity';
import { AchievementsStaffController } from './achievements-staff.controller';
import { AchievementInUse } from './achievements.catalogue';
import { achievementMessages } from './achievements.messages';
import { EarnedAchievement } from './earned-achievement.entity';
import { achievementsOffice } from './achievements.office';

export const achievements: Feature = {
  controllers: [AchievementsStaffController],
  entities: [Achievement, EarnedAchievement],
  tables: ['fitness/achievements'],
  migrations: [PeopleOfAchievements2026112906220],
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: achievementMessages,
  constraintRefusals: { achievement_slug_key: SlugInUse, earned_achievement_achievement_fkey: AchievementInUse },
  office: achievementsOffice,
};
