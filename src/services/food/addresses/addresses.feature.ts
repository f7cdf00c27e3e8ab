import type { Feature } from '../../../kit/service/feature';
import { AddressesModule } from './addresses.module';

export const addresses: Feature = {
  module: AddressesModule,
};
