import { problem } from '#kit/fields/field';
import type { SettingSeed } from '#kit/service/service-definition';
import { CONFIRM_MODES, type ConfirmMode, isConfirmMode } from './confirmation-rule';

const CONFIRM = 'mcp_confirm';

export const confirmationSettings: readonly SettingSeed[] = [
  {
    key: CONFIRM,
    value: 'destructive' satisfies ConfirmMode,
    type: 'string',
    category: 'assistants',
    description: [
      'Which changes of programs a person confirms in their client before they are made: never (none), destructive (deletions, cancellations, refunds, rights, and what sends mail or money, where the client can ask) or always (every change; clients that cannot ask are refused)',
      'أي تغييرات البرامج يؤكدها شخص في برنامجه قبل تنفيذها: never (لا شيء)، أو destructive (الحذف والإلغاء ورد المبالغ والصلاحيات وما يرسل بريداً أو مالاً، إذا كان البرنامج يستطيع السؤال)، أو always (كل تغيير، ويُرفض البرنامج الذي لا يستطيع السؤال)',
    ],
    refuse: value => (isConfirmMode(value) ? undefined : problem('one_of', { values: CONFIRM_MODES })),
  },
];

export const MCP_CONFIRM = { [CONFIRM]: 'string' } as const;
