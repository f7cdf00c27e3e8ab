import { sentencePairs } from '#kit/language/sentences';

export const badgeSentences = sentencePairs({
  'errors.badge_in_use': [
    'Members have earned this badge, or a challenge awards it.',
    'حصل أعضاء على هذه الشارة أو هناك تحدٍّ يمنحها.',
  ],
});
