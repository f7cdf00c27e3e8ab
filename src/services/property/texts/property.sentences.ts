import { sentencePairs } from '#kit/language/sentences';

/** Sentences of the whole service; those of features are in their folders. */
export const propertySentences = sentencePairs({
  'validation.currency': ['{{field}} must be a currency code such as AED.', 'يجب أن يكون {{field}} رمز عملة مثل AED.'],
});
