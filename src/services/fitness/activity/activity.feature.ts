import { Activity1767312600011 } from '#migrations/fitness/1767312600011-activity';
import { CopiesOfTrainings1767400180000 } from '#migrations/fitness/1767400180000-copies-of-trainings';
import { WhatDaysLacked1767312700000 } from '#migrations/fitness/1767312700000-what-days-lacked';
import { ActivityDuplicates } from './activity-duplicates';
import { ActivityController } from './activity.controller';
import { ActivityQueries } from './activity.queries';
import { ActivityPages } from './activity.service';
import type { Feature } from '#kit/service/feature';
import { Activity } from './activity.entity';
import { DailyMetric } from './daily-metric.entity';

export const activity: Feature = {
  controllers: [ActivityController],
  providers: [ActivityDuplicates, ActivityQueries, ActivityPages],
  entities: [DailyMetric, Activity],
  migrations: [Activity1767312600011, WhatDaysLacked1767312700000, CopiesOfTrainings1767400180000],
};
