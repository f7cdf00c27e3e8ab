import type { Feature } from '../../../kit/service/feature';
import { HomesModule } from './homes.module';

export const homes: Feature = {
  module: HomesModule,
};
