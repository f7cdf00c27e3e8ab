import type { Feature } from '../../../kit/service/feature';
import { NeighborhoodsModule } from './neighborhoods.module';

export const neighborhoods: Feature = {
  module: NeighborhoodsModule,
};
