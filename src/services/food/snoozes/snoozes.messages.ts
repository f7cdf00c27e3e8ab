import { messagePairs } from '#kit/language/messages';

export const snoozeMessages = messagePairs({
  'messages.dish_snoozed': ['The dish is not sold until then.', 'لن يُباع الطبق حتى ذلك الوقت.'],
  'messages.dish_unsnoozed': ['The dish is sold again.', 'عاد الطبق إلى البيع.'],
});
