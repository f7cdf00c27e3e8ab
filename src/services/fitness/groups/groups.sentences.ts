import { sentencePairs } from '#kit/language/sentences';

export const groupSentences = sentencePairs({
  'errors.group_in_use': [
    'This group still has members, posts, discussions or events.',
    'ما زال لهذه المجموعة أعضاء أو منشورات أو نقاشات أو فعاليات.',
  ],
});
