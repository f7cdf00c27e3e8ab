import { messagePairs } from '#kit/language/messages';

export const badgeMessages = messagePairs({
  'errors.badge_in_use': [
    'Members have earned this badge, or a challenge awards it.',
    'حصل أعضاء على هذه الشارة أو هناك تحدٍّ يمنحها.',
  ],
});
