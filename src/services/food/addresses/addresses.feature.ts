import { Addresses1767225700012 } from '#migrations/food/1767225700012-addresses';
import type { Feature } from '#kit/service/feature';
import { Address } from './address.entity';
import { AddressesModule } from './addresses.module';
import { addressSentences } from './addresses.sentences';

export const addresses: Feature = {
  module: AddressesModule,
  entities: [Address],
  migrations: [Addresses1767225700012],
  sentences: addressSentences,
};
