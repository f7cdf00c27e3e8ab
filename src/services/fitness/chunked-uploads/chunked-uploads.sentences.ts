import { sentencePairs } from '#kit/language/sentences';

export const chunkedUploadSentences = sentencePairs({
  'errors.upload_differs': ['This upload began with another number of parts.', 'بدأ هذا الرفع بعدد آخر من الأجزاء.'],
  'errors.part_differs': ['This part was sent before with other bytes.', 'أُرسل هذا الجزء من قبل بمحتوى مختلف.'],
  'errors.too_many_uploads': [
    'Please finish the uploads under way before you begin another one.',
    'يرجى إكمال عمليات الرفع الجارية قبل بدء عملية أخرى.',
  ],
});
