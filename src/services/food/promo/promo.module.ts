import { Global, Module } from '@nestjs/common';
import { PromoController } from './promo.controller';
import { Promos } from './promo.service';

/** Global: whatever prices a basket asks for promo terms. */
@Global()
@Module({ controllers: [PromoController], providers: [Promos], exports: [Promos] })
export class PromoModule {}
