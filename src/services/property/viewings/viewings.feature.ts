import type { Feature } from '#kit/service/feature';
import { Viewing } from './viewing.entity';
import { ViewingsModule } from './viewings.module';
import { viewingsSentences } from './viewings.sentences';

export const viewings: Feature = { module: ViewingsModule, entities: [Viewing], sentences: viewingsSentences };
