import type { Feature } from '../../../kit/service/feature';
import { DestinationsModule } from './destinations.module';

export const destinations: Feature = {
  module: DestinationsModule,
};
