import type { Feature } from '#kit/service/feature';
import { Address } from './address.entity';
import { addressMessages } from './addresses.messages';
import { AddressesController } from './addresses.controller';
import { Addresses } from './addresses.service';

export const addresses: Feature = {
  controllers: [AddressesController],
  providers: [Addresses],
  entities: [Address],
  tables: ['food/addresses'],
  messages: addressMessages,
};
