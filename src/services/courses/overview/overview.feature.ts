import type { Feature } from '#kit/service/feature';
import { OverviewController } from './overview.controller';
import { Overview } from './overview.service';
import { StudentStatistics } from './student-statistics.queries';

export const overview: Feature = {
  controllers: [OverviewController],
  providers: [Overview, StudentStatistics],
};
