import { sentencePairs } from '#kit/language/sentences';

/** Sentences of the property service as such; each feature keeps its own beside it. */
export const propertySentences = sentencePairs({
  'validation.sent_once': ['{{field}} must be one value, sent once.', 'يجب إرسال {{field}} كقيمة واحدة ومرة واحدة.'],
  'validation.currency': ['{{field}} must be a currency code such as AED.', 'يجب أن يكون {{field}} رمز عملة مثل AED.'],
});
