import { sentencePairs } from '#kit/language/sentences';

export const enrollmentSentences = sentencePairs({
  'errors.seat_already_granted': ['Staff have already granted this seat.', 'سبق أن منح فريق العمل هذا المقعد.'],
  'messages.enrollment_granted': ['The student is enrolled.', 'تم تسجيل الطالب.'],
  'messages.enrollment_changed': ['The enrolment is saved.', 'تم حفظ التسجيل.'],
  'messages.enrollment_cancelled': ['The enrolment is cancelled.', 'تم إلغاء التسجيل.'],
  'errors.course_not_held': ['You are not enrolled in this course.', 'لست مسجلًا في هذه الدورة.'],
  'notifications.enrolled.title': ['You are enrolled', 'تم تسجيلك'],
  'notifications.enrolled.body': ['“{{course}}” is ready for you to start.', 'دورة «{{course}}» جاهزة لتبدأ.'],
  'notifications.seat_cancelled.title': ['Your seat is cancelled', 'أُلغي مقعدك'],
  'notifications.seat_cancelled.body': [
    'You no longer have access to “{{course}}”.',
    'لم يعد بإمكانك الوصول إلى دورة «{{course}}».',
  ],
  'notifications.enrolled_in_several.title': ['You are enrolled', 'تم تسجيلك'],
  'notifications.enrolled_in_several.body': [
    'New courses are ready for you to start: {{count}}.',
    'دورات جديدة جاهزة لتبدأ، وعددها: {{count}}.',
  ],
});
