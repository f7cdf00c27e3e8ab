import type { Feature } from '#kit/service/feature';
import { Settings1767225600001 } from '#migrations/shared/1767225600001-settings';
import { Setting } from './setting.entity';
import { SettingsModule, type SettingsOptions } from './settings.module';
import { settingsSentences } from './settings.sentences';

export const settings = (options: SettingsOptions): Feature => ({
  module: SettingsModule.for(options),
  entities: [Setting],
  migrations: [Settings1767225600001],
  sentences: settingsSentences,
});
