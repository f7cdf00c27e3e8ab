import { Module } from '@nestjs/common';
import { StaysPaymentsModule } from '../payments/payments.module';
import { PaymentsStatus } from './payments-status.service';
import { PublicSettingsController } from './public-settings.controller';
import { PublicSettings } from './public-settings.service';

@Module({
  imports: [StaysPaymentsModule],
  controllers: [PublicSettingsController],
  providers: [PublicSettings, PaymentsStatus],
})
export class PublicSettingsModule {}
