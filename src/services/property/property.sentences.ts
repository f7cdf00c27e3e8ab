import { sentencePairs } from '../../kit/language/sentences';

/** Sentences of the property service as such; each feature keeps its own beside it. */
export const propertySentences = sentencePairs({
  'errors.slug_taken': ['Another record has this address.', 'هذا العنوان مستخدم في سجل آخر.'],
  'validation.sent_once': ['{{field}} must be one value, sent once.', 'يجب إرسال {{field}} كقيمة واحدة ومرة واحدة.'],
  'validation.currency': ['{{field}} must be a currency code such as AED.', 'يجب أن يكون {{field}} رمز عملة مثل AED.'],
});
