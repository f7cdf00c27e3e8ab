import type { Feature } from '#kit/service/feature';
import { PublicSettingsController } from './public-settings.controller';
import { publicSettingsOffice } from './public-settings.office';

export const publicSettings: Feature = {
  controllers: [PublicSettingsController],
  office: publicSettingsOffice,
};
