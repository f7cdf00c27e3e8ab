import { messagePairs } from '#kit/language/messages';

export const waitlistMessages = messagePairs({
  'errors.offer_over': ['This offer is over, or it is for other nights.', 'انتهى هذا العرض، أو أنه يخص ليالي أخرى.'],
  'errors.dates_free': ['These nights are free. Book them now.', 'هذه الليالي متاحة. يمكنك حجزها الآن.'],
  'errors.waitlist_not_offered': [
    'There is no waitlist for these nights. Choose other dates.',
    'لا توجد قائمة انتظار لهذه الليالي. يرجى اختيار تواريخ أخرى.',
  ],
  'errors.too_many_waiting': [
    'This e-mail address waits for other nights already. Leave one of these lists first.',
    'هذا البريد الإلكتروني ينتظر ليالي أخرى. يرجى مغادرة إحدى هذه القوائم أولًا.',
  ],
  'errors.too_many_waiting_here': [
    'Your connection waits for this stay already. Leave one of these lists first, or call us.',
    'اتصالك مسجّل في قائمة انتظار هذه الإقامة. يرجى مغادرة إحدى القوائم أولًا أو الاتصال بنا.',
  ],
  'messages.waitlist_joined': [
    'You are on the waitlist. We will write as soon as the nights are free.',
    'تمت إضافتك إلى قائمة الانتظار. سنراسلك فور توفّر الليالي.',
  ],
  'messages.waitlist_left': ['Done. The nights are not held for you.', 'تم. لم تعد الليالي محجوزة لك.'],
  'mail.waitlist_offer.subject': ['{{stay}}: your nights are free', '{{stay}}: الليالي التي تنتظرها متاحة'],
  'mail.waitlist_offer.text': [
    'The nights you wait for at {{stay}} are free. They are held for you until {{until}}.',
    'الليالي التي تنتظرها في {{stay}} متاحة الآن. وهي محجوزة لك حتى {{until}}.',
  ],
  'mail.waitlist_offer.stay': ['Stay', 'مكان الإقامة'],
  'mail.waitlist_offer.check_in': ['Check-in', 'تسجيل الوصول'],
  'mail.waitlist_offer.check_out': ['Check-out', 'تسجيل المغادرة'],
  'mail.waitlist_offer.guests': ['Guests', 'الضيوف'],
  'mail.waitlist_offer.until': ['Held until', 'محجوزة حتى'],
  'mail.waitlist_offer.action': ['Book these nights', 'احجز هذه الليالي'],
  'mail.waitlist_offer.decline': [
    'If you no longer need them, decline the offer so that the next guest gets them: {{url}}',
    'إن لم تعد بحاجة إليها، يرجى رفض العرض ليحصل عليها الضيف التالي: {{url}}',
  ],
});
