import { messagePairs } from '#kit/language/messages';

export const foodMessages = messagePairs({
  'validation.picture': [
    '{{field}} must be a file of this service or a web address.',
    'يجب أن يكون {{field}} ملفًا من ملفات هذه الخدمة أو عنوان ويب.',
  ],
  'validation.amount': [
    '{{field}} must be an amount with at most two decimals.',
    'يجب أن يكون {{field}} مبلغًا بمنزلتين عشريتين على الأكثر.',
  ],
  'validation.tip_suggestions': [
    '{{field}} must be a list of up to 6 whole percentages from 0 to 100.',
    'يجب أن يكون {{field}} قائمة من 6 نسب مئوية صحيحة على الأكثر، كل منها من 0 إلى 100.',
  ],
  'validation.service_clock': [
    '{{field}} must be real or demo-fixed.',
    'يجب أن تكون قيمة {{field}} إما real أو demo-fixed.',
  ],
});
