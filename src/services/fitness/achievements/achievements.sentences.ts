import { sentencePairs } from '#kit/language/sentences';

export const achievementSentences = sentencePairs({
  'errors.achievement_in_use': ['Members have already earned this achievement.', 'هناك أعضاء حصلوا على هذا الإنجاز.'],
});
