import { messagePairs } from '#kit/language/messages';

export const conversationMessages = messagePairs({
  'errors.not_an_instructor': [
    'Only accounts that are linked to an instructor write to students.',
    'مراسلة الطلاب متاحة للحسابات المرتبطة بمدرّب فقط.',
  ],
  'errors.course_without_instructor': ['This course has no instructor yet.', 'لا يوجد مدرّب لهذه الدورة بعد.'],
  'validation.message_empty': ['Please write something or add an image.', 'يرجى كتابة رسالة أو إرفاق صورة.'],
  'validation.image_only': ['{{field}} must be an image.', 'يجب أن يكون {{field}} صورة.'],
  'messages.message_sent': ['Your message is sent.', 'تم إرسال رسالتك.'],
  'notifications.message_of_instructor.title': ['New message', 'رسالة جديدة'],
  'notifications.message_of_instructor.body': ['{{from}} wrote to you.', 'راسلك {{from}}.'],
  'notifications.message_of_student.title': ['New message', 'رسالة جديدة'],
  'notifications.message_of_student.body': ['{{from}} wrote to you.', 'راسلك {{from}}.'],
});
