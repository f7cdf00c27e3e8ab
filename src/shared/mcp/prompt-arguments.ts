import type { PromptArgument } from './mcp-texts';

/** The day of a summary. */
export const DAY_ARGUMENT: PromptArgument = {
  name: 'day',
  description: {
    en: 'The day, such as 2026-05-09; today when left out.',
    ar: 'اليوم، مثل 2026-05-09؛ هذا اليوم إن لم يُذكر.',
  },
  fallback: { en: 'today', ar: 'هذا اليوم' },
};

/** The message to answer. */
export const MESSAGE_ARGUMENT: PromptArgument = {
  name: 'message',
  description: { en: 'The message, as it was received.', ar: 'الرسالة كما وصلت.' },
};
