import type { Feature } from '../../../kit/service/feature';
import { OrderHandlingModule } from './order-handling.module';

export const orderHandling: Feature = {
  module: OrderHandlingModule,
};
