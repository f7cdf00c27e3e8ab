import { sentencePairs } from '#kit/language/sentences';

export const coachingSentences = sentencePairs({
  'errors.already_coached': ['This member has a coach already.', 'لهذا العضو مدرب بالفعل.'],
  'errors.no_coach': ['You have no coach yet.', 'ليس لديك مدرب بعد.'],
  'errors.check_in_exists': ['You have checked in this week already.', 'لقد سجلت متابعتك لهذا الأسبوع بالفعل.'],
  'errors.coach_not_found': ['There is no such coach.', 'لا يوجد مدرب كهذا.'],
  'validation.message_empty': ['Please write something or attach a file.', 'يرجى كتابة رسالة أو إرفاق ملف.'],
  'validation.assignable_day': [
    '{{field}} must be from a week ago to a year from now.',
    'يجب أن يكون {{field}} بين أسبوع مضى وسنة من الآن.',
  ],
  'notifications.coach_message.title': ['New message', 'رسالة جديدة'],
  'notifications.coach_message.body': ['{{from}} wrote to you.', 'راسلك {{from}}.'],
  'notifications.check_in_reply.title': ['Your coach answered', 'رد مدربك'],
  'notifications.check_in_reply.body': ['{{from}} answered your check-in.', 'رد {{from}} على متابعتك.'],
  'notifications.check_in_filed.title': ['New check-in', 'متابعة جديدة'],
  'notifications.check_in_filed.body': ['{{from}} checked in.', 'سجل {{from}} متابعته.'],
  'notifications.coach_assigned.title': ['You have a coach', 'أصبح لديك مدرب'],
  'notifications.coach_assigned.body': ['{{from}} coaches you now.', 'يدربك {{from}} الآن.'],
  'notifications.client_assigned.title': ['New client', 'عميل جديد'],
  'notifications.client_assigned.body': ['{{from}} is on your roster now.', 'انضم {{from}} إلى قائمتك.'],
  'notifications.work_assigned.title': ['New workout', 'تمرين جديد'],
  'notifications.work_assigned.body': [
    '{{from}} gave you a workout: {{workout}}.',
    'أعطاك {{from}} تمرينًا: {{workout}}.',
  ],
});
