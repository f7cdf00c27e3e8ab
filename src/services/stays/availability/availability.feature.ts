import type { Feature } from '../../../kit/service/feature';
import { AvailabilityModule } from './availability.module';

export const availability: Feature = {
  module: AvailabilityModule,
};
