import type { Feature } from '#kit/service/feature';
import { overviewMessages } from './overview.messages';
import { OverviewController } from './overview.controller';
import { Overview } from './overview.service';
import { overviewOffice } from './overview.office';

export const overview: Feature = {
  office: overviewOffice,
  controllers: [OverviewController],
  providers: [Overview],
  messages: overviewMessages,
};
