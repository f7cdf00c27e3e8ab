import type { SettingSeed } from '#kit/service/service-definition';

export const SHARE_PERSONAL_DATA = 'ai_share_personal_data';
export const CHAT_DAYS = 'ai_chat_days';

const MAX_DAYS = 3650;

export const assistantSettings: readonly SettingSeed[] = [
  {
    key: SHARE_PERSONAL_DATA,
    value: false,
    type: 'boolean',
    category: 'assistant',
    description: [
      'Whether names, e-mail addresses, phone numbers and addresses are sent to the AI provider unmasked',
      'إرسال الأسماء وعناوين البريد وأرقام الهاتف والعناوين إلى مزوّد الذكاء الاصطناعي دون إخفاء',
    ],
    sendsOut: true,
  },
  {
    key: CHAT_DAYS,
    value: 180,
    type: 'number',
    category: 'assistant',
    description: [
      'Days after the last message until a conversation with the assistant is deleted',
      'عدد الأيام بعد آخر رسالة حتى تُحذف المحادثة مع المساعد',
    ],
    schema: { type: 'integer', minimum: 1, maximum: MAX_DAYS },
    refuse: value => (isDays(value as number) ? undefined : 'assistant_days'),
  },
];

const isDays = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_DAYS;
