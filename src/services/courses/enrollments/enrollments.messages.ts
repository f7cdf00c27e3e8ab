import { messagePairs } from '#kit/language/messages';

export const enrollmentMessages = messagePairs({
  'errors.seat_already_granted': ['Staff have already granted this seat.', 'سبق أن منح فريق العمل هذا المقعد.'],
  'errors.grant_of_order': [
    'A grant of an order has no end. Refund the course, or revoke the grant.',
    'منحة الطلب بلا موعد انتهاء. أعد مبلغ الدورة أو ألغِ المنحة.',
  ],
  'errors.grant_over': [
    'This grant is over. Give the seat again instead.',
    'انتهت هذه المنحة. امنح المقعد من جديد بدلًا من ذلك.',
  ],
  'validation.not_in_future': ['{{field}} has to be in the future.', 'يجب أن يكون {{field}} في المستقبل.'],
  'messages.grant_revoked': ['The grant is revoked.', 'أُلغيت المنحة.'],
  'notifications.seat_ended.title': ['Your seat has ended', 'انتهى مقعدك'],
  'notifications.seat_ended.body': [
    'Your time in “{{course}}” is over. Your progress and notes are kept.',
    'انتهت مدتك في دورة «{{course}}». ويبقى تقدمك وملاحظاتك محفوظين.',
  ],
  'notifications.seat_ends_soon.title': ['Your seat ends soon', 'مقعدك على وشك الانتهاء'],
  'notifications.seat_ends_soon.body': [
    'Your seat in “{{course}}” ends at {{end}}.',
    'ينتهي مقعدك في دورة «{{course}}» في {{end}}.',
  ],
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
