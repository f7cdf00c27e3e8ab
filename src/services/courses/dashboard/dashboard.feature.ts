import type { Feature } from '#kit/service/feature';
import { DashboardController } from './dashboard.controller';
import { Dashboard } from './dashboard.service';
import { StudentFigures } from './student-figures.queries';

export const dashboard: Feature = {
  controllers: [DashboardController],
  providers: [Dashboard, StudentFigures],
};
