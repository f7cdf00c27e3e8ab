import { messagePairs } from '#kit/language/messages';

export const fitnessMessages = messagePairs({
  'errors.record_not_found': ['The record was not found.', 'لم يتم العثور على السجل.'],
  'validation.currency': ['{{field}} must be a currency code such as USD.', 'يجب أن يكون {{field}} رمز عملة مثل USD.'],
});
