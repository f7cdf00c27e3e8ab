import type { Feature } from '../../../kit/service/feature';
import { CartModule } from './cart.module';

export const cart: Feature = {
  module: CartModule,
};
