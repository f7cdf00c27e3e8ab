import type { ServiceGuide } from '#kit/service/service-guide';
import {
  COMPANY_ZONE,
  FAILED_SIGN_INS_COUNT,
  NEW_TOKEN_FOR_NEW_FORM,
  PUT_IS_PARTIAL,
  MESSAGE_IS_TRANSLATED,
} from '#shared/guide/guide-texts';

export const propertyGuide: ServiceGuide = {
  signIn: [{ en: 'Visitors have no account.', ar: 'ليس للزوار حسابات.' }],
  languages: [],
  money: [
    {
      en: 'Each home has a `currency`. Prices of rentals are per year.',
      ar: 'لكل عقار عملته `currency`. وسعر الإيجار سنوي.',
    },
  ],
  days: [COMPANY_ZONE],
  errors: [MESSAGE_IS_TRANSLATED],
  repeating: [
    {
      en: '`client_token` is a UUID of version 4, such as `crypto.randomUUID()` creates. Sent again with another form, it returns the first receipt with the header `Idempotency-Mismatch: true`, and the new form is not stored.',
      ar: '`client_token` معرّف UUID من الإصدار 4، كالذي ينشئه `crypto.randomUUID()`. وإذا أُرسل مرة أخرى مع نموذج آخر أعاد الإيصال الأول مع الترويسة `Idempotency-Mismatch: true`، ولم يُحفظ النموذج الجديد.',
    },
    NEW_TOKEN_FOR_NEW_FORM,
  ],
  payments: [{ en: 'This service takes no money.', ar: 'لا تستقبل هذه الخدمة أموالًا.' }],
  changes: [PUT_IS_PARTIAL],
  live: [{ en: 'Only staff can connect.', ar: 'الاتصال متاح لفريق العمل فقط.' }],
  limits: [FAILED_SIGN_INS_COUNT],
  limitNames: {
    leads: { en: 'Inquiries', ar: 'الاستفسارات' },
    studioPictures: { en: 'Requests for furnished pictures', ar: 'طلبات صور التأثيث' },
    viewings: { en: 'Viewing requests', ar: 'طلبات المعاينة' },
  },
};
