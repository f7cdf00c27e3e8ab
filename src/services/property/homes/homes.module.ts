import { Module } from '@nestjs/common';
import { HomesController } from './homes.controller';
import { Homes } from './homes.service';

@Module({ controllers: [HomesController], providers: [Homes], exports: [Homes] })
export class HomesModule {}
