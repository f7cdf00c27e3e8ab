import type { Feature } from '../../../kit/service/feature';
import { FoodPaymentsModule } from './payments.module';

export const payments: Feature = {
  module: FoodPaymentsModule,
};
