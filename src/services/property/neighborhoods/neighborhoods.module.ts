import { Module } from '@nestjs/common';
import { NeighborhoodsStaffController } from './neighborhoods-staff.controller';
import { NeighborhoodsController } from './neighborhoods.controller';
import { Neighborhoods } from './neighborhoods.service';

@Module({ controllers: [NeighborhoodsStaffController, NeighborhoodsController], providers: [Neighborhoods] })
export class NeighborhoodsModule {}
