import type { Feature } from '#kit/service/feature';
import { OverviewController } from './overview.controller';
import { Overview } from './overview.service';
import { StudentFigures } from './student-figures.queries';

export const overview: Feature = {
  controllers: [OverviewController],
  providers: [Overview, StudentFigures],
};
