import { Module } from '@nestjs/common';
import { HomesModule } from '../homes/homes.module';
import { OverviewController } from './overview.controller';
import { Overview } from './overview.service';

@Module({ imports: [HomesModule], controllers: [OverviewController], providers: [Overview] })
export class OverviewModule {}
