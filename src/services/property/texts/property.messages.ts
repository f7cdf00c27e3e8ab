import { messagePairs } from '#kit/language/messages';

export const propertyMessages = messagePairs({
  'validation.currency': ['{{field}} must be a currency code such as AED.', 'يجب أن يكون {{field}} رمز عملة مثل AED.'],
});
