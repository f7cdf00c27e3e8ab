import { messagePairs } from '#kit/language/messages';

export const overviewMessages = messagePairs({
  'errors.overview_forbidden': [
    'The overview is not for kitchen accounts.',
    'النظرة العامة غير متاحة لحسابات المطابخ.',
  ],
});
