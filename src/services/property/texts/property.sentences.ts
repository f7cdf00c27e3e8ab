import { sentencePairs } from '#kit/language/sentences';

export const propertySentences = sentencePairs({
  'validation.currency': ['{{field}} must be a currency code such as AED.', 'يجب أن يكون {{field}} رمز عملة مثل AED.'],
});
