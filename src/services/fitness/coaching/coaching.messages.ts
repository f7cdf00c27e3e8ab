import { messagePairs } from '#kit/language/messages';

export const coachingMessages = messagePairs({
  'errors.already_coached': ['This member already has a coach.', 'لهذا العضو مدرب بالفعل.'],
  'errors.no_coach': ['You have no coach yet.', 'ليس لديك مدرب بعد.'],
  'errors.check_in_exists': ['You have already checked in this week.', 'لقد سجلت متابعتك لهذا الأسبوع بالفعل.'],
  'errors.coach_not_found': ['The coach was not found.', 'لم يتم العثور على المدرب.'],
  'validation.message_empty': ['Write a message or attach a file.', 'يرجى كتابة رسالة أو إرفاق ملف.'],
  'validation.assignable_day': [
    '{{field}} must be between one week ago and one year from now.',
    'يجب أن يكون {{field}} بين أسبوع مضى وسنة من الآن.',
  ],
  'notifications.coach_message.title': ['New message', 'رسالة جديدة'],
  'notifications.coach_message.body': ['{{from}} wrote to you.', 'راسلك {{from}}.'],
  'notifications.check_in_reply.title': ['Your coach replied', 'رد مدربك'],
  'notifications.check_in_reply.body': ['{{from}} replied to your check-in.', 'رد {{from}} على متابعتك.'],
  'notifications.check_in_filed.title': ['New check-in', 'متابعة جديدة'],
  'notifications.check_in_filed.body': ['{{from}} checked in.', 'سجل {{from}} متابعته.'],
  'notifications.coach_assigned.title': ['You have a coach', 'أصبح لديك مدرب'],
  'notifications.coach_assigned.body': ['{{from}} is now your coach.', 'أصبح {{from}} مدربك.'],
  'notifications.client_assigned.title': ['New client', 'عميل جديد'],
  'notifications.client_assigned.body': ['{{from}} has joined your roster.', 'انضم {{from}} إلى قائمتك.'],
  'notifications.work_assigned.title': ['New workout', 'تمرين جديد'],
  'notifications.work_assigned.body': [
    '{{from}} assigned you a workout: {{workout}}.',
    'عيّن لك {{from}} تمرينًا: {{workout}}.',
  ],
});
