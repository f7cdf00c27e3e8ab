import { Module } from '@nestjs/common';
import { Processors } from '../../../kit/payments/processors';
import { PaymentsStatus } from './payments-status.service';
import { PublicSettingsController } from './public-settings.controller';
import { PublicSettings } from './public-settings.service';

@Module({ controllers: [PublicSettingsController], providers: [PublicSettings, PaymentsStatus, Processors] })
export class PublicSettingsModule {}
