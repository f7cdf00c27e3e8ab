import { messagePairs } from '#kit/language/messages';

export const challengeMessages = messagePairs({
  'errors.challenge_in_use': ['Members are taking part in this challenge.', 'هناك أعضاء يشاركون في هذا التحدي.'],
  'validation.not_before_start': ['{{field}} must not be before the first day.', 'يجب ألا يسبق {{field}} اليوم الأول.'],
});
