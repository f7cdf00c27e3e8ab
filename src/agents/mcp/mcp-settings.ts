import type { SettingSeed } from '#kit/service/service-definition';
import { confirmationSettings } from '../confirmations/confirmation-settings';
import { WRITE_SETTING } from '../tools/write-setting';

/** Settings of the MCP endpoint, in each service. */
export const mcpSettings: readonly SettingSeed[] = [
  {
    key: WRITE_SETTING,
    value: false,
    type: 'boolean',
    category: 'assistants',
    description: [
      'Whether programs may change data through the MCP endpoint, within the rights of their account and key',
      'السماح للبرامج بتعديل البيانات عبر نقطة MCP ضمن صلاحيات حسابها ومفتاحها',
    ],
  },
  ...confirmationSettings,
];
