import type { McpPrompt, PromptArgument } from './mcp-texts';

/** The prompt `daily_summary` with the text of the service. */
export const DAILY_SUMMARY: Omit<McpPrompt, 'text'> = {
  name: 'daily_summary',
  title: { en: 'Summary of a day', ar: 'ملخص يوم' },
  description: { en: 'What happened on a day, in figures.', ar: 'ما حدث في يوم، بالأرقام.' },
  arguments: [
    {
      name: 'day',
      description: {
        en: 'The day, such as 2026-05-09; today when left out.',
        ar: 'اليوم، مثل 2026-05-09؛ هذا اليوم إن لم يُذكر.',
      },
      fallback: { en: 'today', ar: 'هذا اليوم' },
    },
  ],
};

/** The prompt `needs_attention` with the text of the service. */
export const NEEDS_ATTENTION: Omit<McpPrompt, 'text'> = {
  name: 'needs_attention',
  title: { en: 'What needs attention', ar: 'ما يحتاج إلى انتباه' },
  description: { en: 'Open work, the most urgent first.', ar: 'الأعمال المفتوحة، والأكثر إلحاحًا أولًا.' },
};

/** The message to answer. */
export const MESSAGE_ARGUMENT: PromptArgument = {
  name: 'message',
  description: { en: 'The message, as it was received.', ar: 'الرسالة كما وصلت.' },
};
