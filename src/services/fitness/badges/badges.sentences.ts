import { sentencePairs } from '#kit/language/sentences';

export const badgeSentences = sentencePairs({
  'errors.badge_in_use': [
    'Members have this badge, or a challenge gives it.',
    'هناك أعضاء يحملون هذه الشارة أو تحدٍّ يمنحها.',
  ],
});
