import type { Sentence } from '#kit/language';

export const refusals: Record<string, Sentence> = {
  session_open: [
    'Another workout is under way. Finish it first, or discard it on its page.',
    'هناك تمرين آخر جارٍ. أنهِه أولًا أو ألغِه من صفحته.',
  ],
  no_open_session: ['This session is over already.', 'انتهت هذه الجلسة من قبل.'],
  no_coach: ['You have no coach yet.', 'ليس لديك مدرّب بعد.'],
  check_in_exists: ['You have checked in this week already.', 'سجّلت متابعتك لهذا الأسبوع من قبل.'],
  event_full: ['The event is full.', 'اكتمل عدد المشاركين.'],
  event_over: ['The event is over.', 'انتهت الفعالية.'],
  places_free: ['A place has become free. You can join now.', 'توفّر مكان. يمكنك المشاركة الآن.'],
  offer_over: [
    'The place is no longer held for you. You can join the waiting list again.',
    'لم يعد المكان محجوزًا لك. يمكنك الانضمام إلى قائمة الانتظار مجددًا.',
  ],
  not_in_group: ['This event is for members of its group.', 'هذه الفعالية لأعضاء مجموعتها فقط.'],
  bucket_required: ['Pictures cannot be stored here.', 'لا يمكن حفظ الصور هنا.'],
  member_not_found: ['This member is not one of your clients.', 'هذا العضو ليس من عملائك.'],
};
