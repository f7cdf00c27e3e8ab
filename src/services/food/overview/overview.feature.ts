import type { Feature } from '#kit/service/feature';
import { OverviewModule } from './overview.module';
import { overviewSentences } from './overview.sentences';

export const overview: Feature = { module: OverviewModule, sentences: overviewSentences };
