import { sentencePairs } from '#kit/language/sentences';

export const ordersSentences = sentencePairs({
  'errors.tracking_token_invalid': ['This tracking link is no longer valid.', 'لم يعد رابط التتبع هذا صالحًا.'],
});
