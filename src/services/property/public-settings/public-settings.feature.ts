import type { Feature } from '#kit/service/feature';
import { PublicSettingsModule } from './public-settings.module';

export const publicSettings: Feature = {
  module: PublicSettingsModule,
};
