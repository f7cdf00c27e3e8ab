import type { ServiceGuide } from '#kit/service/service-guide';
import { ALL_SIGN_INS_COUNT, PATCH_IS_PARTIAL } from '#shared/guide/guide-words';

export const fitnessGuide: ServiceGuide = {
  signIn: [
    {
      en: 'Members, coaches and staff sign in at the same address; what an account may do stands in its `permissions`. Nearly everything needs a token.',
      ar: 'يسجّل الأعضاء والمدربون وفريق العمل الدخول من العنوان نفسه؛ وما يُسمح به للحساب في `permissions`. ويحتاج كل شيء تقريبًا إلى رمز دخول.',
    },
    {
      en: 'Devices send figures with an ingest key of their member, in the header `X-Api-Key`.',
      ar: 'ترسل الأجهزة قياساتها بمفتاح إدخال يخص العضو، في الترويسة `X-Api-Key`.',
    },
  ],
  languages: [],
  money: [{ en: 'Plans and invoices each name their `currency`.', ar: 'تذكر الخطط والفواتير عملتها `currency`.' }],
  days: [
    {
      en: 'Today is today in the `timezone` of the member, which the account names. A coach sees the days of the member, too.',
      ar: 'اليوم هو اليوم في المنطقة الزمنية `timezone` للعضو، وهي مذكورة في حسابه. ويرى المدرب أيام العضو كذلك.',
    },
  ],
  errors: [
    {
      en: '`message` is the bare key, for the site to translate; of wrong fields it is the first problem, and of the request itself a sentence.',
      ar: '`message` المفتاح وحده ليترجمه الموقع؛ وعند خطأ في الحقول أول مشكلة، وفي الطلب نفسه جملة.',
    },
  ],
  repeating: [
    {
      en: 'No request takes a token of its own. Figures and trainings of a device that are sent again take the place of those it sent before.',
      ar: 'لا يأخذ أي طلب رمزًا خاصًا. وما يعيد الجهاز إرساله من قياسات وتمارين يحل محل ما أرسله من قبل.',
    },
  ],
  payments: [
    {
      en: 'Plans, subscriptions and invoices are kept here; no processor is asked.',
      ar: 'تُحفظ الخطط والاشتراكات والفواتير هنا؛ ولا يُسأل معالج دفع.',
    },
  ],
  changes: [PATCH_IS_PARTIAL],
  live: [
    {
      en: 'Pages are let in from `FRONTEND_URL`, where it is set.',
      ar: 'تُقبل الصفحات من `FRONTEND_URL` حيث ضُبط.',
    },
  ],
  limits: [ALL_SIGN_INS_COUNT],
  limitNames: {
    register: { en: 'New accounts', ar: 'الحسابات الجديدة' },
    deleteAccount: { en: 'Attempts to delete the own account', ar: 'محاولات حذف الحساب الخاص' },
    ingest: { en: 'Calls with an ingest key, for each key', ar: 'الطلبات بمفتاح إدخال، لكل مفتاح' },
    ingestAccount: {
      en: 'Calls with ingest keys, for all keys of an account',
      ar: 'الطلبات بمفاتيح الإدخال، لجميع مفاتيح الحساب',
    },
    posts: { en: 'Posts, for each account', ar: 'المنشورات، لكل حساب' },
    comments: { en: 'Comments, for each account', ar: 'التعليقات، لكل حساب' },
    replies: { en: 'Replies in discussions, for each account', ar: 'الردود في النقاشات، لكل حساب' },
    coachMessages: {
      en: 'Messages between member and coach and answers to check-ins, for each account',
      ar: 'الرسائل بين العضو والمدرب والردود على المتابعات، لكل حساب',
    },
  },
};
