import { messagePairs } from '#kit/language/messages';

export const groupMessages = messagePairs({
  'errors.group_in_use': [
    'This group still has members, posts, discussions or events.',
    'ما زال لهذه المجموعة أعضاء أو منشورات أو نقاشات أو فعاليات.',
  ],
});
