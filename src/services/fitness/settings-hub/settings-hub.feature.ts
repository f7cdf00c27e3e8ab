import { messagePairs } from '#kit/language/messages';
import type { Feature } from '#kit/service/feature';
import { SettingsHubController } from './settings-hub.controller';
import { SettingsHub } from './settings-hub.service';
import { settingsHubOffice } from './settings-hub.office';

export const settingsHubPage: Feature = {
  controllers: [SettingsHubController],
  providers: [SettingsHub],
  messages: messagePairs({
    'messages.settings_saved': ['Your settings have been saved.', 'تم حفظ إعداداتك.'],
    'errors.member_only': ['Only members have this page.', 'هذه الصفحة للأعضاء فقط.'],
  }),
  office: settingsHubOffice,
};
