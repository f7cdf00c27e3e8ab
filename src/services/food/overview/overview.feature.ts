import type { Feature } from '#kit/service/feature';
import { overviewSentences } from './overview.sentences';
import { OverviewController } from './overview.controller';
import { Overview } from './overview.service';

export const overview: Feature = {
  controllers: [OverviewController],
  providers: [Overview],
  sentences: overviewSentences,
};
