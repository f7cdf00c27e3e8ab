import type { Feature } from '#kit/service/feature';
import { PaymentsStatus } from './payments-status.service';
import { PublicSettingsController } from './public-settings.controller';

export const publicSettings: Feature = { controllers: [PublicSettingsController], providers: [PaymentsStatus] };
