import { Global, Module } from '@nestjs/common';
import { KitchenRecords } from './kitchen-records.service';
import { KitchensController } from './kitchens.controller';
import { Kitchens } from './kitchens.service';

/** Global: basket, orders and the team all ask about kitchens. */
@Global()
@Module({ controllers: [KitchensController], providers: [Kitchens, KitchenRecords], exports: [Kitchens] })
export class KitchensModule {}
