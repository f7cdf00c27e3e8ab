import type { Feature } from '#kit/service/feature';
import { overviewMessages } from './overview.messages';
import { OverviewController } from './overview.controller';
import { Overview } from './overview.service';

export const overview: Feature = {
  controllers: [OverviewController],
  providers: [Overview],
  messages: overviewMessages,
};
