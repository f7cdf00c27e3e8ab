import { sentencePairs } from '#kit/language/sentences';

export const programSentences = sentencePairs({
  'errors.program_in_use': [
    'Members follow this program or have followed it.',
    'هناك أعضاء يتبعون هذا البرنامج أو سبق لهم اتباعه.',
  ],
});
