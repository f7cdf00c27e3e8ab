import type { Feature } from '#kit/service/feature';
import { OverviewController } from './overview.controller';
import { Overview } from './overview.service';
import { overviewOffice } from './overview.office';

export const overview: Feature = {
  controllers: [OverviewController],
  providers: [Overview],
  office: overviewOffice,
};
