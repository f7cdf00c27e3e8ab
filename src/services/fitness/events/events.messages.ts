import { messagePairs } from '#kit/language/messages';

export const eventMessages = messagePairs({
  'errors.event_in_use': ['Members have joined this event.', 'هناك أعضاء يحضرون هذه الفعالية.'],
  'errors.capacity_taken': [
    'The capacity cannot be below the number of places that are taken or offered.',
    'لا يمكن أن تقل السعة عن عدد الأماكن المحجوزة أو المعروضة.',
  ],
  'notifications.place_offered.title': ['A place is free', 'توفّر مكان'],
  'notifications.place_offered.body': [
    'A place at {{event}} is held for you. Accept it in time.',
    'تم حجز مكان لك في {{event}}. يرجى قبوله في الوقت المحدد.',
  ],
  'notifications.offer_lapsed.title': ['The offer is over', 'انتهى العرض'],
  'notifications.offer_lapsed.body': [
    'The place at {{event}} is no longer held for you. You can join the waiting list again.',
    'لم يعد المكان في {{event}} محجوزًا لك. يمكنك الانضمام إلى قائمة الانتظار مجددًا.',
  ],
  'mail.place_offered.subject': ['A place at {{event}} is free', 'توفّر مكان في {{event}}'],
  'mail.place_offered.text': [
    'You are on the waiting list of {{event}}. A place is held for you until {{until}}.',
    'أنت في قائمة انتظار {{event}}. تم حجز مكان لك حتى {{until}}.',
  ],
  'mail.place_offered.then': [
    'Accept it in the community before then. Afterwards the place goes to the next in line.',
    'يرجى قبوله من صفحة المجتمع قبل ذلك الموعد. بعده ينتقل المكان إلى التالي في القائمة.',
  ],
  'validation.later_than_start': ['{{field}} must be later than the start.', 'يجب أن يكون {{field}} بعد وقت البدء.'],
});
