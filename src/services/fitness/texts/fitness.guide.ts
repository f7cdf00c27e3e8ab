import type { ServiceGuide } from '#kit/service/service-guide';
import { ALL_SIGN_INS_COUNT, PATCH_IS_PARTIAL } from '#shared/guide/guide-texts';

export const fitnessGuide: ServiceGuide = {
  signIn: [
    {
      en: 'Members, coaches and staff sign in at the same address; the `permissions` of an account list what it may do. Nearly every route requires a token.',
      ar: 'يسجّل الأعضاء والمدربون وفريق العمل الدخول من العنوان نفسه؛ وتعرض `permissions` ما يُسمح به للحساب. وتتطلب معظم الطلبات رمز دخول.',
    },
    {
      en: 'Devices send their data with an ingest key of the member, in the header `X-Api-Key`.',
      ar: 'ترسل الأجهزة قياساتها بمفتاح إدخال يخص العضو، في الترويسة `X-Api-Key`.',
    },
  ],
  languages: [],
  money: [{ en: 'Plans and invoices each name their `currency`.', ar: 'تذكر الخطط والفواتير عملتها `currency`.' }],
  days: [
    {
      en: 'Days follow the `timezone` of the member. Coaches see the days of the member as well.',
      ar: 'تُحسب الأيام بالمنطقة الزمنية `timezone` المسجلة في حساب العضو. ويرى المدرب الأيام بتوقيت العضو كذلك.',
    },
  ],
  errors: [
    {
      en: '`message` is usually the error key, which the site translates. For invalid fields it is the first problem, and for problems with the request itself a full sentence.',
      ar: 'يحمل `message` عادةً مفتاح الخطأ ليترجمه الموقع. وعند خطأ في الحقول يحمل أول مشكلة، وعند خلل في الطلب نفسه جملة كاملة.',
    },
  ],
  repeating: [
    {
      en: 'Figures and trainings that a device sends again replace its earlier ones.',
      ar: 'ما يعيد الجهاز إرساله من قياسات وتمارين يحل محل ما أرسله من قبل.',
    },
  ],
  payments: [
    {
      en: 'Plans, subscriptions and invoices are recorded only; the service takes no payments.',
      ar: 'تُسجَّل الخطط والاشتراكات والفواتير فقط؛ ولا تُحصّل الخدمة أي مدفوعات.',
    },
  ],
  changes: [PATCH_IS_PARTIAL],
  live: [
    {
      en: 'When `FRONTEND_URL` is set, only pages from there can connect.',
      ar: 'عند ضبط `FRONTEND_URL` لا يُقبل الاتصال إلا من صفحاته.',
    },
  ],
  limits: [ALL_SIGN_INS_COUNT],
  limitNames: {
    register: { en: 'New accounts', ar: 'الحسابات الجديدة' },
    deleteAccount: { en: 'Attempts to close an account', ar: 'محاولات إغلاق الحساب الشخصي' },
    ingest: { en: 'Calls with an ingest key, for each key', ar: 'الطلبات بمفتاح إدخال، لكل مفتاح' },
    ingestAccount: {
      en: 'Calls with ingest keys, for all keys of an account',
      ar: 'الطلبات بمفاتيح الإدخال، لجميع مفاتيح الحساب',
    },
    posts: { en: 'Posts, for each account', ar: 'المنشورات، لكل حساب' },
    comments: { en: 'Comments, for each account', ar: 'التعليقات، لكل حساب' },
    replies: { en: 'Replies in discussions, for each account', ar: 'الردود في النقاشات، لكل حساب' },
    coachMessages: {
      en: 'Messages between member and coach and replies to check-ins, for each account',
      ar: 'الرسائل بين العضو والمدرب والردود على المتابعات، لكل حساب',
    },
  },
};
