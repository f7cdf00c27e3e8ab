import type { Feature } from '#kit/service/feature';
import { PaymentsStatus } from './payments-status.service';
import { PublicSettingsController } from './public-settings.controller';
import { publicSettingsOffice } from './public-settings.office';

export const publicSettings: Feature = {
  controllers: [PublicSettingsController],
  providers: [PaymentsStatus],
  office: publicSettingsOffice,
};
