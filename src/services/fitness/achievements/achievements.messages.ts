import { messagePairs } from '#kit/language/messages';

export const achievementMessages = messagePairs({
  'errors.achievement_in_use': ['Members have already earned this achievement.', 'هناك أعضاء حصلوا على هذا الإنجاز.'],
});
