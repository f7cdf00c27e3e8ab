import { mergeMessages } from '#kit/language/messages';
import { routinesIn } from '#kit/service/sql-files';
import type { Type } from '@nestjs/common';
import type { Feature } from '#kit/service/feature';
import type { OfficeChoice } from '#kit/service/office';
import { Setting } from './setting.entity';
import { SettingVisibility } from './setting-visibility';
import { Settings } from './settings';
import { settingsController } from './settings.controller';
import type { SettingsPages } from './settings.dto';
import { settingLabels } from './settings.labels';
import { settingsMessages } from './settings.messages';
import { SettingsService } from './settings.service';
import { settingsOffice } from './settings.office';

export interface SettingsOptions extends SettingsPages {
  /** Settings that name records, and the lists of these. */
  choices?: Readonly<Record<string, OfficeChoice>>;
  visibility?: Type<SettingVisibility>;
}

/** Provides `Settings` to all features, and the routes for staff. Must be registered after `settings/public`. */
export const settings = ({ visibility = SettingVisibility, choices, ...pages }: SettingsOptions): Feature => ({
  controllers: [settingsController(pages)],
  providers: [Settings, SettingsService, { provide: SettingVisibility, useClass: visibility }],
  entities: [Setting],
  tables: ['shared/settings'],
  routines: routinesIn(__dirname, 'write_notifications'),
  messages: mergeMessages(settingsMessages, settingLabels),
  office: settingsOffice(choices),
});
