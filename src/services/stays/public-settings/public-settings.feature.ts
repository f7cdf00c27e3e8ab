import type { Feature } from '#kit/service/feature';
import { PaymentsStatus } from './payments-status.service';
import { PublicSettingsController } from './public-settings.controller';
import { PublicSettings } from './public-settings.service';

export const publicSettings: Feature = {
  controllers: [PublicSettingsController],
  providers: [PublicSettings, PaymentsStatus],
};
