import type { ServiceGuide } from '#kit/service/service-guide';
import { COMPANY_ZONE, FAILED_SIGN_INS_COUNT, PUT_IS_PARTIAL, MESSAGE_IS_TRANSLATED } from '#shared/guide/guide-texts';

export const staysGuide: ServiceGuide = {
  signIn: [
    {
      en: 'Guests have no account. The receipt of a booking and its mails contain an `access_token` that opens only that booking. Reference and e-mail address together work too.',
      ar: 'ليس للضيوف حسابات. يحمل إيصال الحجز ورسائله رمزًا `access_token` يفتح ذلك الحجز وحده؛ وكذلك رقم الحجز مع البريد الإلكتروني.',
    },
  ],
  languages: [],
  money: [
    {
      en: '`GET /api/settings/public` returns the currency. `GET …/{slug}/quote` returns the price of the nights; a search with dates returns totals. Book with the `quote_token` of the quote that you displayed: until `quote_locked_until` the booking costs what it showed. After that another price is refused with 422 and `price_changed`, with the new quote in `details`; book with its token once the guest agrees.',
      ar: 'يعيد `GET /api/settings/public` العملة. ويحسب `GET …/{slug}/quote` سعر الليالي؛ والبحث بالتواريخ يعرض المجاميع. احجز برمز `quote_token` الذي عاد مع السعر المعروض: يُحسب الحجز بالسعر نفسه حتى `quote_locked_until`. وبعد ذلك يُرفض أي سعر مختلف بالرمز 422 مع `price_changed` والسعر الجديد في `details`؛ فاحجز برمزه بعد موافقة الضيف.',
    },
  ],
  days: [
    COMPANY_ZONE,
    {
      en: 'A night belongs to the day it begins on: from the 5th to the 8th is three nights, and the night of the 8th is free for the next guest.',
      ar: 'الليلة تتبع اليوم الذي تبدأ فيه: من الخامس إلى الثامن ثلاث ليالٍ، وليلة الثامن متاحة للضيف التالي.',
    },
  ],
  errors: [
    MESSAGE_IS_TRANSLATED,
    {
      en: '`details` contains the values behind the message, for pages that need them.',
      ar: 'وفي `details` القيم التي وردت في الرسالة، لاستخدامها في الصفحة.',
    },
  ],
  repeating: [
    {
      en: '`client_token` has 8 to 64 characters and identifies one attempt.',
      ar: '`client_token` من 8 إلى 64 حرفًا، ويسمّي محاولة واحدة.',
    },
    {
      en: 'For 30 days, a used token returns the **stored** receipt, even with other dates. When the body differs, the response has the header `Idempotency-Mismatch: true`: create a new token for the new booking. A used token with another e-mail address is refused with `client_token_reused`. After 30 days it is 409 `idempotency_response_lost`: the booking exists.',
      ar: 'الرمز المستعمل يعيد طوال 30 يومًا الإيصال **المحفوظ** وإن تغيرت التواريخ. وإذا اختلف الطلب عن الأول حملت الاستجابة الترويسة `Idempotency-Mismatch: true`؛ أنشئ رمزًا جديدًا للحجز الجديد. ومع بريد إلكتروني آخر يُرفض الرمز المستعمل بالرمز `client_token_reused`. وبعد 30 يومًا يعيد 409 `idempotency_response_lost`، والحجز موجود.',
    },
  ],
  payments: [
    {
      en: '`GET /api/payments/methods` lists the available payment methods. For a `hosted` method, send the guest to `redirect_url`.',
      ar: 'يعيد `GET /api/payments/methods` طرق الدفع المتاحة. وإذا كانت الطريقة `hosted` فأرسل الضيف إلى `redirect_url`.',
    },
    {
      en: 'A booking can set the return pages `return_url_ok` and `return_url_cancel`, on an origin of `CORS_ORIGIN` or of the site. The default is the booking page of the site; any other origin is refused with 400 and the code `return_url`.',
      ar: 'يمكن ذكر صفحة العودة مع الحجز: `return_url_ok` و`return_url_cancel`، على نطاق من `CORS_ORIGIN` أو نطاق الموقع. وإذا لم تُذكر كانت صفحة الموقع، ويُرفض أي نطاق آخر بالحالة 400 والرمز `return_url`.',
    },
    {
      en: 'A declined card also returns 201: the booking is `cancelled`, `failure_reason` is `card_declined` and `code` is `card_declined_new_token`. Nothing is booked, and the token cannot be used again. **Make a new `client_token`** before the guest tries another card.',
      ar: 'البطاقة المرفوضة تعيد أيضًا الحالة 201: الحجز `cancelled` و`failure_reason` هو `card_declined` و`code` هو `card_declined_new_token`. لا شيء محجوز، والرمز استُهلك. **أنشئ `client_token` جديدًا** قبل أن يجرّب الضيف بطاقة أخرى.',
    },
    {
      en: 'Without a payment processor, outside production only, cards are simulated: `4242 4242 4242 4242` pays, `4000 0000 0000 0002` is declined.',
      ar: 'إذا لم يُضبط معالج دفع، وفي غير بيئة الإنتاج فقط، تُحاكى البطاقات: `4242 4242 4242 4242` تدفع، و`4000 0000 0000 0002` تُرفض.',
    },
    {
      en: 'A stay can have a refundable `deposit`. It is paid with the booking and is not part of `total`: show `to_pay` as the amount to pay. The part that staff do not keep is returned at `deposit_returns_at`, some days after the stay; cancelling the booking returns all of it.',
      ar: 'قد يكون للإقامة مبلغ تأمين مسترد `deposit` يُدفع مع الحجز ولا يدخل في `total`، فاعرض `to_pay` بوصفه المبلغ المطلوب. وما لا يُحتفظ به منه يُعاد في `deposit_returns_at` بعد الإقامة بأيام، ويُعاد كاملًا عند إلغاء الحجز.',
    },
    {
      en: 'A hosted payment reserves the nights for {holdMinutes}; unpaid nights are then released. The return page reads the booking and settles it with `POST /api/bookings/{reference}/settle`.',
      ar: 'الدفع في صفحة المعالج يحجز الليالي {holdMinutes} ثم تتاح من جديد. وتقرأ صفحة العودة الحجز، وتنهيه عبر `POST /api/bookings/{reference}/settle`.',
    },
  ],
  changes: [
    PUT_IS_PARTIAL,
    {
      en: '`actions` of a booking lists the actions that staff can take now; `can_cancel` and `can_review` are those of the guest.',
      ar: 'يسرد `actions` ما يمكن لفريق العمل فعله بالحجز الآن، ويبيّن `can_cancel` و`can_review` ما يمكن للضيف.',
    },
  ],
  live: [
    {
      en: 'The page of a booking sends its `reference` with the access token as `token`, or with `email`.',
      ar: 'ترسل صفحة الحجز `reference` مع رمز الحجز في `token`، أو مع `email`.',
    },
  ],
  limits: [FAILED_SIGN_INS_COUNT],
  limitNames: {
    waitlist: { en: 'Entries of the waitlist', ar: 'طلبات قائمة الانتظار' },
    calendarExport: { en: 'Readings of one calendar', ar: 'قراءات الروزنامة الواحدة' },
    calendarSync: { en: 'Readings of one calendar feed by staff', ar: 'قراءات الفريق لروزنامة منصة أخرى' },
    bookings: { en: 'Bookings', ar: 'الحجوزات' },
    bookingChanges: { en: 'Changes of dates', ar: 'تغييرات التواريخ' },
    inquiries: { en: 'Inquiries', ar: 'الاستفسارات' },
    reviews: { en: 'Attempts to review', ar: 'محاولات التقييم' },
  },
};
