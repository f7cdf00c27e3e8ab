import { Module } from '@nestjs/common';
import { OffersController } from './offers.controller';
import { Offers } from './offers.service';

@Module({ controllers: [OffersController], providers: [Offers] })
export class OffersModule {}
