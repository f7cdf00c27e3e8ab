import type { Type } from '@nestjs/common';
import type { Feature } from '#kit/service/feature';
import { Settings1767225600001 } from '#migrations/shared/1767225600001-settings';
import { SettingWritesTold1767312500001 } from '#migrations/shared/1767312500001-setting-writes-told';
import { SettingTimeZones1767400060000 } from '#migrations/shared/1767400060000-setting-time-zones';
import { Setting } from './setting.entity';
import { SettingVisibility } from './setting-visibility';
import { Settings } from './settings';
import { settingsController } from './settings.controller';
import type { SettingsPages } from './settings.dto';
import { settingsSentences } from './settings.sentences';
import { SettingsService } from './settings.service';

export interface SettingsOptions extends SettingsPages {
  visibility?: Type<SettingVisibility>;
}

/** Provides `Settings` to all features, and the routes for staff. Must be registered after `settings/public`. */
export const settings = ({ visibility = SettingVisibility, ...pages }: SettingsOptions): Feature => ({
  controllers: [settingsController(pages)],
  providers: [Settings, SettingsService, { provide: SettingVisibility, useClass: visibility }],
  entities: [Setting],
  migrations: [Settings1767225600001, SettingWritesTold1767312500001, SettingTimeZones1767400060000],
  sentences: settingsSentences,
});
