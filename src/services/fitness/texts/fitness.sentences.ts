import { sentencePairs } from '#kit/language/sentences';

/** Sentences of the fitness service as such; each feature keeps its own beside it. */
export const fitnessSentences = sentencePairs({
  'errors.record_not_found': ['There is no such record.', 'لا يوجد سجل كهذا.'],
  'validation.currency': ['{{field}} must be a currency code such as USD.', 'يجب أن يكون {{field}} رمز عملة مثل USD.'],
});
