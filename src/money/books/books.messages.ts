import { messagePairs } from '#kit/language/messages';

export const booksMessages = messagePairs({
  'errors.books_forbidden': ['Accounts of a kitchen see no amounts.', 'حسابات المطابخ لا ترى المبالغ.'],
  'errors.day_not_over': [
    'The day is not over. Close it from 00:15 of the next day on.',
    'لم ينتهِ اليوم بعد. يمكن إقفاله بدءًا من الساعة 00:15 من اليوم التالي.',
  ],
  'errors.day_closed': ['The day is closed already.', 'اليوم مقفل بالفعل.'],
  'errors.earlier_day_open': [
    'An earlier day is still open. Close that one first.',
    'ما زال يوم سابق مفتوحًا. يرجى إقفاله أولًا.',
  ],
  'messages.day_closed': ['The day was closed.', 'تم إقفال اليوم.'],
  'notifications.books_differ.title': [
    'The books differ from the records in {{count}} places',
    'الدفاتر تختلف عن السجلات في {{count}} من المواضع',
  ],
  'notifications.books_differ.body': ['Please look at {{references}}.', 'يرجى مراجعة {{references}}.'],
});
