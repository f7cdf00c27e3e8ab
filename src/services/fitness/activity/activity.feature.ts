import { Activity1767312600011 } from '#migrations/fitness/1767312600011-activity';
import type { Feature } from '#kit/service/feature';
import { Activity } from './activity.entity';
import { DailyMetric } from './daily-metric.entity';

export const activity: Feature = {
  entities: [DailyMetric, Activity],
  migrations: [Activity1767312600011],
};
