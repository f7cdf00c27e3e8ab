import { sentencePairs } from '#kit/language/sentences';

export const staySentences = sentencePairs({
  'validation.stay_ids': [
    '{{field}} must be one to {{max}} ids, comma separated.',
    'يجب أن يكون {{field}} من معرّف واحد إلى {{max}} مفصولة بفواصل.',
  ],
});
