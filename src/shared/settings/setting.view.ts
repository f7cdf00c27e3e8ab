import { Shown } from '#kit/fields/shape-fields';
import { SETTING_TYPES, type SettingType } from '#kit/service/service-definition';
import type { Setting } from './setting.entity';

export class SettingView {
  @Shown({ example: 'support_email' })
  key: string;

  @Shown({ description: "a value of the setting's type", oneOf: [{}], example: 'hello@example.com' })
  value: unknown;

  @Shown({ enum: SETTING_TYPES, description: '`string` is one line, `text` several, `json` an object or a list' })
  type: SettingType;

  @Shown({ example: 'site' })
  category: string;

  @Shown()
  description: string;

  @Shown({ description: 'whether visitors may read it' })
  is_public: boolean;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

export const settingView = (setting: Setting): SettingView => ({
  key: setting.key,
  value: setting.value,
  type: setting.type,
  category: setting.category,
  description: setting.description,
  is_public: setting.isPublic,
  updated_at: setting.updatedAt.toISOString(),
});
