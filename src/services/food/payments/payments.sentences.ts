import { sentencePairs } from '#kit/language/sentences';

export const foodPaymentsSentences = sentencePairs({
  'errors.return_address_invalid': [
    'This address is not valid, or not any more.',
    'هذا العنوان غير صالح أو انتهت صلاحيته.',
  ],
});
