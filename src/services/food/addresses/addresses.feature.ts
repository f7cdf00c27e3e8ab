import { Addresses1767225700012 } from '#migrations/food/1767225700012-addresses';
import type { Feature } from '#kit/service/feature';
import { Address } from './address.entity';
import { addressSentences } from './addresses.sentences';
import { AddressesController } from './addresses.controller';
import { Addresses } from './addresses.service';

export const addresses: Feature = {
  controllers: [AddressesController],
  providers: [Addresses],
  entities: [Address],
  migrations: [Addresses1767225700012],
  sentences: addressSentences,
};
