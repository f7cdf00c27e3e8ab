import type { ServiceGuide } from '#kit/service/service-guide';
import { ALL_SIGN_INS_COUNT, PATCH_IS_PARTIAL, SENTENCE } from '#shared/guide/guide-words';

export const coursesGuide: ServiceGuide = {
  signIn: [
    {
      en: 'The routes below `/api/users/auth` and `/api/students/auth` sign in the same students; the first send a link to confirm the address.',
      ar: 'المساران `/api/users/auth` و`/api/students/auth` للطلاب أنفسهم؛ والأول يرسل رابط تأكيد البريد.',
    },
  ],
  money: [
    {
      en: 'The currency is `currency` of `GET /api/settings/public`; every order names its own.',
      ar: 'العملة في `currency` ضمن `GET /api/settings/public`، ويذكر كل طلب عملته.',
    },
  ],
  languages: [
    {
      en: 'What a student reads of an own course, search and the dashboard come in one language, that of the request. A header that names neither gets the `default_locale` of the settings.',
      ar: 'ما يقرؤه الطالب من دورته والبحث ولوحة التحكم يأتي بلغة واحدة هي لغة الطلب. والترويسة التي لا تذكر إحداهما تُجاب بلغة `default_locale` من الإعدادات.',
    },
  ],
  days: [
    {
      en: 'Days are those of the setting `timezone`; the calendar names it beside them.',
      ar: 'الأيام بتوقيت الإعداد `timezone`، ويذكره التقويم معها.',
    },
  ],
  errors: [SENTENCE, { en: 'Of wrong fields it is the first problem.', ar: 'وعند خطأ في الحقول تكون أول مشكلة.' }],
  repeating: [
    {
      en: 'No request takes a token of its own. A checkout of the same courses gives up the order that was not paid; a lesson that is completed twice, a review or a note that is written again stay one.',
      ar: 'لا يأخذ أي طلب رمزًا خاصًا. شراء الدورات نفسها مجددًا يلغي الطلب غير المدفوع؛ وإتمام الدرس مرتين، وإعادة كتابة تقييم أو ملاحظة، تبقى واحدة.',
    },
  ],
  payments: [
    {
      en: '`GET /api/shop/payment-methods` says what is offered. `POST /api/shop/checkout` answers `redirect_url`; the courses are held when the processor has told of the money.',
      ar: 'يذكر `GET /api/shop/payment-methods` الطرق المتاحة. ويعيد `POST /api/shop/checkout` العنوان `redirect_url`؛ وتُمنح الدورات عندما يُبلغ معالج الدفع بوصول المال.',
    },
    {
      en: 'Where the student comes back to can be named with the checkout: `return_url_ok` and `return_url_cancel`, on an origin of `CORS_ORIGIN` or of the site. Left out, it is the page of the site; any other origin is refused with 400 and the code `return_url`.',
      ar: 'يمكن ذكر صفحة العودة مع الطلب: `return_url_ok` و`return_url_cancel`، على نطاق من `CORS_ORIGIN` أو نطاق الموقع. وإذا لم تُذكر كانت صفحة الموقع، ويُرفض أي نطاق آخر بالحالة 400 والرمز `return_url`.',
    },
    {
      en: 'The page the student comes back to calls `POST /api/shop/orders/{reference}/settle`. An order that is still `pending` then is read again after a moment.',
      ar: 'تستدعي صفحة العودة `POST /api/shop/orders/{reference}/settle`. والطلب الذي يبقى `pending` يُقرأ ثانية بعد لحظات.',
    },
    { en: 'A course that costs nothing is held at once.', ar: 'الدورة المجانية تُمنح في الحال.' },
  ],
  changes: [
    PATCH_IS_PARTIAL,
    {
      en: '`PUT` of a review or a note writes it, whether there was one or not.',
      ar: '`PUT` على تقييم أو ملاحظة يكتبها، سواء أكانت موجودة أم لا.',
    },
  ],
  live: [
    {
      en: 'Students and staff each sign in with their own token.',
      ar: 'يتصل الطلاب وفريق العمل كلٌّ برمزه.',
    },
  ],
  limits: [ALL_SIGN_INS_COUNT],
  limitNames: {
    userPasswords: {
      en: 'Students signing in, the own password (`/api/users`)',
      ar: 'دخول الطلاب وكلمة المرور الخاصة (`/api/users`)',
    },
    studentPasswords: {
      en: 'Students signing in, the own password (`/api/students`)',
      ar: 'دخول الطلاب وكلمة المرور الخاصة (`/api/students`)',
    },
    userRegister: { en: 'New accounts', ar: 'الحسابات الجديدة' },
    studentRegister: { en: 'New accounts', ar: 'الحسابات الجديدة' },
    userResend: { en: 'Another mail to confirm the address', ar: 'رسالة أخرى لتأكيد البريد' },
    userForgot: { en: 'Mails for a new password', ar: 'رسائل كلمة المرور الجديدة' },
    studentForgot: { en: 'Mails for a new password', ar: 'رسائل كلمة المرور الجديدة' },
    userReset: { en: 'Setting a new password', ar: 'تعيين كلمة مرور جديدة' },
    studentReset: { en: 'Setting a new password', ar: 'تعيين كلمة مرور جديدة' },
  },
};
