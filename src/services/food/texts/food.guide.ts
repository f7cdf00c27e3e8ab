import type { ServiceGuide } from '#kit/service/service-guide';
import { FAILED_SIGN_INS_COUNT, PATCH_IS_PARTIAL } from '#shared/guide/guide-texts';

export const foodGuide: ServiceGuide = {
  signIn: [
    {
      en: 'Ordering needs no account: a guest sends an e-mail address with the order. With a customer token the order belongs to the customer.',
      ar: 'لا يحتاج الطلب إلى حساب: يكفي أن يذكر الضيف بريده الإلكتروني. ومع رمز العميل يصبح الطلب للعميل.',
    },
  ],
  money: [
    {
      en: '`GET /api/settings/public` returns the currency, the fees, the minimum and the terms of points.',
      ar: 'يعيد `GET /api/settings/public` العملة والرسوم والحد الأدنى وشروط النقاط.',
    },
    {
      en: '`POST /api/checkout/quote` prices a basket and reports what is missing for a delivery.',
      ar: 'يحسب `POST /api/checkout/quote` سعر السلة ويذكر ما ينقص للتوصيل.',
    },
    {
      en: 'Order with the `quote_token` of the quote that you displayed: until `quote_locked_until` the order is charged as shown. After that, changed amounts are refused with 422 and `changes`, with the new quote; order with its token once the customer agrees.',
      ar: 'أرسل مع الطلب `quote_token` الذي عاد مع السعر المعروض: يُحسب الطلب بالسعر نفسه حتى `quote_locked_until`. وبعد ذلك يُرفض أي تغيّر في المبالغ بالرمز 422 مع `changes` والسعر الجديد؛ فاطلب برمزه بعد موافقة العميل.',
    },
    {
      en: 'Without a token, send the displayed `unit_price` with each line: if a price has changed since, the order is refused with 422 and `changes`; `accept_changes` accepts the new price.',
      ar: 'من دون رمز، أرسل `unit_price` الذي عرضته مع كل سطر: إن تغيّر سعر منذ ذلك رُفض الطلب بالرمز 422 مع `changes`، و`accept_changes` يقبل السعر الجديد.',
    },
  ],
  languages: [],
  days: [
    {
      en: 'Each kitchen has its own `time_zone`; its opening hours are in that zone.',
      ar: 'لكل مطبخ منطقة زمنية `time_zone` خاصة به، وساعات عمله بحسبها.',
    },
  ],
  errors: [
    {
      en: '`message` is a key such as `errors.not_found`, for the site to translate. Errors of the request itself (a field, a sign-in) are sentences in the language of the request.',
      ar: '`message` مفتاح مثل `errors.not_found` ليترجمه الموقع. أما أخطاء الطلب نفسه (حقل أو تسجيل دخول) فجمل بلغة الطلب.',
    },
    {
      en: 'A refused basket has `help` with what would be accepted instead: the next opening, free slots, other kitchens, dishes that reach the minimum, alternatives of a dish that is sold out. It has only members that apply, and may be absent.',
      ar: 'مع السلة المرفوضة حقل `help` بما يمكن قبوله بدلًا منها: موعد الفتح القادم، والفترات المتاحة، والمطابخ الأخرى، وأطباق تكمل الحد الأدنى، وبدائل الطبق الذي نفد. لا يضم إلا ما ينطبق على الحالة، وقد لا يوجد.',
    },
  ],
  repeating: [
    {
      en: '`Idempotency-Key` is any string of 1 to 255 characters. A key belongs to the customer, or to the e-mail address of a guest.',
      ar: '`Idempotency-Key` أي نص من حرف إلى 255 حرفًا. ويخص المفتاحُ العميلَ، أو البريدَ الإلكتروني للضيف.',
    },
    {
      en: 'For 30 days, a used key returns the **stored** order with `Idempotent-Replay: true`. If the body differs, the header `Idempotency-Mismatch: true` is set too, and the new body was not ordered. Create a new key whenever the basket changes. After 30 days it is 409 `idempotency_response_lost`: the order exists.',
      ar: 'المفتاح المستعمل يعيد طوال 30 يومًا الطلب **المحفوظ** مع `Idempotent-Replay: true`، وإذا اختلف المحتوى أُضيفت الترويسة `Idempotency-Mismatch: true` ولم يُنفَّذ الطلب الجديد. أنشئ مفتاحًا جديدًا كلما تغيّرت السلة. وبعد 30 يومًا يعيد 409 `idempotency_response_lost`، والطلب موجود.',
    },
    {
      en: 'A registration repeated with the same `client_token`, e-mail address and password returns the first account. If name or phone differ, `Idempotency-Mismatch: true` is set and the account is not changed.',
      ar: 'إذا أُعيد التسجيل بالرمز `client_token` والبريد وكلمة المرور نفسها عاد الحساب الأول؛ وإذا اختلف الاسم أو الهاتف أُضيفت `Idempotency-Mismatch: true` وبقي الحساب كما هو.',
    },
  ],
  payments: [
    {
      en: '`GET /api/payments/methods` lists the payment methods. `payment.next` of an order is the next step: `redirect` to `payment.url`, `checkout_session` by `POST /api/payments/checkout-session`, or `null`.',
      ar: 'يذكر `GET /api/payments/methods` الطرق المتاحة. ويذكر `payment.next` في الطلب الخطوة التالية: `redirect` إلى `payment.url`، أو `checkout_session` عبر `POST /api/payments/checkout-session`، أو `null`.',
    },
    {
      en: 'The method `demo` moves no money; the same call pays the order. It also reopens a failed or abandoned payment.',
      ar: 'الطريقة `demo` لا تنقل مالًا، والطلب نفسه يدفعها. وبه يُعاد فتح دفعة فشلت أو تُركت.',
    },
    {
      en: 'The order can set the pages to return to: `return_url_ok` and `return_url_cancel`, on an origin of `CORS_ORIGIN` or of the site. The default is the page of the site; any other origin is refused with 400 and the code `return_url`.',
      ar: 'يمكن ذكر صفحة العودة مع الطلب: `return_url_ok` و`return_url_cancel`، على نطاق من `CORS_ORIGIN` أو نطاق الموقع. وإذا لم تُذكر كانت صفحة الموقع، ويُرفض أي نطاق آخر بالحالة 400 والرمز `return_url`.',
    },
    {
      en: 'A kitchen can accept an order once it is paid; accepting an unpaid order is refused with `payment_required`.',
      ar: 'يقبل المطبخ الطلب بعد دفعه؛ ويُرفض قبول طلب غير مدفوع بالرمز `payment_required`.',
    },
    {
      en: 'The `token` of an order page is valid for three hours; after that, ask for the order number and the e-mail address.',
      ar: 'يفتح `token` صفحة الطلب ثلاث ساعات؛ وبعدها اسأل عن رقم الطلب والبريد الإلكتروني.',
    },
  ],
  changes: [
    PATCH_IS_PARTIAL,
    {
      en: '`PUT` writes single resources: the kitchen and mode of a cart, a dish in a wishlist, a draft, the pause of a kitchen.',
      ar: '`PUT` يكتب الموارد المفردة: المطبخ وطريقة الاستلام في السلة، وطبق في المفضلة، ومسودة، والإيقاف المؤقت لمطبخ.',
    },
    {
      en: '`actions` of an order lists the possible actions, each with the reason if it is not allowed.',
      ar: 'تسرد `actions` في الطلب الإجراءات الممكنة، ومعها سبب المنع إن وُجد.',
    },
  ],
  live: [
    {
      en: 'Customers receive events of their own orders. A page that follows one order without an account sends its tracking token as `token`, or `reference` and `email`.',
      ar: 'يتلقى العملاء أحداث طلباتهم. والصفحة التي تتابع طلبًا بلا حساب ترسل رمز التتبع في `token`، أو `reference` و`email`.',
    },
  ],
  limits: [FAILED_SIGN_INS_COUNT],
  limitNames: {
    customerLogin: { en: 'Sign-in of customers; change of the own password', ar: 'دخول العملاء؛ وكلمة المرور الخاصة' },
    register: { en: 'New accounts', ar: 'الحسابات الجديدة' },
    registerAgain: { en: 'Repeated registrations', ar: 'طلبات التسجيل المعادة' },
    passwordReset: { en: 'Mails for a new password', ar: 'رسائل كلمة المرور الجديدة' },
    orders: { en: 'Orders, including refused ones', ar: 'الطلبات، والمرفوضة منها أيضًا' },
    paymentSession: { en: 'Opening a payment', ar: 'فتح عملية دفع' },
    tracking: { en: 'Looking up an order', ar: 'تتبّع طلب' },
    promoGuesses: { en: 'Unknown promo codes', ar: 'رموز ترويجية غير موجودة' },
    studioTexts: { en: 'Suggested texts', ar: 'النصوص المقترحة' },
    studioPictures: { en: 'Requests for pictures', ar: 'طلبات الصور' },
    contact: { en: 'Messages to the shop', ar: 'رسائل إلى المتجر' },
  },
};
