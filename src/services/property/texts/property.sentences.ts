import { sentencePairs } from '#kit/language/sentences';

/** Sentences of the property service as such; each feature keeps its own beside it. */
export const propertySentences = sentencePairs({
  'validation.currency': ['{{field}} must be a currency code such as AED.', 'يجب أن يكون {{field}} رمز عملة مثل AED.'],
});
