import { messagePairs } from '#kit/language/messages';

export const homesMessages = messagePairs({
  'validation.price_bound': [
    '{{field}} must be an amount such as 1500000 or 1500.50.',
    'يجب أن يكون {{field}} مبلغًا مثل 1500000 أو 1500.50.',
  ],
  'validation.bedrooms': [
    '{{field}} must be a whole number; 0 is studios.',
    'يجب أن يكون {{field}} عددًا صحيحًا، والصفر للاستوديو.',
  ],
  'validation.bathrooms': ['{{field}} must be a number such as 2 or 2.5.', 'يجب أن يكون {{field}} عددًا مثل 2 أو 2.5.'],
  'validation.lookup_ids': [
    '{{field}} must be one to {{max}} ids joined by commas.',
    'يجب أن يكون {{field}} من معرّف واحد إلى {{max}} من المعرّفات مفصولة بفواصل.',
  ],
});
