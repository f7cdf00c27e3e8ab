import { Achievements1767312600005 } from '#migrations/fitness/1767312600005-achievements';
import type { Feature } from '#kit/service/feature';
import { Achievement } from './achievement.entity';
import { EarnedAchievement } from './earned-achievement.entity';

export const achievements: Feature = {
  entities: [Achievement, EarnedAchievement],
  migrations: [Achievements1767312600005],
};
