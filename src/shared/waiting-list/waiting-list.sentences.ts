import { sentencePairs } from '#kit/language/sentences';

export const waitingListSentences = sentencePairs({
  'errors.offer_over': [
    'This offer is over. You can join the waiting list again.',
    'انتهى هذا العرض. يمكنك الانضمام إلى قائمة الانتظار مجددًا.',
  ],
  'errors.places_free': ['A place is free, so there is no need to wait.', 'يوجد مكان متاح، فلا حاجة إلى الانتظار.'],
});
