import { messagePairs } from '#kit/language/messages';

export const stayMessages = messagePairs({
  'validation.stay_ids': [
    '{{field}} must be one to {{max}} ids, comma separated.',
    'يجب أن يكون {{field}} من معرّف واحد إلى {{max}} مفصولة بفواصل.',
  ],
});
