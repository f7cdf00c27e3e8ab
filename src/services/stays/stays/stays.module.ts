import { Module } from '@nestjs/common';
import { StaysController } from './stays.controller';
import { PublishedStays } from './stays.service';

@Module({ controllers: [StaysController], providers: [PublishedStays] })
export class StaysModule {}
