import type { Feature } from '#kit/service/feature';
import { PublicSettingsController } from './public-settings.controller';

export const publicSettings: Feature = {
  controllers: [PublicSettingsController],
};
