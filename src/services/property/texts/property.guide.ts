import type { ServiceGuide } from '#kit/service/service-guide';
import {
  COMPANY_ZONE,
  FAILED_SIGN_INS_COUNT,
  NEW_TOKEN_FOR_NEW_FORM,
  PUT_IS_PARTIAL,
  SENTENCE,
} from '#shared/guide/guide-words';

export const propertyGuide: ServiceGuide = {
  signIn: [{ en: 'Visitors have no account.', ar: 'ليس للزوار حسابات.' }],
  languages: [],
  money: [
    {
      en: 'Each home names its `currency`. The price of a rental is for a year.',
      ar: 'يذكر كل بيت عملته `currency`. وسعر الإيجار عن سنة.',
    },
  ],
  days: [COMPANY_ZONE],
  errors: [SENTENCE],
  repeating: [
    {
      en: '`client_token` is a UUID of version 4, such as `crypto.randomUUID()` makes. Sent again with another form, it answers the first receipt with the header `Idempotency-Mismatch: true`; nothing of the new form was taken.',
      ar: '`client_token` معرّف UUID من الإصدار 4، كالذي ينشئه `crypto.randomUUID()`. وإذا أُرسل مرة أخرى مع نموذج آخر أعاد الإيصال الأول مع الترويسة `Idempotency-Mismatch: true`، ولم يُؤخذ شيء من النموذج الجديد.',
    },
    NEW_TOKEN_FOR_NEW_FORM,
  ],
  payments: [{ en: 'This service takes no money.', ar: 'لا تستقبل هذه الخدمة أموالًا.' }],
  changes: [PUT_IS_PARTIAL],
  live: [{ en: 'Staff alone are let in.', ar: 'لا يُقبل فيها إلا فريق العمل.' }],
  limits: [FAILED_SIGN_INS_COUNT],
  limitNames: {
    leads: { en: 'Inquiries', ar: 'الاستفسارات' },
    viewings: { en: 'Viewings asked for', ar: 'طلبات المعاينة' },
  },
};
