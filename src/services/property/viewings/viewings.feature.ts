import type { Feature } from '../../../kit/service/feature';
import { ViewingsModule } from './viewings.module';

export const viewings: Feature = {
  module: ViewingsModule,
};
