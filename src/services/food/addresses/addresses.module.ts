import { Module } from '@nestjs/common';
import { AddressesController } from './addresses.controller';
import { Addresses } from './addresses.service';

@Module({ controllers: [AddressesController], providers: [Addresses] })
export class AddressesModule {}
