import type { Feature } from '../../../kit/service/feature';
import { StaysModule } from './stays.module';

export const stays: Feature = {
  module: StaysModule,
};
