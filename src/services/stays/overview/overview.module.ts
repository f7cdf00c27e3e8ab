import { Module } from '@nestjs/common';
import { OverviewController } from './overview.controller';
import { Overview } from './overview.service';

@Module({ controllers: [OverviewController], providers: [Overview] })
export class OverviewModule {}
