import type { Feature } from '#kit/service/feature';
import { SlugTaken } from '#kit/language/slug';
import { Neighborhood } from './neighborhood.entity';
import { NeighborhoodsModule } from './neighborhoods.module';
import { neighborhoodsSentences } from './neighborhoods.sentences';

export const neighborhoods: Feature = {
  module: NeighborhoodsModule,
  entities: [Neighborhood],
  sentences: neighborhoodsSentences,
  constraintRefusals: { neighborhood_slug_key: SlugTaken },
};
