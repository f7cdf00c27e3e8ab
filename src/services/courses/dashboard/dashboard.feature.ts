import type { Feature } from '#kit/service/feature';
import { OverviewController } from './dashboard.controller';
import { Overview } from './dashboard.service';
import { StudentFigures } from './student-figures.queries';

export const overview: Feature = {
  controllers: [OverviewController],
  providers: [Overview, StudentFigures],
};
