import { messagePairs } from '#kit/language/messages';

export const programMessages = messagePairs({
  'errors.program_in_use': [
    'Members follow this program or have followed it.',
    'هناك أعضاء يتبعون هذا البرنامج أو سبق لهم اتباعه.',
  ],
});
