import { messagePairs } from '#kit/language/messages';

export const chunkedUploadMessages = messagePairs({
  'errors.upload_differs': [
    'This upload was started with another number of parts.',
    'بدأ هذا الرفع بعدد مختلف من الأجزاء.',
  ],
  'errors.part_differs': ['This part was already sent with other content.', 'أُرسل هذا الجزء من قبل بمحتوى مختلف.'],
  'errors.too_many_uploads': [
    'Finish the running uploads before you start another one.',
    'يرجى إكمال عمليات الرفع الجارية قبل بدء عملية أخرى.',
  ],
});
