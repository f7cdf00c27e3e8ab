import { Module } from '@nestjs/common';
import { PricingModule } from '../pricing/pricing.module';
import { CartController } from './cart.controller';
import { CartLines } from './cart-lines.service';
import { Carts } from './cart.service';

@Module({ imports: [PricingModule], controllers: [CartController], providers: [Carts, CartLines] })
export class CartModule {}
