import { ActivityDuplicates } from './activity-duplicates';
import { ActivityController } from './activity.controller';
import { ActivityQueries } from './activity.queries';
import { ActivityPages } from './activity.service';
import type { Feature } from '#kit/service/feature';
import { Activity } from './activity.entity';
import { DailyMetric } from './daily-metric.entity';
import { activityOffice } from './activity.office';

export const activity: Feature = {
  controllers: [ActivityController],
  providers: [ActivityDuplicates, ActivityQueries, ActivityPages],
  entities: [DailyMetric, Activity],
  tables: ['fitness/activity'],
  office: activityOffice,
};
