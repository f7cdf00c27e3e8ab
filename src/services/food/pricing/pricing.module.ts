import { Module } from '@nestjs/common';
import { QuotesController } from './quotes.controller';
import { Quotes } from './quotes.service';

@Module({ controllers: [QuotesController], providers: [Quotes], exports: [Quotes] })
export class PricingModule {}
