import { sentencePairs } from '#kit/language/sentences';

export const overviewSentences = sentencePairs({
  'errors.overview_forbidden': [
    'The overview is not for kitchen accounts.',
    'النظرة العامة غير متاحة لحسابات المطابخ.',
  ],
});
