import { SETTING_TYPES } from '#kit/service/service-definition';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const SettingView = view('SettingView', 'A setting with its value, type and category', {
  key: shown.text({ description: 'Key of the setting in addresses and responses.', example: 'support_email' }),
  value: shown.json({ description: "Value of the setting's type.", example: 'hello@example.com' }),
  type: shown.word(SETTING_TYPES, {
    description: '`string` is one line, `text` several, `json` an object or a list',
  }),
  category: shown.text({ description: 'Group of the setting.', example: 'site' }),
  description: shown.text({ description: 'Effect of the setting, in English.' }),
  is_public: shown.flag({ from: 'isPublic', description: 'Whether visitors may read it.' }),
  updated_at: shown.instant({ from: 'updatedAt' }),
});
export type SettingView = InstanceType<typeof SettingView>;
