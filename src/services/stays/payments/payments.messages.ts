import { messagePairs } from '#kit/language/messages';

export const staysPaymentsMessages = messagePairs({
  'errors.payment_method_unavailable': [
    'This payment method is not available now. Please choose another one.',
    'طريقة الدفع هذه غير متاحة حاليًا. يرجى اختيار طريقة أخرى.',
  ],
  'validation.card_number': [
    '{{field}} must be one of the test cards of the simulator.',
    'يجب أن يكون {{field}} إحدى بطاقات الاختبار.',
  ],
  'validation.card_expiry': ['{{field}} must be a month such as 12/30.', 'يجب أن يكون {{field}} شهرًا مثل 12/30.'],
  'validation.card_expired': ['{{field}} is in the past.', 'انتهت صلاحية {{field}}.'],
  'validation.card_cvc': [
    '{{field}} must have three or four digits.',
    'يجب أن يتكون {{field}} من ثلاثة أو أربعة أرقام.',
  ],
});
